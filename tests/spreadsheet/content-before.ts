import { RECORD_KINDS, type RecordKind } from '../../src/catalogue/records.ts'
import type { RawContent } from '../../src/content-tools/raw-content.ts'
import { SHEETS } from '../../src/spreadsheet/columns.ts'
import type { ContentBefore } from '../../src/spreadsheet/plan-import.ts'
import { CONTENT } from '../own-catalogue/content.ts'
import { checkedRecords } from '../own-catalogue/records-of.ts'
import { asWritten } from '../own-catalogue/write-content.ts'

const stemOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace('.json', '')

/** A content in memory, as an import finds it on disk. */
export function contentBefore(content: typeof CONTENT = CONTENT): ContentBefore {
  const inPlace = (place: string) =>
    Object.entries(content).filter(([file]) => file === place || file.startsWith(`${place}/`))
  const raw = Object.fromEntries(
    (Object.keys(RECORD_KINDS) as RecordKind[]).map((kind) => [
      kind,
      inPlace(RECORD_KINDS[kind].place)
        .filter(([file]) => file.endsWith('.json'))
        .map(([file, value]) => ({ name: stemOf(file), value })),
    ]),
  ) as RawContent
  const texts = SHEETS.flatMap(({ kind }) =>
    inPlace(RECORD_KINDS[kind].place).map(([file, value]) => [`content/${file}`, asWritten(value)] as const),
  )
  return {
    raw,
    texts: new Map(texts),
    records: checkedRecords(content).records,
    pictures: new Set(),
  }
}
