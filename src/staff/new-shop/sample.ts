import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../../catalogue/faults.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { listFiles, type RawContent } from '../check-content/read-content.ts'

/** The sample's store, and the fingerprints of its products' names, its photos and its marks, in one line. */
export interface Sample {
  name: string
  traces: string
}

/** Outside the content, for shops that have deleted the sample. */
export const SAMPLE_FILE = 'src/staff/new-shop/sample.json'

/** The first eight digits of a SHA-256. */
const fingerprint = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 8)

type Trace = Pick<Fault, 'file' | 'field' | 'problem'> & { print: string }

/** All in a content folder that would be a trace of the sample, were it the sample's. */
export async function tracesIn(root: string, content: RawContent): Promise<Trace[]> {
  const products = KINDS.flatMap((kind) =>
    content[kind].map(({ name, value }) => {
      const { title = '' } = (value ?? {}) as { title?: string }
      const file = `content/${kind}/${name}.json`
      const problem = `"${title}" is a product of the sample`
      return { file, field: 'title', problem, print: fingerprint(String(title)) }
    }),
  )
  const pictures = ['content/images', 'content/logo'].map(async (folder) => {
    const problem = `is a ${folder === 'content/logo' ? 'mark' : 'photo'} of the sample`
    const files = await listFiles(root, folder)
    return Promise.all(
      files.map(async (file) => ({ file, problem, print: fingerprint(await readFile(join(root, file))) })),
    )
  })
  return [...products, ...(await Promise.all(pictures)).flat()]
}

export const readSample = async (): Promise<Sample> => JSON.parse(await readFile(SAMPLE_FILE, 'utf8'))

/** Passages that are true of the sample's store alone, by file, and their replacements; `{today}` is a new shop's first day. */
export const readPassages = async (): Promise<Record<string, Record<string, string>>> =>
  JSON.parse(await readFile('src/staff/new-shop/passages.json', 'utf8'))

export const nameOf = (store: RawContent['store']): string =>
  (store[0]?.value as { name?: string } | undefined)?.name ?? ''

export const isSampleStore = ({ store }: Pick<RawContent, 'store'>): boolean =>
  (store[0]?.value as { sampleCatalogue?: boolean } | undefined)?.sampleCatalogue === true
