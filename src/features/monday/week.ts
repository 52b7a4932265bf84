import { COUNTED, COUNTED_KINDS, type Counted } from '../../client/analytics/counted.ts'
import type { CountStore } from './count-store.ts'
import { daysAfter } from './dates.ts'
import { pageName, productAt, productName } from './names.ts'
import type { Counts } from './read-counts.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Something that was counted, and how often in the week and in the one before. */
export interface CountedRow {
  name: string
  count: number
  before: number
}

export interface CountedTable {
  /** `product`: the pages of products, which `page` then leaves out. */
  kind: Counted | 'product'
  title: string
  count: number
  before: number
  /** Most counted first. */
  rows: CountedRow[]
}

/** A week beside the one before. */
export interface Week {
  monday: string
  /** Views of pages on each day of it, and on the same day a week before. */
  days: CountedRow[]
  /** Those in which anything was counted. */
  tables: CountedTable[]
}

/** What a row is called, by what is counted; words, filters, rooms and hosts are called as they are. */
const NAMES: Partial<Record<CountedTable['kind'], (value: string) => string>> = {
  product: productName,
  kept: productName,
  compared: productName,
  asked: productName,
  tag: productName,
  page: pageName,
  call: pageName,
  directions: pageName,
}

/** The days of a week and of the one before it. */
const daysOfTwoWeeks = (monday: string): string[] =>
  Array.from({ length: 14 }, (_, index) => daysAfter(monday, index - 7))

export const sumOf = (rows: readonly CountedRow[], key: 'count' | 'before'): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** The rows of one kind, named; what has one name is one row, such as a product that was found in several lists. */
function tableOf(kind: CountedTable['kind'], title: string, counted: readonly CountedRow[]): CountedTable {
  const { [kind]: nameOf = (value: string) => value } = NAMES
  const named = Map.groupBy(counted, ({ name }) => nameOf(name))
  const rows = [...named].map(([name, ofOne]) => ({
    name,
    count: sumOf(ofOne, 'count'),
    before: sumOf(ofOne, 'before'),
  }))
  const sorted = rows.toSorted((a, b) => b.count - a.count || b.before - a.before)
  return { kind, title, count: sumOf(rows, 'count'), before: sumOf(rows, 'before'), rows: sorted }
}

/**
 * What was counted in a week.
 *
 * @param days the counts of its days and of those of the week before; a day without any may be missing
 */
function weekOf(monday: string, days: Readonly<Record<string, Counts>>): Week {
  const rowsOf = (kind: Counted): CountedRow[] =>
    daysOfTwoWeeks(monday).flatMap((day) =>
      Object.entries(days[day] ?? {})
        .filter(([key]) => key.startsWith(`${kind} `))
        .map(([key, count]) => {
          const name = key.slice(kind.length + 1)
          return day < monday ? { name, count: 0, before: count } : { name, count, before: 0 }
        }),
    )
  const viewsOn = (day: string): number =>
    Object.entries(days[day] ?? {}).reduce(
      (sum, [key, count]) => (key.startsWith('page ') ? sum + count : sum),
      0,
    )
  const pages = rowsOf('page')
  const products = pages.flatMap(({ name, ...counts }) => {
    const product = productAt(name)
    return product ? [{ name: product, ...counts }] : []
  })
  const others = pages.filter(({ name }) => !productAt(name))
  const tables = [
    tableOf('product', 'Products looked at', products),
    ...COUNTED_KINDS.filter((kind) => kind !== 'page').map((kind) =>
      tableOf(kind, COUNTED[kind].title, rowsOf(kind)),
    ),
    tableOf('page', COUNTED.page.title, others),
  ]
  return {
    monday,
    days: DAYS.map((name, index) => ({
      name,
      count: viewsOn(daysAfter(monday, index)),
      before: viewsOn(daysAfter(monday, index - 7)),
    })),
    tables: tables.filter(({ rows }) => rows.length > 0),
  }
}

/** The week that begins on a Monday, as far as it is folded. */
export async function readWeek(store: Pick<CountStore, 'day'>, monday: string): Promise<Week> {
  const days = await Promise.all(
    daysOfTwoWeeks(monday).map(async (day) => [day, (await store.day(day)).kept.counts] as const),
  )
  return weekOf(monday, Object.fromEntries(days))
}
