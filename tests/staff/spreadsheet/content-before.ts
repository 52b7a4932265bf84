import type { ContentBefore } from '../../../src/staff/spreadsheet/columns.ts'
import { SHEETS } from '../../../src/staff/spreadsheet/columns.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { checkedRecords, filesOf } from '../../own-catalogue/records-of.ts'
import { asWritten } from '../../own-catalogue/write-content.ts'

/** A content in memory, as an import finds it on disk. */
export function contentBefore(content: typeof CONTENT = CONTENT): ContentBefore {
  const texts = SHEETS.flatMap(({ kind }) =>
    filesOf(content, kind).map(([file, value]) => [`content/${file}`, asWritten(value)] as const),
  )
  return {
    texts: new Map(texts),
    ...checkedRecords(content),
    pictures: new Set(),
  }
}
