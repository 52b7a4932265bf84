import { readdir, rm } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** Vite names an original `porch.DfeZ2Xqc.jpg`, an encoded one `porch.DfeZ2Xqc_Z1x2Y3.avif`. */
const ORIGINAL = /\.[\w-]{8}\.(jpe?g|png|webp|avif|svg)$/

/** Astro deletes only those originals that it encodes, not those that no page shows. */
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
