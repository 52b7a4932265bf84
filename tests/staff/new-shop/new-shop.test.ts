import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../../src/staff/check-content/check-content.ts'
import { liveFaults } from '../../../src/staff/check-content/live.ts'
import { readContent } from '../../../src/staff/check-content/read-content.ts'
import { isSampleStore, PASSAGES } from '../../../src/staff/new-shop/sample.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from '../check-content/content-folder.ts'

const TUESDAY = { opens: '09:00', closes: '17:30' }
const ANSWERS = {
  name: 'Maple Street Fans',
  address: { street: '118 Maple Street', city: 'Knoxville', state: 'TN', postalCode: '37902', country: 'US' },
  phone: '(865) 233-0142',
  email: 'hello@maplestreetfans.com',
  timeZone: 'America/New_York',
  hours: {
    monday: null,
    tuesday: TUESDAY,
    wednesday: TUESDAY,
    thursday: TUESDAY,
    friday: TUESDAY,
    saturday: TUESDAY,
    sunday: null,
  },
  since: 2009,
}
const SETTINGS = {
  RESEND_API_KEY: 're_0123456789abcdefXY',
  CONTACT_TO: 'hello@maplestreetfans.com',
  CONTACT_FROM: 'Website <website@maplestreetfans.com>',
  URL: 'https://www.maplestreetfans.com',
}
const content = await contentFolder(await contentFiles())
const files = async () => (await readdir(join(content.root, 'content'), { recursive: true })).toSorted()

async function newShop(answers: unknown) {
  const file = join(content.root, 'answers.json')
  await writeFile(file, typeof answers === 'string' ? answers : JSON.stringify(answers))
  const words = ['src/staff/new-shop/new-shop.ts', file, '--root', content.root]
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/node', words, { encoding: 'utf8' })
  return { status, stdout, stderr: stderr.replaceAll(file, 'answers.json') }
}

test('leaves a real shop, a folder without Git and one with uncommitted changes unchanged', async () => {
  const before = await files()
  const { status, stderr } = await newShop(ANSWERS)
  expect([status, stderr]).toEqual([
    1,
    [
      '✖ This folder is not in Git, so deleted files would be lost. Commit it first.',
      '✖ This isn’t the sample shop ("sampleCatalogue" in content/store.json). Continuing would delete its products.',
      'Nothing was changed.\n',
    ].join('\n'),
  ])
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], { cwd: content.root })
  git('init')
  git('add', 'content')
  git('commit', '-m', 'Before')
  const store = JSON.parse(await content.read('content/store.json'))
  const sample = JSON.stringify({ ...store, sampleCatalogue: true })
  await writeFile(join(content.root, 'content/store.json'), sample)
  expect((await newShop(ANSWERS)).stderr).toMatch(/^✖ There are uncommitted changes/)
  git('commit', '-am', 'The sample')
  expect(await files()).toEqual(before)
})

test('reports every error in the answers at once and changes nothing', async () => {
  const before = await files()
  const { phone, ...rest } = ANSWERS
  const hours = { ...ANSWERS.hours, monday: { opens: '17:00', closes: '09:00' } }
  const wrong = { ...rest, hours, email: 'hello@example.com', timeZone: 'EST', sinse: 2009 }
  const { status, stderr } = await newShop(wrong)
  const lines = stderr.split('\n').filter((line) => line.startsWith('✖'))
  expect(lines.toSorted()).toEqual([
    '✖ answers.json › email: example.com is reserved for examples. Write the store’s own, or leave it out if it is optional.',
    '✖ answers.json › hours.monday: expected the opening time before the closing time (8 PM is 20:00), got {"opens":"17:00","closes":"09:00"}. Correct the value.',
    '✖ answers.json › phone: is missing. Add the line "phone": … (Written as (404) 555-0142.)',
    '✖ answers.json › sinse: is not a known field. Did you mean "since"?',
    '✖ answers.json › timeZone: expected a time zone such as "America/New_York", "America/Chicago", "America/Denver" or "America/Los_Angeles", got "EST". Correct the value.',
  ])
  expect(stderr).toContain('5 errors in the answers. Nothing was changed.')
  expect([status, await files()]).toEqual([1, before])
})

test('writes answers.json to fill in when it is missing; each empty answer is an error', async () => {
  const command = ['src/staff/new-shop/new-shop.ts', '--root', content.root]
  const file = join(content.root, 'answers.json')
  await rm(file, { force: true })
  const { stdout } = spawnSync('node_modules/.bin/node', command, { encoding: 'utf8' })
  expect(stdout).toBe(`Fill in ${file}, then run: npm run new-shop -- ${file}\n`)
  const { stderr } = await newShop(await readFile(file, 'utf8'))
  const fields = [...stderr.matchAll(/^✖ answers\.json › ([\w.]+):/gm)].map(([, field]) => field)
  expect([...new Set(fields)].toSorted()).toEqual([
    ...['address.city', 'address.postalCode', 'address.state', 'address.street'],
    ...['email', 'name', 'phone', 'since'],
  ])
})

// The last of these: what it deletes is not brought back.
test('the new shop has no products, and nothing that keeps it from going live', async () => {
  const { status, stderr } = await newShop(ANSWERS)
  expect([status, stderr]).toEqual([0, ''])
  const left = (await files()).filter((file) =>
    /\.(jpg|glb|svg)$|^(fans|fixtures|manufacturers)\//.test(file),
  )
  expect(left).toEqual([])
  expect(await checkContent(content.root)).toEqual([])
  expect(await liveFaults(content.root, SETTINGS)).toEqual([])
  expect(JSON.parse(await content.read('content/store.json'))).toMatchObject({ ...ANSWERS, social: {} })
})

const isSample = isSampleStore((await readContent('.')).records)

test.runIf(isSample)('the sample’s texts contain its store’s own sentences word for word', async () => {
  for (const [file, passages] of Object.entries(PASSAGES)) {
    const text = await readFile(file, 'utf8')
    expect(
      Object.keys(passages).filter((passage) => !text.includes(passage)),
      file,
    ).toEqual([])
  }
})
