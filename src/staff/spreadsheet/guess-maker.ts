import { z } from 'zod'
import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { STAFF_WORDS } from '../../catalogue/kinds/staff-words.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { formOf } from '../editor/form/schema-parts.ts'
import { cellText } from './cell-values.ts'
import { type Column, columnsOf } from './columns.ts'
import type { MakerFile } from './maker-file.ts'
import { HEADINGS, OPTION_WORDS } from './maker-words.ts'
import { ROWS_ABOVE, type Table } from './read-tables.ts'

const MOST_VALUES = 40

/** The fullest of the first rows has the headings: titles stand alone. */
function headRow({ rows }: Table): number {
  const counts = rows
    .slice(0, ROWS_ABOVE)
    .map((row) => row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function guessColumns(kind: ProductKind, heads: readonly string[]): Map<string, Column | undefined> {
  const columns = columnsOf(kind)
  const taken = new Set<Column>()
  const guessed = new Map<string, Column | undefined>()
  const take = (head: string, column: Column | undefined) => {
    if (column && !taken.has(column) && !guessed.get(head)) guessed.set(head, column)
    if (column && guessed.get(head) === column) taken.add(column)
  }
  for (const head of heads) {
    guessed.set(head, undefined)
    const isNamed = ({ label }: Column) => label.toLowerCase() === head.toLowerCase()
    take(head, columns.find(isNamed))
  }
  for (const [field, pattern] of HEADINGS[kind]) {
    const column = columns.find((one) => one.field === field && one.variant?.name !== 'mixed')
    const head = heads.find((one) => !guessed.get(one) && pattern.test(one))
    if (head !== undefined) take(head, column)
  }
  return guessed
}

function optionsOf({ schema }: Column): readonly string[] | undefined {
  const form = formOf(schema)
  if (form instanceof z.ZodEnum) return form.options.map(String)
  return form instanceof z.ZodBoolean ? ['yes', 'no'] : undefined
}

/** Our words for those of a column; empty where none is guessed. */
function guessValues(options: readonly string[], found: readonly string[]): Record<string, string> {
  const guess = (value: string): string => {
    if (options[0] === 'yes') return /^(no|none|not|n\/?a|-|opt|sold|avail)/i.test(value) ? 'no' : 'yes'
    const ours = OPTION_WORDS.find(([theirs]) => theirs.test(value))?.[1]
    return options.find((option) => ours?.test(option)) ?? nearest(value, options) ?? ''
  }
  const foreign = found.filter(
    (value) => !options.some((option) => option.toLowerCase() === value.toLowerCase()),
  )
  return Object.fromEntries(foreign.slice(0, MOST_VALUES).map((value) => [value, guess(value)]))
}

/**
 * What the columns of a maker's list most likely mean, for someone to confirm.
 *
 * @param categories the names of our categories of the kind, for a column of the maker's own
 */
export function guessMaker(
  table: Table,
  categories: Readonly<Record<ProductKind, readonly string[]>>,
): MakerFile {
  const at = headRow(table)
  const heads = (table.rows[at] ?? []).map(cellText)
  const given = heads.filter((head) => head !== '')
  const [kind, guessed] = KINDS.map((one) => [one, guessColumns(one, given)] as const).toSorted(
    (a, b) => [...b[1].values()].filter(Boolean).length - [...a[1].values()].filter(Boolean).length,
  )[0] ?? ['fans', new Map<string, Column | undefined>()]
  const columns = columnsOf(kind)
  const wordsUnder = (head: string): string[] =>
    table.rows
      .slice(at + 1)
      .map((row) => cellText(row[heads.indexOf(head)]))
      .filter((words) => words !== '')
  const values = [...guessed].flatMap(([head, column]) => {
    if (!column) return []
    const options = column.field === 'productCategories' ? categories[kind] : optionsOf(column)
    const found = options ? guessValues(options, [...new Set(wordsUnder(head))]) : {}
    return Object.keys(found).length > 0 ? [[column.label, found] as const] : []
  })
  const nameHead = [...guessed].find(([, column]) => column?.field === 'title')?.[0]
  const names = nameHead === undefined ? [] : wordsUnder(nameHead)
  const missing = columns.filter(
    ({ field }) =>
      (field === 'manufacturerNameReference' || field === 'productCategories') &&
      ![...guessed.values()].some((column) => column?.field === field),
  )
  return {
    confirmed: false,
    sheet: STAFF_WORDS[kind].title,
    rows: new Set(names).size < names.length ? 'finish' : 'product',
    columns: Object.fromEntries([...guessed].map(([head, column]) => [head, column?.label ?? ''])),
    values: Object.fromEntries(values),
    always: Object.fromEntries(missing.map(({ label }) => [label, ''])),
  }
}
