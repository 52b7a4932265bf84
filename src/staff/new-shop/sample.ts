import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../../catalogue/faults.ts'
import type { ReadableRecords } from '../../catalogue/records.ts'
import { listFiles } from '../check-content/read-content.ts'
import passages from './passages.json' with { type: 'json' }
import sample from './sample.json' with { type: 'json' }

/** The name of the sample's store, and the fingerprints of its photos and marks, in one line. */
export interface Sample {
  name: string
  traces: string
}

/** Outside the content, for shops that have deleted the sample. */
export const SAMPLE_FILE = 'src/staff/new-shop/sample.json'

/** The first eight digits of a SHA-256. */
const fingerprint = (data: Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 8)

type Trace = Pick<Fault, 'file' | 'problem'> & { print: string }

/** All pictures in a content folder, with the words for one that is the sample's. */
export async function tracesIn(root: string): Promise<Trace[]> {
  const pictures = ['content/images', 'content/logo'].map(async (folder) => {
    const problem = `is a ${folder === 'content/logo' ? 'mark' : 'photo'} of the sample`
    const files = await listFiles(root, folder)
    return Promise.all(
      files.map(async (file) => ({ file, problem, print: fingerprint(await readFile(join(root, file))) })),
    )
  })
  return (await Promise.all(pictures)).flat()
}

export const SAMPLE: Sample = sample

/** Passages that are true of the sample's store alone, by file, and their replacements; `{today}` is a new shop's first day. */
export const PASSAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = passages

type StoreRecord = Pick<ReadableRecords, 'store'>

export const nameOf = ({ store }: StoreRecord): string => store[0]?.fields.name ?? ''

export const isSampleStore = ({ store }: StoreRecord): boolean => store[0]?.fields.sampleCatalogue === true
