import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { cellText } from './cell-text.ts'
import { type Column, columnsOf } from './columns.ts'
import { saysNothing } from './maker-cells.ts'
import { filledMerges } from './maker-rows.ts'
import { HEADINGS } from './maker-words.ts'
import { ROWS_ABOVE, type Table } from './read-tables.ts'

/** Fewer columns that mean something are those of a price of freight, or of a downrod. */
const FEWEST_COLUMNS = 3
/** A "description" that is no longer is the name of a product. */
const LONGEST_NAME = 40
/** What a list of products says, and a list of parts does not. */
const TELLING: { readonly [Kind in ProductKind]?: readonly string[] } = {
  fans: ['sizes', 'airflowRating', 'bladeCount'],
  fixtures: ['fixtureHeight', 'fixtureWidth', 'fixtureLength', 'numberOfBulbs', 'bulbType'],
}

type Guessed = ReadonlyMap<string, Column | undefined>

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

const countOf = (guessed: Guessed): number => [...guessed.values()].filter(Boolean).length

/** A sheet that holds products of a kind: the row of its headings, and what they most likely mean. */
export interface ProductSheet {
  table: Table
  kind: ProductKind
  head: number
  guessed: Guessed
}

/** What a sheet that is not described most likely holds; undefined if that is no products. */
export function productSheet(table: Table): ProductSheet | undefined {
  const sheets = KINDS.flatMap((kind) =>
    table.rows.slice(0, ROWS_ABOVE).map((row, head): ProductSheet => {
      const heads = row.map(cellText).filter((one) => one !== '')
      return { table, kind, head, guessed: guessColumns(kind, heads) }
    }),
  )
  const [best] = sheets.toSorted((a, b) => countOf(b.guessed) - countOf(a.guessed))
  if (!best || countOf(best.guessed) < FEWEST_COLUMNS) return undefined
  const fields = [...best.guessed.values()].map((column) => column?.field ?? '')
  return TELLING[best.kind]?.some((field) => fields.includes(field)) !== false ? withName(best) : undefined
}

/** The words of a column, below its heading. */
export const wordsUnder = ({ table, head }: ProductSheet, heading: string): string[] => {
  const at = (table.rows[head] ?? []).findIndex((cell) => cellText(cell) === heading)
  return filledMerges(table, head)
    .slice(head + 1)
    .map((row) => cellText(row[at]))
    .filter((words) => words !== '' && words !== heading && !saysNothing(words))
}

/** Where no column is a name, short descriptions are names. */
function withName(sheet: ProductSheet): ProductSheet {
  const [title] = columnsOf(sheet.kind)
  const described = [...sheet.guessed].find(([, column]) => column?.field === 'productDescription')?.[0]
  if ([...sheet.guessed.values()].includes(title) || described === undefined) return sheet
  const lengths = wordsUnder(sheet, described)
    .map(({ length }) => length)
    .toSorted((a, b) => a - b)
  const isShort = (lengths[Math.floor(lengths.length / 2)] ?? 0) <= LONGEST_NAME
  return isShort ? { ...sheet, guessed: new Map([...sheet.guessed, [described, title]]) } : sheet
}
