import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import sharp from 'sharp'
import type { Store } from '../../catalogue/schema/store.ts'
import { printSvgFile, readSvg } from '../../drawing/svg.ts'
import { servedFile } from '../served-file.ts'
import { type SvgMark, svgMark } from './svg-mark.ts'

/** The store's mark: a drawing, or a picture for the icons. */
export type Mark = SvgMark | { png: Buffer }

const LOGO_HEIGHT_PX = 112

/** The store's own logo for the header, which otherwise has the mark and the name. */
export async function logoOf(path: string) {
  const source = await readFile(path)
  const { width, height } = await sharp(source).metadata()
  const file =
    extname(path) === '.svg'
      ? servedFile('logo.svg', printSvgFile(readSvg(source.toString(), 'logo')))
      : servedFile(
          'logo.png',
          await sharp(source).resize({ height: LOGO_HEIGHT_PX, withoutEnlargement: true }).png().toBuffer(),
        )
  return { ...file, width, height }
}

/** The first letter of the name in a ring, for a store without a mark. */
function monogramOf(name: string): SvgMark {
  const [letter = ''] = name.match(/[\p{L}\p{N}]/u) ?? []
  const ring = '<circle cx="16" cy="16" r="14.75" fill="none" stroke="currentColor" stroke-width="1.5"/>'
  const drawn = `<text x="16" y="22.5" font-family="Georgia, serif" font-size="20" text-anchor="middle">${letter.toUpperCase()}</text>`
  return { viewBox: '0 0 32 32', inner: `<g fill="currentColor">${ring}${drawn}</g>` }
}

export async function markOf({ name, markUrl }: Pick<Store, 'name' | 'markUrl'>): Promise<Mark> {
  if (!markUrl) return monogramOf(name)
  return markUrl.endsWith('.png')
    ? { png: await readFile(markUrl) }
    : svgMark(await readFile(markUrl, 'utf8'))
}
