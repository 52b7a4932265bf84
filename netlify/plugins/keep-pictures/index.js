// Netlify loads plugins before anything is built, and TypeScript only as CommonJS, so this is plain JavaScript.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Astro's encoded pictures: `cacheDir` in astro.config.mjs. */
const PICTURES = '.astro/assets'
/** Social images: src/publishing/social-image.ts. */
const SOCIAL = '.astro/social-2'

/**
 * Restores the last build's pictures, so that this build encodes only new ones.
 *
 * @param {{ utils: { cache: { restore(folders: string[]): Promise<boolean> } } }} build
 */
export async function onPreBuild({ utils }) {
  const isFound = await utils.cache.restore([PICTURES, SOCIAL])
  console.log(
    isFound ? 'Restored the pictures of the last build.' : 'No pictures are cached: all will be encoded.',
  )
}

/**
 * Saves the pictures for the next build, except unused ones.
 *
 * @param {{ constants: { PUBLISH_DIR: string }, utils: { cache: { save(folders: string[]): Promise<boolean> } } }} build
 */
export async function onPostBuild({ constants, utils }) {
  const shown = new Set(await readdir(join(constants.PUBLISH_DIR, '_astro')))
  // A site without pictures must not fail here.
  const saved = await readdir(PICTURES).catch(() => [])
  const unused = saved.filter((picture) => !shown.has(picture))
  await Promise.all(unused.map((picture) => rm(join(PICTURES, picture))))
  await utils.cache.save([PICTURES, SOCIAL])
}
