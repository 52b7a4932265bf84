import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { error, type Fault, missingFile } from '../../catalogue/faults.ts'
import { RECORD_KINDS, type ReadableRecords, type RecordKind } from '../../catalogue/records.ts'
import { parseJson } from './parse-json.ts'
import { recordFiles } from './record-files.ts'
import { type FileRecords, recordsInFile } from './records-in-file.ts'

/** The replacement character: Node puts it where bytes are not UTF-8. */
const REPLACEMENT = '\uFFFD'

function unreadableFile(file: string, { code }: NodeJS.ErrnoException): Fault {
  if (code === 'ENOENT') return missingFile(file)
  if (code !== 'EISDIR') return error({ file }, `cannot be read (${code})`, 'Give permission to read it.')
  const remedy = 'Take the file out and delete the folder, or move the folder elsewhere.'
  return error({ file }, 'is a folder, not a file', remedy)
}

async function readJson(root: string, file: string): Promise<{ raw?: unknown; faults: Fault[] }> {
  const text = await readFile(join(root, file), 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (text instanceof Error) return { faults: [unreadableFile(file, text)] }
  if (text.includes(REPLACEMENT)) {
    const problem = 'contains characters that cannot be read'
    return { faults: [error({ file }, problem, 'Save the file again as UTF-8.')] }
  }
  const parsed = parseJson(text)
  if ('value' in parsed) return { raw: parsed.value, faults: [] }
  const { line, column, problem, remedy } = parsed.fault
  return { faults: [error({ file, field: `line ${line}, column ${column}` }, problem, remedy)] }
}

async function readKind(root: string, kind: RecordKind): Promise<FileRecords> {
  const isOneFile = RECORD_KINDS[kind].path.endsWith('.json')
  const files = await recordFiles(root, kind)
  const reads = await Promise.all(
    files.map(async (file): Promise<FileRecords> => {
      if (!file.endsWith('.json')) {
        const remedy = 'End its name in .json, in lowercase, or move it elsewhere.'
        return { records: [], faults: [error({ file }, 'is not a .json file', remedy)] }
      }
      const { raw, faults } = await readJson(root, file)
      // A file that cannot be read still counts as existing: references to it are not at fault.
      if (faults.length > 0) return { records: isOneFile ? [] : [{ file, fields: {} }], faults }
      return recordsInFile(kind, file, raw)
    }),
  )
  return { records: reads.flatMap(({ records }) => records), faults: reads.flatMap(({ faults }) => faults) }
}

/**
 * Reads all records under `content/`.
 *
 * @param root the folder that holds `content/`
 * @returns every field that could be read, and a fault for everything that could not
 */
export async function readContent(root: string): Promise<{ records: ReadableRecords; faults: Fault[] }> {
  const kinds = Object.keys(RECORD_KINDS) as RecordKind[]
  const reads = await Promise.all(kinds.map(async (kind) => [kind, await readKind(root, kind)] as const))
  const records = Object.fromEntries(reads.map(([kind, read]) => [kind, read.records]))
  return { records: records as ReadableRecords, faults: reads.flatMap(([, { faults }]) => faults) }
}
