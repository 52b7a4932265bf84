import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { listFiles, type RawContent } from '../check-content/read-content.ts'

export interface Sample {
  name: string
  products: string[]
  pictures: string[]
}

/** Outside the content, for shops that have deleted the sample. */
export const SAMPLE_FILE = 'src/staff/new-shop/sample.json'

/** The first eight digits of a file's SHA-256. */
export const fingerprint = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 8)

export const contentPictures = async (root: string): Promise<string[]> =>
  (await Promise.all(['content/images', 'content/logo'].map((folder) => listFiles(root, folder)))).flat()

export async function describeSample(root: string, content: RawContent): Promise<Sample> {
  const pictures = await Promise.all(
    (await contentPictures(root)).map(async (path) => fingerprint(await readFile(join(root, path)))),
  )
  const titles = KINDS.flatMap((kind) =>
    content[kind].flatMap(({ value }) => {
      const { title } = (value ?? {}) as { title?: unknown }
      return typeof title === 'string' ? title : []
    }),
  )
  return {
    name: nameOf(content.store),
    products: titles.toSorted(),
    pictures: [...new Set(pictures)].toSorted(),
  }
}

/** The text of the sample's file: its pictures are one line. */
export const sampleText = ({ pictures, ...sample }: Sample): string =>
  `${JSON.stringify({ ...sample, pictures: pictures.join(' ') }, null, 2)}\n`

export async function readSample(): Promise<Sample> {
  const { pictures, ...sample } = JSON.parse(await readFile(SAMPLE_FILE, 'utf8'))
  return { ...sample, pictures: pictures.split(' ') }
}

/** Passages that are true of the sample's store alone, by file, and their replacements; `{today}` is a new shop's first day. */
export const readPassages = async (): Promise<Record<string, Record<string, string>>> =>
  JSON.parse(await readFile('src/staff/new-shop/passages.json', 'utf8'))

export const nameOf = (store: RawContent['store']): string =>
  (store[0]?.value as { name?: string } | undefined)?.name ?? ''

export const isSampleStore = ({ store }: Pick<RawContent, 'store'>): boolean =>
  (store[0]?.value as { sampleCatalogue?: boolean } | undefined)?.sampleCatalogue === true
