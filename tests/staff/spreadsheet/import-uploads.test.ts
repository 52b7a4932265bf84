import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aPicture } from '../../own-catalogue/pictures.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from '../check-content/content-folder.ts'

const content = await contentFolder(await contentFiles())
const uploaded = () => readdir(join(content.root, 'content/import')).catch(() => [])

async function importUploads(): Promise<{ status: number; said: string; report: string }> {
  const report = join(content.root, 'report.md')
  await content.write('report.md', '')
  const run = promisify(execFile)(process.execPath, [
    'src/staff/spreadsheet/import.ts',
    '--uploads',
    '--root',
    content.root,
    '--report',
    report,
  ])
  const { status, stdout } = await run.then(
    ({ stdout: said }) => ({ status: 0, stdout: said }),
    ({ code, stdout: said }) => ({ status: Number(code), stdout: String(said) }),
  )
  return { status, said: stdout, report: await readFile(report, 'utf8') }
}

test('an uploaded list becomes records, and is taken away with its pictures', async () => {
  const list = [
    'Name,Brand,Picture,Description,Finish in the photo,Every finish sold,Sizes,Location rating,Categories',
    'Osprey 52,Hunter,Osprey 52.JPG,Quiet.,Matte White,Matte White,52,Indoor,outdoor',
  ]
  await content.write('content/import/list.csv', list.join('\n'))
  await content.write('content/import/Osprey 52.JPG', await aPicture(800, 800))
  const { status, report } = await importUploads()
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

test('with one fault nothing is written, and the list stays', async () => {
  const list = 'File,Name,Sizes\nalder-52,Alder 52,fifty\nbeacon-60,Beacon 61,52; 60\n'
  await content.write('content/import/list.csv', list)
  const before = await content.read('content/fans/beacon-60.json')
  const { status, report } = await importUploads()
  expect(status).toBe(1)
  expect(report).toContain('### Nothing was imported: 1 to correct')
  expect(report).toContain(
    '✖ list!C2: Sizes, line 1: expected a number of inches such as 52 or 33.5, got "fifty". Correct the value.',
  )
  expect(await content.read('content/fans/beacon-60.json')).toBe(before)
  expect(await uploaded()).toEqual(['list.csv'])
})
