import { crossCheck } from '../../src/catalogue/consistency/cross-check.ts'
import { ContentError, type Fault } from '../../src/catalogue/faults.ts'
import {
  type CatalogueRecords,
  fileStem,
  RECORD_KINDS,
  type ReadableRecords,
  type RecordKind,
} from '../../src/catalogue/records.ts'
import type { RawContent } from '../../src/staff/check-content/read-content.ts'
import { recordsInFile } from '../../src/staff/check-content/read-content.ts'
import type { CONTENT } from './content.ts'

const KINDS = Object.keys(RECORD_KINDS) as RecordKind[]

/** The files of a kind, by their paths under `content/`. */
export function filesOf(content: typeof CONTENT, kind: RecordKind) {
  const { path } = RECORD_KINDS[kind]
  return Object.entries(content).filter(([file]) => file === path || file.startsWith(`${path}/`))
}

/** Content as written, unchecked and without defaults. */
export const rawOf = (content: typeof CONTENT): RawContent =>
  Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      filesOf(content, kind).map(([file, value]) => ({ name: fileStem(file), value })),
    ]),
  ) as RawContent

/** The records of a content folder and the check's lines about them, without images and pages. */
export function checkedRecords(content: typeof CONTENT): { records: ReadableRecords; faults: Fault[] } {
  const kinds = KINDS.map((kind) => {
    const read = filesOf(content, kind).map(([file, raw]) => recordsInFile(kind, `content/${file}`, raw))
    return {
      kind,
      records: read.flatMap(({ records }) => records),
      faults: read.flatMap(({ faults }) => faults),
    }
  })
  const records = Object.fromEntries(
    kinds.map((one) => [one.kind, one.records]),
  ) as unknown as ReadableRecords
  return { records, faults: [...kinds.flatMap(({ faults }) => faults), ...crossCheck(records)] }
}

/** @throws ContentError as the content check would refuse it */
export function recordsOf(content: typeof CONTENT): CatalogueRecords {
  const { records, faults } = checkedRecords(content)
  const errors = faults.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors)
  return records as CatalogueRecords
}
