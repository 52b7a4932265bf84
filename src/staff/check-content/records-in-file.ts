import { error, type Fault } from '../../catalogue/faults.ts'
import { type ContentRecord, RECORD_KINDS, type RecordKind, readRecord } from '../../catalogue/records.ts'

/** What could be read of a file, and a fault for everything that could not. */
export interface FileRecords {
  records: ContentRecord<Record<string, unknown>>[]
  faults: Fault[]
}

/**
 * The records of one file, each field that is right; the gallery's file is a list of them, every other one record.
 *
 * @param raw what the file's JSON says
 */
export function recordsInFile(kind: RecordKind, file: string, raw: unknown): FileRecords {
  const { schema } = RECORD_KINDS[kind]
  if (kind !== 'gallery') {
    const { fields, faults } = readRecord(schema, raw, { file })
    return { records: [{ file, fields }], faults }
  }
  const none = (problem: string, remedy: string) => ({
    records: [],
    faults: [error({ file }, problem, remedy)],
  })
  if (!Array.isArray(raw)) return none('expected a list of pictures in square brackets', 'Correct it.')
  const items = raw.map((item: unknown, index) => {
    const within = `[${index}]`
    return { within, ...readRecord(schema, item, { file, within }) }
  })
  return {
    records: items.map(({ within, fields }) => ({ file, within, fields })),
    faults: items.flatMap(({ faults }) => faults),
  }
}
