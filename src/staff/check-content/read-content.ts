import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { error, type Fault, missingFile } from '../../catalogue/faults.ts'
import { RECORD_KINDS, type ReadableRecords, type RecordKind, readRecord } from '../../catalogue/records.ts'
import { parseJson } from './json.ts'

export interface Content {
  /** Every field that could be read. */
  records: ReadableRecords
  /** The texts of all files by their paths from the root. */
  texts: ReadonlyMap<string, string>
  faults: Fault[]
}

const KINDS = Object.keys(RECORD_KINDS) as RecordKind[]

/** All files under a folder, as paths from the root; none if there is no such folder. */
export async function listFiles(root: string, folder: string, names = /^[^.]/): Promise<string[]> {
  const start = join(root, folder)
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) =>
      posix.join(folder, entry.parentPath.slice(start.length).replaceAll('\\', '/'), entry.name),
    )
}

export const listPictures = (root: string): Promise<string[]> =>
  listFiles(root, 'content/images', /\.(jpe?g|png|webp|avif)$/i)

async function readJson(
  root: string,
  file: string,
): Promise<{ text?: string; value?: unknown; fault?: Fault }> {
  if (!file.endsWith('.json')) {
    const remedy = 'End its name in .json, in lowercase, or move it elsewhere.'
    return { fault: error({ file }, 'is not a .json file', remedy) }
  }
  const text = await readFile(join(root, file), 'utf8').catch((cause: NodeJS.ErrnoException) => cause)
  if (text instanceof Error) {
    const { code } = text
    const isMissing = code === 'ENOENT'
    return {
      fault: isMissing ? missingFile(file) : error({ file }, `cannot be read (${code})`, 'Replace it.'),
    }
  }
  // Node's replacement for invalid UTF-8.
  if (text.includes('\uFFFD'))
    return {
      fault: error({ file }, 'contains characters that cannot be read', 'Save the file again as UTF-8.'),
    }
  return { text, ...parseJson(file, text) }
}

export async function readContent(root: string): Promise<Content> {
  const texts = new Map<string, string>()
  const faults: Fault[] = []
  const kinds = KINDS.map(async (kind) => {
    const path = posix.join('content', RECORD_KINDS[kind].path)
    const isOneFile = path.endsWith('.json')
    const names = isOneFile ? [''] : await readdir(join(root, path)).catch(() => [])
    const files = names.filter((name) => !name.startsWith('.')).map((name) => posix.join(path, name))
    const reads = files.toSorted().map(async (file) => ({ file, ...(await readJson(root, file)) }))
    return { kind, isOneFile, reads: await Promise.all(reads) }
  })
  const content = (await Promise.all(kinds)).map(({ kind, isOneFile, reads }) => {
    const records = reads.flatMap(({ file, text, value, fault }) => {
      if (text !== undefined) texts.set(file, text)
      const read = fault
        ? { fields: {}, faults: [fault] }
        : readRecord(RECORD_KINDS[kind].schema, value, file)
      faults.push(...read.faults)
      // A file that cannot be read still exists: references to it are right.
      const isRecord = file.endsWith('.json') && (value !== undefined || !isOneFile)
      return isRecord ? [{ file, fields: read.fields }] : []
    })
    return [kind, records] as const
  })
  return { records: Object.fromEntries(content) as unknown as ReadableRecords, texts, faults }
}

/** The text of every file in `content/pages` that is no record, by its path from the root. */
export type PageTexts = ReadonlyMap<string, string>

export async function readPages(root: string): Promise<PageTexts> {
  const records = Object.values(RECORD_KINDS).map(({ path }) => `content/${path}`)
  const files = (await listFiles(root, 'content/pages')).filter((file) => !records.includes(file))
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
  )
}
