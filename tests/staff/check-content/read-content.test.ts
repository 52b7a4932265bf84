import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { readContent } from '../../../src/staff/check-content/read-content.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from './content-folder.ts'

const ALDER = 'content/fans/alder-52.json'

const content = await contentFolder(await contentFiles())

const report = async () => (await readContent(content.root)).faults.map(formatFault)

test('line ends, a byte order mark and spaces make no difference', async () => {
  const { texts: _, ...before } = await readContent(content.root)
  const text = await content.read(ALDER)
  for (const saved of [text.replaceAll('\n', '\r\n'), `\uFEFF${text}`, JSON.stringify(JSON.parse(text))]) {
    await content.write(ALDER, saved)
    expect(await readContent(content.root)).toMatchObject(before)
  }
})

test('reports a file in another encoding, with another ending, and a folder; hidden files are passed over', async () => {
  for (const data of [Buffer.from('Alder Café', 'latin1'), Buffer.from('\uFEFFAlder', 'utf16le')]) {
    await content.write(ALDER, data)
    expect(await report()).toEqual([
      `✖ ${ALDER}: contains characters that cannot be read. Save the file again as UTF-8.`,
    ])
  }
  await content.remove(ALDER)
  await content.write('content/fans/.DS_Store', 'Mac')
  for (const name of ['alder-52.JSON', 'alder-52.json.txt']) {
    await content.write(`content/fans/${name}`, '{}')
    expect(await report()).toEqual([
      `✖ content/fans/${name}: is not a .json file. End its name in .json, in lowercase, or move it elsewhere.`,
    ])
    await content.remove(`content/fans/${name}`)
  }
  await mkdir(join(content.root, ALDER))
  expect(await report()).toEqual([`✖ ${ALDER}: cannot be read (EISDIR). Replace it.`])
})

test('an unreadable file counts as present, and a record with an error keeps its other fields', async () => {
  await content.write('content/manufacturers/hunter.json', '{')
  await content.edit(ALDER, (fan) => Object.assign(fan, { sizes: 'fifty' }))
  const { records } = await readContent(content.root)
  expect(records.manufacturers).toContainEqual({ file: 'content/manufacturers/hunter.json', fields: {} })
  const alder = records.fans.find(({ file }) => file === ALDER)
  expect(alder?.fields).toMatchObject({ title: 'Alder 52' })
  expect(alder?.fields).not.toHaveProperty('sizes')
})
