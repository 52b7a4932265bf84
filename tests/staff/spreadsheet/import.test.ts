import { execFile, spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aPicture } from '../../own-catalogue/pictures.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from '../check-content/content-folder.ts'

const content = await contentFolder(await contentFiles())
const uploaded = () => readdir(join(content.root, 'content/import')).catch(() => [])

async function run(...args: string[]): Promise<{ status: number; printed: string; report: string }> {
  const report = join(content.root, 'report.md')
  await content.write('report.md', '')
  const command = ['src/staff/spreadsheet/import.ts', '--root', content.root, '--report', report, ...args]
  const { status, printed } = await promisify(execFile)(process.execPath, command).then(
    ({ stdout }) => ({ status: 0, printed: stdout }),
    ({ code, stdout }) => ({ status: Number(code), printed: String(stdout) }),
  )
  return { status, printed, report: await readFile(report, 'utf8') }
}

test('an uploaded list becomes records, and is removed with its pictures', async () => {
  const list = [
    'Name,Brand,Photo,Description,Finish in the photo,Every finish sold,Sizes,Location rating,Categories',
    'Osprey 52,Hunter,Osprey 52.JPG,Quiet.,Matte White,Matte White,52,Indoor,outdoor',
  ]
  await content.write('content/import/list.csv', list.join('\n'))
  await content.write('content/import/Osprey 52.JPG', await aPicture(800, 800))
  const { status, report } = await run('--uploads')
  expect(status).toBe(0)
  expect(report).toContain('### 1 new, 0 changed, 0 the same')
  expect(report).toContain('+ content/fans/osprey-52.json\n    Name: Osprey 52\n    Brand: Hunter\n')
  expect(report).toContain('+ content/images/fans/osprey-52.jpg\nWritten: 1 new, 0 changed, 0 the same.')
  expect(JSON.parse(await content.read('content/fans/osprey-52.json'))).toMatchObject({
    imageUrl: '../images/fans/osprey-52.jpg',
  })
  expect(await uploaded()).toEqual([])
  await content.remove('content/fans/osprey-52.json')
  await content.remove('content/images/fans/osprey-52.jpg')
})

test('writes nothing after a single error, and keeps the list', async () => {
  const list = 'File,Name,Sizes\nalder-52,Alder 52,fifty\nbeacon-60,Beacon 61,52; 60\n'
  await content.write('content/import/list.csv', list)
  const before = await content.read('content/fans/beacon-60.json')
  const { status, report } = await run('--uploads')
  expect(status).toBe(1)
  expect(report).toContain('### Nothing was imported: 1 to correct')
  expect(report).toContain(
    '✖ list!C2: Sizes, line 1: expected a number of inches such as 52 or 33.5, got "fifty". Correct the value.',
  )
  expect(report).toContain('With --good-rows, the row without errors can come in alone')
  expect(await content.read('content/fans/beacon-60.json')).toBe(before)
  await content.write('content/import/list.csv', list.replace('Sizes', 'Sizes,Bladess'))
  expect((await run('--uploads')).report).not.toContain('--good-rows')
  expect(await uploaded()).toEqual(['list.csv'])
  await content.remove('content/import/list.csv')
})

test('many errors are in a file beside the list, by row, until none is left', async () => {
  const list = (size: string) =>
    [
      'File,Sizes,Photo',
      ...['alder-52', 'axial-54', 'beacon-60'].map((file) => `${file},${size},no.jpg`),
    ].join('\n')
  const path = join(content.root, 'list.csv')
  await content.write('list.csv', list('x'))
  const { printed } = await run(path, '--pictures', content.root)
  expect(printed).toContain('All 6 errors are listed in ')
  const errors = (await content.read('list.errors.txt')).trim().split('\n')
  expect(errors.map((line) => line.slice(0, line.indexOf(': '))).join()).toBe(
    'list!B2,list!C2,list!B3,list!C3,list!B4,list!C4',
  )
  expect(errors[1]).toBe(`list!C2: Photo: there is no such photo, got "no.jpg". Put it in ${content.root}.`)
  await content.write('list.csv', 'File,Sizes\nalder-52,52')
  await run(path)
  expect(await readdir(content.root)).not.toContain('list.errors.txt')
})

test('an export into a missing folder ends with one line', () => {
  const command = ['src/staff/spreadsheet/export.ts', '--root', content.root, 'no-folder/a.xlsx']
  const { stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(stderr).toBe('✖ no-folder/a.xlsx: there is no such folder. Create it, or choose another.\n')
})
