import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import type { RawContent } from '../content-guide/raw-content.ts'

/** What tells the sample from a shop's own content, wherever it turns up. */
export interface Sample {
  /** The name of its store. */
  name: string
  /** The titles of its products. */
  products: string[]
  /** What each of its pictures and marks is, by the first eight digits of its SHA-256. */
  pictures: string[]
}

/** Where the sample is described, so that a shop that has deleted it can still be told what is left of it. */
export const SAMPLE_FILE = 'src/staff/new-shop/sample.json'

/** A file's fingerprint. */
export const fingerprint = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 8)

/** The pictures and marks in the content, by their paths from `root`. */
export async function contentPictures(root: string): Promise<string[]> {
  const folders = ['content/images', 'content/logo']
  const read = folders.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  })
  return (await Promise.all(read)).flat().map((path) => path.replaceAll('\\', '/'))
}

const titleOf = (value: unknown): string[] => {
  const { title } = (value ?? {}) as { title?: unknown }
  return typeof title === 'string' ? [title] : []
}

/** Describes the content in a folder as the sample. */
export async function describeSample(root: string, content: RawContent): Promise<Sample> {
  const pictures = await Promise.all(
    (await contentPictures(root)).map(async (path) => fingerprint(await readFile(join(root, path)))),
  )
  return {
    name: nameOf(content.store),
    products: KINDS.flatMap((kind) => content[kind].flatMap(({ value }) => titleOf(value))).toSorted(),
    pictures: [...new Set(pictures)].toSorted(),
  }
}

/** The sample as its file has it, a line each: its products, and its pictures in one text. */
export const sampleText = ({ pictures, ...sample }: Sample): string =>
  `${JSON.stringify({ ...sample, pictures: pictures.join(' ') }, null, 2)}\n`

/** The sample that this project came with. */
export async function readSample(): Promise<Sample> {
  const { pictures, ...sample } = JSON.parse(await readFile(SAMPLE_FILE, 'utf8'))
  return { ...sample, pictures: pictures.split(' ') }
}

/**
 * What the sample's pages say that only its store can say, by file, and what any shop can say in its place; `{today}` is the
 * day on which a new shop begins.
 */
export const readPassages = async (): Promise<Record<string, Record<string, string>>> =>
  JSON.parse(await readFile('src/staff/new-shop/passages.json', 'utf8'))

/** The name of the store. */
export const nameOf = (store: RawContent['store']): string =>
  (store[0]?.value as { name?: string } | undefined)?.name ?? ''

/** Whether the store says that its content is the sample. */
export const isSampleStore = ({ store }: Pick<RawContent, 'store'>): boolean =>
  (store[0]?.value as { sampleCatalogue?: boolean } | undefined)?.sampleCatalogue === true
