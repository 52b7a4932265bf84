import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import sharp from 'sharp'
import { error, type Fault } from '../../catalogue/faults.ts'
import { nearestPath } from '../../catalogue/nearest.ts'
import type { PictureReference } from '../../catalogue/picture-references.ts'
import type { ReadableRecords } from '../../catalogue/records.ts'
import { readSvg, SvgError } from '../../drawing/svg.ts'
import { svgMark } from '../../publishing/brand/svg-mark.ts'
import { type FileFault, heicFault, sizeFault } from './picture-rules.ts'
import { listPictures } from './read-content.ts'

/** @param present files in the folder */
export function missingRemedy(
  file: string,
  path: string,
  present: readonly string[],
  folder: string,
): string {
  const near = nearestPath(path, present)
  return near ? `Did you mean "${posix.relative(posix.dirname(file), near)}"?` : `Put the file in ${folder}.`
}

/** Formats that browsers show, as sharp names them; "heif" is AVIF's container. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif']

export async function pictureFault(path: string): Promise<FileFault | undefined> {
  const heic = heicFault(await readFile(path))
  if (heic) return heic
  const picture = sharp(path, { failOn: 'warning' })
  const { format, width, height } = await picture
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (!FORMATS.includes(format))
    return {
      problem: format ? `is a picture in ${format} format` : 'is not a picture, despite its name',
      remedy: 'Save the picture again as JPEG, PNG, WebP or AVIF.',
    }
  try {
    await picture.raw().toBuffer()
  } catch {
    const problem = 'is damaged: only part of it can be read'
    return { problem, remedy: 'Copy it again, or save the picture again.' }
  }
  return sizeFault(width, height)
}

/** Every named image must exist, be an image and be large enough. Each file is opened once. */
export async function pictureFaults(root: string, references: readonly PictureReference[]): Promise<Fault[]> {
  const present = await listPictures(root)
  const existing = new Set(present)
  const named = [...new Set(references.map(({ picture }) => picture)).intersection(existing)]
  const checked = new Map(
    await Promise.all(
      named.map(async (picture) => [picture, await pictureFault(join(root, picture))] as const),
    ),
  )
  return references.flatMap(({ file, field, written, picture }): Fault[] => {
    const found = checked.get(picture)
    if (found) return [error({ file, field }, `${written} ${found.problem}`, found.remedy)]
    if (existing.has(picture)) return []
    const remedy = missingRemedy(file, picture, present, 'content/images')
    return [error({ file, field }, `there is no photo ${written}`, remedy)]
  })
}

export async function unusedPictures(
  root: string,
  references: readonly PictureReference[],
): Promise<string[]> {
  const named = new Set(references.map(({ picture }) => picture))
  return (await listPictures(root)).filter((picture) => !named.has(picture))
}

const MARK_PX = 512
const LOGO_PX = 400

/** Error in a logo or a mark, as the rest of a sentence. */
async function logoProblem(path: string, isMark: boolean): Promise<string | undefined> {
  const data = await readFile(path).catch(() => undefined)
  if (!data) return 'is not there'
  const isSvg = path.endsWith('.svg')
  try {
    if (isSvg && isMark) svgMark(data.toString())
    else if (isSvg) readSvg(data.toString(), 'logo')
  } catch (cause) {
    if (cause instanceof SvgError) return cause.message
    throw cause
  }
  const { width, height, format } = await sharp(data)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }))
  if (isSvg) return format === 'svg' ? undefined : 'cannot be drawn'
  if (format !== 'png') return 'is not a PNG picture, despite its name'
  const isRight = isMark ? width === height && width >= MARK_PX : width > height && width >= LOGO_PX
  return isRight ? undefined : `is ${width} x ${height} px`
}

const LOGO_REMEDY = `Save it as plain SVG or as PNG: a mark square and ${MARK_PX} px wide, a logo wider than high and ${LOGO_PX} px wide, or more. Or leave the field out.`

export async function logoFaults(root: string, { store }: Pick<ReadableRecords, 'store'>): Promise<Fault[]> {
  const faults = store.flatMap(({ file, fields }) =>
    (['logoUrl', 'markUrl'] as const).map(async (field): Promise<Fault[]> => {
      const written = fields[field]
      if (!written) return []
      const path = join(root, posix.join(posix.dirname(file), written))
      const problem = await logoProblem(path, field === 'markUrl')
      return problem ? [error({ file, field }, `${written} ${problem}`, LOGO_REMEDY)] : []
    }),
  )
  return (await Promise.all(faults)).flat()
}
