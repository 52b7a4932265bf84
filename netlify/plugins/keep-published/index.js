// Netlify loads plugins before anything is built, and TypeScript only as CommonJS, so this is plain JavaScript.
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Folders of files named by their content, so that several builds can be published together. */
const FOLDERS = ['_astro', 'data']
const CACHE = '.astro/published'
/** In that folder: for each file, the time of the first build without it. */
const LEFT = 'left.json'

/** Time for which an open tab can still load its files. */
const MAX_DAYS = 14
/** For all older files together, newest first; this build's files come on top. */
const MAX_BYTES = 100_000_000

const DAY_MS = 86_400_000

async function filesIn(directory) {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const options = { recursive: true, withFileTypes: true }
      const entries = await readdir(join(directory, folder), options).catch(() => [])
      const files = entries.filter((entry) => entry.isFile())
      return files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    }),
  )
  return found.flat()
}

async function copy(file, from, to) {
  await mkdir(dirname(join(to, file)), { recursive: true })
  await copyFile(join(from, file), join(to, file))
}

async function timesLeft(now) {
  const times = await readFile(join(CACHE, LEFT), 'utf8').then(JSON.parse, () => ({}))
  return (file) => times[file] ?? now
}

/**
 * Restores the files of the last builds.
 *
 * @param {{ utils: { cache: { restore(folder: string): Promise<boolean> } } }} build
 */
export async function onPreBuild({ utils }) {
  await utils.cache.restore(CACHE)
}

/**
 * Publishes the scripts, style sheets, data and pictures of the last 14 days together with this build's. An open tab requests the files
 * that its page was built with, and a deploy contains only its own files.
 *
 * @param {{ constants: { PUBLISH_DIR: string }, utils: { cache: { save(folder: string): Promise<boolean> } } }} build
 */
export async function onPostBuild({ constants: { PUBLISH_DIR }, utils }) {
  const now = Date.now()
  const leftAt = await timesLeft(now)
  const built = new Set(await filesIn(PUBLISH_DIR))
  const older = (await filesIn(CACHE)).filter((file) => !built.has(file))
  older.sort((a, b) => leftAt(b) - leftAt(a))
  const left = {}
  let bytes = 0
  for (const file of older) {
    const { size } = await stat(join(CACHE, file))
    if (now - leftAt(file) > MAX_DAYS * DAY_MS || bytes + size > MAX_BYTES) {
      await rm(join(CACHE, file))
      continue
    }
    bytes += size
    left[file] = leftAt(file)
    await copy(file, CACHE, PUBLISH_DIR)
  }
  for (const file of built) await copy(file, PUBLISH_DIR, CACHE)
  await mkdir(CACHE, { recursive: true })
  await writeFile(join(CACHE, LEFT), JSON.stringify(left))
  await utils.cache.save(CACHE)
  const count = Object.keys(left).length
  console.log(`${count} files of the last ${MAX_DAYS} days are published too, ${Math.round(bytes / 1e6)} MB.`)
}
