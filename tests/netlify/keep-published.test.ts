import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPostBuild, onPreBuild } from '../../netlify/plugins/keep-published/index.js'

const KEPT = '.astro/published'
const DAY_MS = 86_400_000

/** Netlify runs plugins in the folder of the project. */
const before = process.cwd()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-published-'))
  process.chdir(folder)
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.chdir(before)
  await rm(folder, { recursive: true })
})

/** Builds a site of these files on a day. @returns what is published then */
async function publish(day: number, files: readonly string[], bytes = 1): Promise<string[]> {
  vi.setSystemTime(day * DAY_MS)
  await rm('dist', { recursive: true, force: true })
  for (const file of files) {
    await mkdir(dirname(join('dist', file)), { recursive: true })
    await writeFile(join('dist', file), `of day ${day}`)
    await truncate(join('dist', file), bytes)
  }
  await onPostBuild({ constants: { PUBLISH_DIR: 'dist' }, utils: { cache: { save: async () => true } } })
  const entries = await readdir('dist', { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice('dist/'.length))
    .sort()
}

test('keeps an open page’s scripts and data after the next build', async () => {
  await publish(0, ['index.html', '_astro/search.aaa.js', '_astro/fonts/a.woff2', 'data/fans/aaa.json'])
  expect(await publish(1, ['index.html', '_astro/search.bbb.js', '_astro/fonts/a.woff2'])).toEqual([
    '_astro/fonts/a.woff2',
    '_astro/search.aaa.js',
    '_astro/search.bbb.js',
    'data/fans/aaa.json',
    'index.html',
  ])
})

test.each([
  { day: 44, isThere: true },
  { day: 45, isThere: false },
])('publishes a file dropped on day 30 on day $day: $isThere', async ({ day, isThere }) => {
  await publish(0, ['_astro/a.js'])
  await publish(30, ['_astro/b.js'])
  expect((await publish(day, ['_astro/b.js'])).includes('_astro/a.js')).toBe(isThere)
})

test('a file that reappears counts as new', async () => {
  await publish(0, ['_astro/a.js'])
  await publish(1, ['_astro/b.js'])
  await publish(10, ['_astro/a.js'])
  expect(await publish(20, ['_astro/c.js'])).toContain('_astro/a.js')
})

test('pages, and files without a hash, are only from this build', async () => {
  await publish(0, ['ceiling-fans.html', 'api/getbrands', '_headers'])
  expect(await publish(1, ['index.html'])).toEqual(['index.html'])
})

test('publishes the newest files when they exceed 100 MB', async () => {
  await publish(0, ['_astro/old.avif'], 60_000_000)
  await publish(1, ['_astro/newer.avif'], 60_000_000)
  expect(await publish(2, ['_astro/now.avif'], 60_000_000)).toEqual(['_astro/newer.avif', '_astro/now.avif'])
  expect(await readdir(join(KEPT, '_astro'))).toEqual(['newer.avif', 'now.avif'])
})

test('passes files through Netlify’s cache', async () => {
  const restore = vi.fn(async () => true)
  await onPreBuild({ utils: { cache: { restore } } })
  expect(restore).toHaveBeenCalledWith(KEPT)
  const save = vi.fn(async () => true)
  await mkdir('dist/data', { recursive: true })
  await writeFile('dist/data/fans.json', '[]')
  await onPostBuild({ constants: { PUBLISH_DIR: 'dist' }, utils: { cache: { save } } })
  expect(save).toHaveBeenCalledWith(KEPT)
  expect(await readFile(join(KEPT, 'data/fans.json'), 'utf8')).toBe('[]')
})
