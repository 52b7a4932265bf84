import { crossCheck } from '../../src/catalogue/consistency/cross-check.ts'
import { ContentError, type Fault } from '../../src/catalogue/faults.ts'
import {
  type CatalogueRecords,
  RECORD_KINDS,
  type ReadableRecords,
  type RecordKind,
  readRecord,
} from '../../src/catalogue/records.ts'
import type { CONTENT } from './content.ts'

const KINDS = Object.keys(RECORD_KINDS) as RecordKind[]

/** The files of a kind, by their paths under `content/`. */
export function filesOf(content: typeof CONTENT, kind: RecordKind) {
  const { path } = RECORD_KINDS[kind]
  return Object.entries(content).filter(([file]) => file === path || file.startsWith(`${path}/`))
}

/** The records of a content folder and the check's lines about them, without images and pages. */
export function checkedRecords(content: typeof CONTENT): { records: ReadableRecords; faults: Fault[] } {
  const faults: Fault[] = []
  const kinds = KINDS.map((kind) => {
    const records = filesOf(content, kind).map(([path, raw]) => {
      const file = `content/${path}`
      const read = readRecord(RECORD_KINDS[kind].schema, raw, file)
      faults.push(...read.faults)
      return { file, fields: read.fields }
    })
    return [kind, records] as const
  })
  const records = Object.fromEntries(kinds) as unknown as ReadableRecords
  return { records, faults: [...faults, ...crossCheck(records)] }
}

/** @throws ContentError as the content check would refuse it */
export function recordsOf(content: typeof CONTENT): CatalogueRecords {
  const { records, faults } = checkedRecords(content)
  const errors = faults.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors)
  return records as CatalogueRecords
}
