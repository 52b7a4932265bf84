import { KIND_NAMES } from '../../catalogue/kinds/kind-names.ts'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { cellText } from './cell-text.ts'
import { optionsOf } from './cell-values.ts'
import { columnsOf } from './columns.ts'
import type { MakerFile } from './maker-file.ts'
import { filledMerges } from './maker-rows.ts'
import { OPTION_WORDS } from './maker-words.ts'
import { type ProductSheet, wordsUnder } from './product-sheet.ts'

const MOST_VALUES = 40

/** Our words for those of a column; empty where none is guessed, or two are as likely. */
function guessValues(options: readonly string[], found: readonly string[]): Record<string, string> {
  const guess = (value: string): string => {
    if (options[0] === 'yes') return /^(no|none|not|n\/?a|-|opt|sold|avail)/i.test(value) ? 'no' : 'yes'
    if (new Set(value.toLowerCase().match(/wet|damp|dry/g)).size > 1) return ''
    const ours = OPTION_WORDS.find(([theirs]) => theirs.test(value))?.[1]
    return options.find((option) => ours?.test(option)) ?? nearest(value, options) ?? ''
  }
  const foreign = found.filter(
    (value) => !options.some((option) => option.toLowerCase() === value.toLowerCase()),
  )
  return Object.fromEntries(foreign.slice(0, MOST_VALUES).map((value) => [value, guess(value)]))
}

/** Codes such as BN that stand for finishes. */
const codesIn = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words
      .flatMap((one) => one.split(/\s*[;,/\n]\s*/))
      .flatMap((one) => (/^[A-Z0-9]{2,4}$/.test(one) ? [[one, '']] : [])),
  )

/** Whether a name comes back in other finishes or sizes, rather than for other products. */
function rowsOf(sheet: ProductSheet): MakerFile['rows'] {
  const headOf = (field: string) =>
    [...sheet.guessed].find(([, column]) => column?.field === field && column.variant?.name !== 'mixed')?.[0]
  const at = (field: string) =>
    (sheet.table.rows[sheet.head] ?? []).findIndex((cell) => cellText(cell) === headOf(field))
  const [title, shown, sizes] = ['title', 'shown', 'sizes'].map(at)
  const rows = filledMerges(sheet.table, sheet.head).slice(sheet.head + 1)
  const in_ = (row: (typeof rows)[number], column = -1) => cellText(row[column])
  const named = rows.filter((row) => in_(row, title) !== '')
  const keys = (columns: (number | undefined)[]) =>
    new Set(named.map((row) => columns.map((column) => in_(row, column)).join('\n'))).size
  const isRepeated = keys([title]) < named.length
  const isLeftOut = rows.some(
    (row) =>
      in_(row, title) === '' &&
      in_(row, shown) !== '' &&
      row.some((cell, index) => index !== shown && cellText(cell) !== ''),
  )
  return (isRepeated && keys([title, shown, sizes]) === named.length) || isLeftOut ? 'finish' : 'product'
}

/**
 * What the columns of a maker's sheets of one kind most likely mean, for someone to confirm.
 *
 * @param categories the names of our categories of the kind, for a column of the maker's own
 * @param maker the maker that the list names; empty if none
 */
export function guessMaker(
  sheets: readonly [ProductSheet, ...ProductSheet[]],
  categories: Readonly<Record<ProductKind, readonly string[]>>,
  maker: string,
): MakerFile {
  const [{ kind }] = sheets
  const guessed = new Map(sheets.flatMap((sheet) => [...sheet.guessed]))
  const values = [...guessed].flatMap(([heading, column]) => {
    if (!column) return []
    const words = [...new Set(sheets.flatMap((sheet) => wordsUnder(sheet, heading)))]
    const options = column.field === 'productCategories' ? categories[kind] : optionsOf(column.schema)
    const isFinish = column.field === 'shown' || column.field === 'colors'
    const found = options ? guessValues(options, words) : isFinish ? codesIn(words) : {}
    return Object.keys(found).length > 0 ? [[column.label, found] as const] : []
  })
  const missing = columnsOf(kind).filter(
    ({ field }) =>
      (field === 'manufacturerNameReference' || field === 'productCategories') &&
      ![...guessed.values()].some((column) => column?.field === field),
  )
  return {
    confirmed: false,
    sheet: KIND_NAMES[kind].title,
    rows: sheets.some((sheet) => rowsOf(sheet) === 'finish') ? 'finish' : 'product',
    columns: Object.fromEntries([...guessed].map(([head, column]) => [head, column?.label ?? ''])),
    values: Object.fromEntries(values),
    names: {},
    always: Object.fromEntries(
      missing.map(({ label, field }) => [label, field === 'manufacturerNameReference' ? maker : '']),
    ),
  }
}
