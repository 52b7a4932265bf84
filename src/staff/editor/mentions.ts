import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { RecordKind } from '../../catalogue/records.ts'

type Row = Record<string, unknown>

/** A list whose rows are each about a product of either kind. */
interface Mentions {
  list: string
  /** The part of a row that says which product. */
  by: string
  /** Field of the product in that part, as the editor writes it. */
  value: string
}

const MENTIONS: Partial<Record<RecordKind, Mentions>> = {
  rooms: { list: 'scenes', by: 'product', value: '{{slug}}' },
  gallery: { list: 'rooms', by: 'name', value: '{{title}}' },
}

export const mentionsOf = (kind: RecordKind): Mentions | undefined => MENTIONS[kind]

/**
 * The hidden field of a row that tells the editor which product of a kind it may be about: the editor empties it when that
 * product is deleted. A row has one for each kind, as the editor's references lead to one kind only.
 */
export const mentionField = (kind: ProductKind): string => `_${kind}`
const FIELDS = KINDS.map(mentionField)

const changedRows = (kind: RecordKind, form: Row, change: (rows: Row[], by: string) => Row[]): Row => {
  const mentions = MENTIONS[kind]
  const rows = mentions && form[mentions.list]
  return mentions && Array.isArray(rows) ? { ...form, [mentions.list]: change(rows, mentions.by) } : form
}

/** A form whose rows name their products for the editor. */
export const withMentions = (kind: RecordKind, form: Row): Row =>
  changedRows(kind, form, (rows, by) =>
    rows.map((row) => ({ ...row, ...Object.fromEntries(FIELDS.map((field) => [field, row[by]])) })),
  )

/** Removes those names from a form, and the rows whose product was deleted. */
export const withoutMentions = (kind: RecordKind, form: Row): Row =>
  changedRows(kind, form, (rows) =>
    rows
      .filter((row) => FIELDS.every((field) => row[field]) || !FIELDS.some((field) => row[field]))
      .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !FIELDS.includes(name)))),
  )
