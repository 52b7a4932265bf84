// Netlify loads plugins before anything is built, and TypeScript only as CommonJS: hence plain JavaScript.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Astro keeps what it encoded: `cacheDir` of astro.config.mjs. */
const PICTURES = '.astro/assets'
/** Where the pictures of shared links are kept: src/publishing/social/render-social-image.ts. */
const SOCIAL = '.astro/social-2'

/**
 * Restores what the last build has encoded, so that this one encodes new pictures only.
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
 * Keeps the pictures for the next build, without those that the site no longer shows.
 *
 * @param {{ constants: { PUBLISH_DIR: string }, utils: { cache: { save(folders: string[]): Promise<boolean> } } }} build
 */
export async function onPostBuild({ constants, utils }) {
  const shown = new Set(await readdir(join(constants.PUBLISH_DIR, '_astro')))
  // Where there are none, there is nothing to keep: no reason to stop the publishing.
  const kept = await readdir(PICTURES).catch(() => [])
  const unused = kept.filter((picture) => !shown.has(picture))
  await Promise.all(unused.map((picture) => rm(join(PICTURES, picture))))
  await utils.cache.save([PICTURES, SOCIAL])
}
