import { readdir, rm } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** An original as Vite names it, `porch.DfeZ2Xqc.jpg`; an encoded one has a second mark, `porch.DfeZ2Xqc_Z1x2Y3.avif`. */
const ORIGINAL = /\.[\w-]{8}\.(jpe?g|png|webp|avif|svg)$/

/**
 * Deletes full-size originals from `dist/`. Astro deletes those that it encodes itself; one that no record names would be
 * published although no page shows it.
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
