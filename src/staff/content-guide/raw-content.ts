import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileStem, RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { parseJson } from '../check-content/parse-json.ts'
import { recordFiles } from '../check-content/record-files.ts'

/** A record as it is in its file, nothing checked or filled in. */
export interface RawRecord {
  /** The file's name without folder and ending. */
  name: string
  value: unknown
}

export type RawContent = Record<RecordKind, RawRecord[]>

async function readRecords(kind: RecordKind, root: string, file: string): Promise<RawRecord[]> {
  const parsed = parseJson(await readFile(join(root, file), 'utf8'))
  const name = fileStem(file)
  if ('fault' in parsed) return [{ name, value: undefined }]
  const { value } = parsed
  if (kind !== 'gallery' || !Array.isArray(value)) return [{ name, value }]
  return value.map((item: unknown) => ({ name, value: item }))
}

async function readKind(root: string, kind: RecordKind): Promise<RawRecord[]> {
  const files = (await recordFiles(root, kind)).filter((file) => file.endsWith('.json'))
  return (await Promise.all(files.map((file) => readRecords(kind, root, file)))).flat()
}

/**
 * Reads the content as it is written. A file that is not JSON counts by its name only: the content check reports it.
 *
 * @param root the folder that holds `content/`
 */
export async function readRawContent(root: string): Promise<RawContent> {
  const kinds = Object.keys(RECORD_KINDS) as RecordKind[]
  const reads = await Promise.all(kinds.map(async (kind) => [kind, await readKind(root, kind)] as const))
  return Object.fromEntries(reads) as RawContent
}

/** The value in a record at a path such as `address.city`; of a list, in its first item. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  const here = Array.isArray(value) && path.length > 0 ? (value[0] as unknown) : value
  const [part, ...rest] = path
  if (part === undefined) return here
  return typeof here === 'object' && here !== null
    ? valueAt((here as Record<string, unknown>)[part], rest)
    : undefined
}
