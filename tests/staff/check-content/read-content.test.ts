import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { readContent } from '../../../src/staff/check-content/read-content.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from './content-folder.ts'

const ALDER = 'content/fans/alder-52.json'

const content = await contentFolder(await contentFiles())

const report = async () => (await readContent(content.root)).faults.map(formatFault)

describe('file encodings', () => {
  test.each([
    { way: 'with Windows line ends', save: (text: string) => text.replaceAll('\n', '\r\n') },
    { way: 'with a byte order mark', save: (text: string) => `\uFEFF${text}` },
    { way: 'on one line', save: (text: string) => JSON.stringify(JSON.parse(text)) },
  ])('$way is right', async ({ save }) => {
    const { texts: _, ...before } = await readContent(content.root)
    await content.write(ALDER, save(await content.read(ALDER)))
    expect(await readContent(content.root)).toMatchObject(before)
  })

  test.each([
    { way: 'Latin-1', encoding: 'latin1' as const, words: 'Alder Café' },
    { way: 'UTF-16', encoding: 'utf16le' as const, words: '\uFEFFAlder' },
  ])('in $way', async ({ encoding, words }) => {
    await content.write(ALDER, Buffer.from(words, encoding))
    expect(await report()).toEqual([
      `✖ ${ALDER}: contains characters that cannot be read. Save the file again as UTF-8.`,
    ])
  })
})

describe('files in the folder', () => {
  test.each(['alder-52.JSON', 'alder-52.json.txt'])('a file named %s', async (name) => {
    await content.move(ALDER, `content/fans/${name}`)
    expect(await report()).toEqual([
      `✖ content/fans/${name}: is not a .json file. End its name in .json, in lowercase, or move it elsewhere.`,
    ])
  })

  test.each([ALDER, 'content/store.json'])('%s is a folder', async (file) => {
    await content.remove(file)
    await mkdir(join(content.root, file))
    expect(await report()).toEqual([
      `✖ ${file}: is a folder, not a file. Take the file out and delete the folder, or move the folder elsewhere.`,
    ])
  })

  test('hidden files of an operating system are passed over', async () => {
    await content.write('content/fans/.DS_Store', 'Mac')
    expect(await report()).toEqual([])
  })
})

test('an unreadable file counts as present, and a record with an error keeps its other fields', async () => {
  await content.write('content/manufacturers/hunter.json', '{')
  await content.edit(ALDER, (fan) => {
    fan.sizes = 'fifty'
  })
  const { records } = await readContent(content.root)
  expect(records.manufacturers).toContainEqual({ file: 'content/manufacturers/hunter.json', fields: {} })
  const alder = records.fans.find(({ file }) => file === ALDER)
  expect(alder?.fields.title).toBe('Alder 52')
  expect(alder?.fields).not.toHaveProperty('sizes')
})
