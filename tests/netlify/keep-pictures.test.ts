import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPostBuild, onPreBuild } from '../../netlify/plugins/keep-pictures/index.js'
import { SOCIAL_CACHE } from '../../src/publishing/social-image.ts'

/** A build that showed `brass` and no longer shows `chrome`. Netlify runs plugins in the folder of the project. */
const before = process.cwd()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-pictures-'))
  process.chdir(folder)
  await mkdir('.astro/assets', { recursive: true })
  await mkdir('dist/_astro', { recursive: true })
  for (const file of ['.astro/assets/brass.avif', '.astro/assets/chrome.avif', 'dist/_astro/brass.avif'])
    await writeFile(file, '')
})
afterEach(async () => {
  process.chdir(before)
  await rm(folder, { recursive: true })
})

const KEPT = ['.astro/assets', SOCIAL_CACHE]
const constants = { PUBLISH_DIR: 'dist' }

test('restores the last build’s pictures before a build, and saves those in use after it', async () => {
  const [restore, save] = [vi.fn(async () => true), vi.fn(async () => true)]
  await onPreBuild({ utils: { cache: { restore } } })
  expect(restore).toHaveBeenCalledWith(KEPT)
  await onPostBuild({ constants, utils: { cache: { save } } })
  expect(save).toHaveBeenCalledWith(KEPT)
  expect(await readdir('.astro/assets')).toEqual(['brass.avif'])
})

test('publishes a build without pictures', async () => {
  await rm('.astro', { recursive: true })
  await expect(
    onPostBuild({ constants, utils: { cache: { save: async () => false } } }),
  ).resolves.toBeUndefined()
})
