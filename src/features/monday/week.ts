import { COUNTED, COUNTED_KINDS } from '../../client/analytics/counted.ts'
import type { CountStore } from './count-store.ts'
import type { Counts } from './read-counts.ts'

const DAY_MS = 86_400_000
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The date at a time in a time zone: "2026-03-02". */
export const dayIn = (timeZone: string, time: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(time)

/** The hour at a time in a time zone, 0 to 23. */
export const hourIn = (timeZone: string, time: number): number =>
  Number(new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit' }).format(time))

/** The date so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** "March 2", of a date. */
export const dateText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** The Monday of a date's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The days of a week and of the one before it. */
const daysOfTwoWeeks = (monday: string): string[] =>
  Array.from({ length: 14 }, (_, index) => daysAfter(monday, index - 7))

/** Something that was counted, and how often in the week and in the one before. */
export interface CountedRow {
  name: string
  count: number
  before: number
}

export interface CountedTable {
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

/** The name of the product whose page is at a path, whichever list it was found in. */
const productAt = (path: string): string | undefined =>
  /^\/(?:ceiling-fans|lighting-fixtures)\/(?:by-brand\/)?[^/]+\/([^/]+)$/.exec(path)?.[1]

const sumOf = (rows: readonly CountedRow[], key: 'count' | 'before'): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

function tableOf(title: string, counted: readonly CountedRow[]): CountedTable {
  const rows = new Map<string, CountedRow>()
  for (const { name, count, before } of counted) {
    const known = rows.get(name) ?? { name, count: 0, before: 0 }
    rows.set(name, { name, count: known.count + count, before: known.before + before })
  }
  const sorted = [...rows.values()].toSorted((a, b) => b.count - a.count || b.before - a.before)
  return { title, count: sumOf(sorted, 'count'), before: sumOf(sorted, 'before'), rows: sorted }
}

/**
 * What was counted in a week.
 *
 * @param days the counts of its days and of those of the week before; a day without any may be missing
 */
function weekOf(monday: string, days: Readonly<Record<string, Counts>>): Week {
  const rowsOf = (kind: string): CountedRow[] =>
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
  const products = rowsOf('page').flatMap(({ name, ...counts }) => {
    const product = productAt(name)
    return product ? [{ name: product, ...counts }] : []
  })
  const [pages, ...others] = COUNTED_KINDS.map((kind) => tableOf(COUNTED[kind].title, rowsOf(kind)))
  return {
    monday,
    days: DAYS.map((name, index) => ({
      name,
      count: viewsOn(daysAfter(monday, index)),
      before: viewsOn(daysAfter(monday, index - 7)),
    })),
    tables: [...(pages ? [pages] : []), tableOf('Products looked at', products), ...others].filter(
      ({ rows }) => rows.length > 0,
    ),
  }
}

/** The Monday before another. */
export const lastWeek = (monday: string): string => daysAfter(monday, -7)

/** The week that begins on a Monday, as far as it is folded. */
export async function readWeek(store: Pick<CountStore, 'day'>, monday: string): Promise<Week> {
  const days = await Promise.all(
    daysOfTwoWeeks(monday).map(async (day) => [day, (await store.day(day)).kept.counts] as const),
  )
  return weekOf(monday, Object.fromEntries(days))
}
