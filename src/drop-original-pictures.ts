import { readdir, rm } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** An original as Vite names it, `porch.DfeZ2Xqc.jpg`; an encoded one has a second mark, `porch.DfeZ2Xqc_Z1x2Y3.avif`. */
const ORIGINAL = /\.[\w-]{8}\.(jpe?g|png|webp|avif)$/

/**
 * Takes full-size originals out of dist. Astro deletes those that it encodes; one that no record names would be
 * published for nobody.
 */
export const dropOriginalPictures = (): AstroIntegration => ({
  name: 'drop-original-pictures',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = new URL('_astro/', dir)
      const originals = (await readdir(folder)).filter((name) => ORIGINAL.test(name))
      await Promise.all(originals.map((name) => rm(new URL(name, folder))))
    },
  },
})
