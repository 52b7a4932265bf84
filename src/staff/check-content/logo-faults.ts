import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import sharp from 'sharp'
import { error, type Fault } from '../../catalogue/faults.ts'
import type { ReadableRecords } from '../../catalogue/records.ts'
import { readSvg, SvgError } from '../../drawing/svg.ts'
import { svgMark } from '../../publishing/brand/svg-mark.ts'

const MARK_PX = 512
const LOGO_PX = 400

/** What is wrong with a picture of the store's, as the rest of a sentence that starts with its path. */
async function fileProblem(path: string, isMark: boolean): Promise<string | undefined> {
  const data = await readFile(path).catch(() => undefined)
  if (!data) return 'is not there'
  if (path.endsWith('.svg')) {
    try {
      if (isMark) svgMark(data.toString())
      else readSvg(data.toString(), 'logo')
    } catch (error) {
      if (error instanceof SvgError) return error.message
      throw error
    }
  }
  const { width, height, format } = await sharp(data)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }))
  if (path.endsWith('.svg')) return format === 'svg' ? undefined : 'cannot be drawn'
  if (format !== 'png') return 'is not a PNG picture, despite its name'
  const size = `is ${width} x ${height} px`
  if (isMark) return width === height && width >= MARK_PX ? undefined : `${size}, not a square of ${MARK_PX}`
  return width >= LOGO_PX && width > height
    ? undefined
    : `${size}, not wider than high and ${LOGO_PX} wide or more`
}

const REMEDIES = {
  markUrl: 'Save it as plain outlines (SVG), or as a square PNG of 512 pixels, or leave the field out.',
  logoUrl: 'Save it as a plain SVG or a larger PNG, or leave the field out.',
} as const

/** The logo and the mark are there, and are what every page can show. */
export async function logoFaults(root: string, { store }: ReadableRecords): Promise<Fault[]> {
  const named = store.flatMap(({ file, fields }) =>
    (['logoUrl', 'markUrl'] as const).flatMap((field) => {
      const written = fields[field]
      return written ? [{ file, field, written }] : []
    }),
  )
  const faults = await Promise.all(
    named.map(async ({ file, field, written }) => {
      const path = join(root, posix.join(posix.dirname(file), written))
      const problem = await fileProblem(path, field === 'markUrl')
      return problem === undefined ? [] : [error({ file, field }, `${written} ${problem}`, REMEDIES[field])]
    }),
  )
  return faults.flat()
}
