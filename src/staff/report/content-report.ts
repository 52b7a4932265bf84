import { KIND_NAMES, KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { RecordKind } from '../../catalogue/records.ts'
import type { RawContent } from '../content-guide/raw-content.ts'
import { fileShape } from '../editor/file-shapes.ts'
import { isFlag, metaOf, type Schema } from '../editor/form/schema-parts.ts'
import { LAYOUTS } from '../editor/layouts.ts'
import { alikeDescriptions } from './alike-descriptions.ts'
import { GAPS } from './product-gaps.ts'

/** How many records of a kind say something in a field. */
export interface Completeness {
  label: string
  filled: number
  of: number
}

/** A product of which something is not known, and what. */
interface ToDo {
  file: string
  title: string
  gaps: string[]
  /** The day of its last change, `2026-03-01`; unknown where there is no history. */
  changed?: string
}

/** State of the catalog. */
export interface ContentReport {
  fields: { kind: string; fields: Completeness[] }[]
  /** The longest unchanged first. */
  toDo: ToDo[]
  /** Pairs of products whose descriptions are much alike. */
  alike: [title: string, other: string][]
  /** Pictures that no record names. */
  unusedPictures: string[]
}

type Fields = Record<string, unknown>
interface Sold {
  file: string
  record: Fields
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Fields that may be empty: yes or no, derived values, and how a product ends. */
const NOT_MISSED = ['productUrl', 'replacedBy']

function completeness(kind: RecordKind, products: readonly Sold[]): Completeness[] {
  const { hidden } = LAYOUTS[kind]
  return Object.entries(fileShape(kind).fields)
    .filter(([name, field]) => !hidden.includes(name) && !NOT_MISSED.includes(name) && !isFlag(field))
    .map(([name, field]: [string, Schema]) => ({
      label: metaOf(field).title ?? name,
      filled: products.filter(({ record }) => isFilled(record[name])).length,
      of: products.length,
    }))
}

/**
 * The state of the catalog, for products that are sold: what is not known yet, and what to do next.
 *
 * @param changed the day of the last change by file, as far as there is a history
 */
export function contentReport(
  content: RawContent,
  unusedPictures: readonly string[],
  changed: ReadonlyMap<string, string> = new Map(),
): ContentReport {
  const soldOf = (kind: ProductKind) =>
    content[kind].flatMap(({ name, value }): Sold[] => {
      const record = (value ?? {}) as Fields
      return record.discontinued === true ? [] : [{ file: `content/${kind}/${name}.json`, record }]
    })
  const sold = { fans: soldOf('fans'), fixtures: soldOf('fixtures') }
  const toDo = KINDS.flatMap((kind) => sold[kind].map((one) => ({ ...one, gaps: GAPS[kind](one.record) })))
    .filter(({ gaps }) => gaps.length > 0)
    .map(({ file, record, gaps }): ToDo => {
      const day = changed.get(file)
      return { file, title: String(record.title ?? file), gaps, ...(day && { changed: day }) }
    })
  return {
    fields: KINDS.map((kind) => ({ kind: KIND_NAMES[kind].title, fields: completeness(kind, sold[kind]) })),
    toDo: toDo.toSorted(
      (a, b) => (a.changed ?? '').localeCompare(b.changed ?? '') || b.gaps.length - a.gaps.length,
    ),
    alike: alikeDescriptions(Object.values(sold).flatMap((all) => all.map(({ record }) => record))),
    unusedPictures: [...unusedPictures],
  }
}
