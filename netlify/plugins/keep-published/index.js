// Netlify loads plugins before anything is built, and TypeScript only as CommonJS: hence plain JavaScript.
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** The folders whose files are named by their content, so that those of several builds can be published beside each other. */
const FOLDERS = ['_astro', 'data']
/** Where the files of the last builds are kept. */
const KEPT = '.astro/published'
/** In it: by file, when the first build without it was made. */
const LEFT = 'left.json'

/** As long as a page may stay open in a tab and find its files. */
const DAYS_KEPT = 14
/** Of all older files together, the last ones first: the files of this build come on top. */
const MOST_BYTES = 100_000_000

const DAY_MS = 86_400_000

/** The files in some folders of a directory, by their paths from it. */
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

/** When the first build without each older file was made: now, if that is this one. */
async function timesLeft(now) {
  const known = await readFile(join(KEPT, LEFT), 'utf8').then(JSON.parse, () => ({}))
  return (file) => known[file] ?? now
}

/**
 * Restores the files of the last builds.
 *
 * @param {{ utils: { cache: { restore(folder: string): Promise<boolean> } } }} build
 */
export async function onPreBuild({ utils }) {
  await utils.cache.restore(KEPT)
}

/**
 * Publishes the scripts, style sheets, data and pictures of the last 14 days beside those of this build: a page that is open in
 * a tab asks for the files that it was built with, and a deploy has none but its own.
 *
 * @param {{ constants: { PUBLISH_DIR: string }, utils: { cache: { save(folder: string): Promise<boolean> } } }} build
 */
export async function onPostBuild({ constants: { PUBLISH_DIR }, utils }) {
  const now = Date.now()
  const leftAt = await timesLeft(now)
  const built = new Set(await filesIn(PUBLISH_DIR))
  const older = (await filesIn(KEPT)).filter((file) => !built.has(file))
  older.sort((a, b) => leftAt(b) - leftAt(a))
  const left = {}
  let bytes = 0
  for (const file of older) {
    const { size } = await stat(join(KEPT, file))
    if (now - leftAt(file) > DAYS_KEPT * DAY_MS || bytes + size > MOST_BYTES) {
      await rm(join(KEPT, file))
      continue
    }
    bytes += size
    left[file] = leftAt(file)
    await copy(file, KEPT, PUBLISH_DIR)
  }
  for (const file of built) await copy(file, PUBLISH_DIR, KEPT)
  await mkdir(KEPT, { recursive: true })
  await writeFile(join(KEPT, LEFT), JSON.stringify(left))
  await utils.cache.save(KEPT)
  const count = Object.keys(left).length
  console.log(
    `${count} files of the last ${DAYS_KEPT} days are published too, ${Math.round(bytes / 1e6)} MB.`,
  )
}
