import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { checkContent } from '../../../src/staff/check-content/check-content.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from './content-folder.ts'

const ALDER = 'content/fans/alder-52.json'

const content = await contentFolder(await contentFiles())
const report = async () => (await checkContent(content.root)).map(formatFault)
const errors = async () => (await report()).filter((line) => line.startsWith('✖'))

test('an untouched copy has no errors', async () => {
  expect(await errors()).toEqual([])
})

test('reports several errors on a line each', async () => {
  await content.replace(ALDER, '"title"', '"titel"')
  await content.edit(ALDER, (fan) =>
    Object.assign(fan, {
      sizes: [52, 'fifty'],
      productCategories: ['tradtional'],
      imageUrl: '../images/fans/alder-53.jpg',
      shown: 'Satin Nickle',
      formerAddresses: ['/ceiling-fans/large'],
    }),
  )
  await content.write('content/fans/halcyon-72.json', '{')
  await content.remove('content/store.json')
  await content.replace('content/pages/home.json', 'introductionTitle', 'introductionTittle')
  const lines = await errors()
  expect(lines.map((line) => line.slice(0, line.indexOf(': ')))).toEqual([
    '✖ content/fans/alder-52.json › sizes[1]',
    '✖ content/fans/alder-52.json › titel',
    '✖ content/fans/alder-52.json › productCategories[0]',
    '✖ content/fans/alder-52.json › shown',
    '✖ content/fans/alder-52.json › formerAddresses[0]',
    '✖ content/fans/alder-52.json › imageUrl',
    '✖ content/fans/halcyon-72.json › line 1, column 2',
    '✖ content/pages/home.json › introductionTittle',
    '✖ content/store.json',
  ])
  expect(lines[0]).toContain(
    'expected a number of inches such as 52 or 33.5, got "fifty". Correct the value.',
  )
})

test('warns about a moved product, before and after the commit', async () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: content.root })
  git('init')
  git('add', '.')
  git('commit', '-m', 'Before')
  git('commit', '--allow-empty', '-m', 'Something else')
  await content.edit(ALDER, (fan) => Object.assign(fan, { productCategories: ['large'] }))
  const moved = `⚠ ${ALDER} › formerAddresses: its page moves from /ceiling-fans/traditional/alder-52. To keep printed tags`
  expect(await report()).toContainEqual(expect.stringContaining(moved))
  git('commit', '-am', 'After')
  expect(await report()).toContainEqual(expect.stringContaining(moved))
  const formerAddresses = ['/ceiling-fans/traditional/alder-52']
  await content.edit(ALDER, (fan) => Object.assign(fan, { formerAddresses }))
  expect((await report()).filter((line) => line.includes('moves from'))).toEqual([])
  await rm(join(content.root, '.git'), { recursive: true })
})

test('the command ends with status 0 after warnings, and with status 1 after errors', async () => {
  const run = () =>
    spawnSync('node_modules/.bin/node', ['src/staff/check-content/check-content.ts', content.root], {
      encoding: 'utf8',
    })
  const good = run()
  expect([good.status, good.stdout]).toEqual([0, 'content/ has no errors.\n'])
  expect(good.stderr).toContain('⚠ content/fan-categories: no fan is in these categories')
  await content.edit(ALDER, (fan) => Object.assign(fan, { title: '' }))
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toContain(`✖ ${ALDER} › title: is empty. Fill it in.\n`)
  expect(stderr).toContain('\n1 error in content/. Nothing was built, and dist/ is unchanged.\n')
})

test('doesn’t build content with errors', async () => {
  await cp('package.json', join(content.root, 'package.json'))
  for (const part of ['src', 'node_modules']) await symlink(resolve(part), join(content.root, part))
  await content.write(ALDER, '{ "name": "alder-52" ')
  await content.remove('content/store.json')
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: content.root, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('\n\n2 errors in content/. Nothing was built, and dist/ is unchanged.\n')
  expect(existsSync(join(content.root, 'dist'))).toBe(false)
})
