import { kindOfPath } from '../../catalogue/kinds/product-kinds.ts'
import { LIST_PAGE_NAME, RESERVED_FAN_CATEGORY } from '../../catalogue/paths.ts'
import { escapeHtml } from '../../catalogue/views/fill.ts'
import { COUNTED, type Counted } from '../../client/analytics.ts'
import type { Counts } from './counts.ts'

const DAY_MS = 86_400_000

/** A time's date in a time zone: "2026-03-02". */
export const dayIn = (timeZone: string, time: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(time)

export const hourIn = (timeZone: string, time: number): number =>
  Number(new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit' }).format(time))

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const dateText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Row {
  name: string
  count: number
  before: number
}

/** One kind's rows, highest count first, and their sums. */
interface Group extends Row {
  rows: Row[]
}

/** A week compared with the week before. */
export interface Week {
  monday: string
  groups: Group[]
}

/** The product at a path, in any list; undefined for other pages. */
function productAt(path: string): string | undefined {
  const [category, inCategory, ofBrand] = path.split('/').slice(2)
  const name = category === RESERVED_FAN_CATEGORY ? ofBrand : inCategory
  return kindOfPath(path) && name && !LIST_PAGE_NAME.test(name) ? name : undefined
}

/** "beacon-60" as "Beacon 60", as functions have no catalog. */
const productName = (address: string): string =>
  address.replaceAll('-', ' ').replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "/ceiling-fans/by-brand/hunter" as "Ceiling Fans › Hunter". */
const pageName = (path: string): string =>
  path === '/'
    ? 'Home'
    : path
        .split('/')
        .filter((part) => part !== '' && part !== 'by-brand')
        .map(productName)
        .join(' › ')

const unchanged = (value: string): string => value
const NAMES: Record<Counted, (value: string) => string> = {
  page: pageName,
  kept: productName,
  compared: productName,
  asked: productName,
  search: unchanged,
  filter: unchanged,
  room: unchanged,
  tag: productName,
  call: pageName,
  text: pageName,
  directions: pageName,
  from: unchanged,
}

const sum = (rows: readonly Row[]) => ({
  count: rows.reduce((total, { count }) => total + count, 0),
  before: rows.reduce((total, { before }) => total + before, 0),
})

/** A group, with rows of the same name merged, such as a product in several lists. */
function groupOf(name: string, rows: readonly Row[]): Group {
  const merged = [...Map.groupBy(rows, (row) => row.name)].map(([name, same]) => ({ name, ...sum(same) }))
  const sorted = merged.toSorted((a, b) => b.count - a.count || b.before - a.before)
  return { name, ...sum(rows), rows: sorted }
}

export async function readWeek(read: (day: string) => Promise<Counts>, monday: string): Promise<Week> {
  const dates = Array.from({ length: 14 }, (_, index) => daysAfter(monday, index - 7))
  const days = await Promise.all(dates.map(read))
  const rowsOf = (kind: Counted, from = 0, to = 14): Row[] =>
    days.slice(from, to).flatMap((counts, index) =>
      Object.entries(counts)
        .filter(([key]) => key.startsWith(`${kind} `))
        .map(([key, count]) => {
          const name = key.slice(kind.length + 1)
          return from + index < 7 ? { name, count: 0, before: count } : { name, count, before: 0 }
        }),
    )
  const views = DAYS.map((name, day) => ({
    name,
    count: sum(rowsOf('page', day + 7, day + 8)).count,
    before: sum(rowsOf('page', day, day + 1)).before,
  }))
  const named = (kind: Counted) => rowsOf(kind).map((row) => ({ ...row, name: NAMES[kind](row.name) }))
  const products = rowsOf('page').flatMap(({ name, ...counts }) => {
    const product = productAt(name)
    return product ? [{ name: productName(product), ...counts }] : []
  })
  const others = rowsOf('page').filter(({ name }) => !productAt(name))
  const { page, ...kinds } = COUNTED
  const groups = [
    { name: 'Page views', ...sum(views), rows: views },
    groupOf('Products viewed', products),
    ...Object.entries(kinds).map(([kind, { title }]) => groupOf(title, named(kind as Counted))),
    groupOf(
      page.title,
      others.map((row) => ({ ...row, name: pageName(row.name) })),
    ),
  ]
  return { monday, groups: groups.filter(({ count, before }) => count + before > 0) }
}

export function weekTable({ monday, groups }: Week, maxRows = Number.POSITIVE_INFINITY): string {
  const cells = (scope: string, { name, count, before }: Row) =>
    `<tr><th scope="${scope}" align="left">${escapeHtml(name)}</th><td align="right">${count}</td><td align="right">${before}</td></tr>`
  const bodies = groups.map(({ rows, ...group }) => {
    const rest = rows.length - maxRows
    const more = rest > 0 ? `<tr><td colspan="3">and ${rest} more</td></tr>` : ''
    const shown = rows.slice(0, maxRows).map((row) => cells('row', row))
    return `<tbody>${cells('rowgroup', group)}${shown.join('')}${more}</tbody>`
  })
  if (groups.length === 0)
    return `<p>Nothing was counted in the week of ${dateText(monday)} or the week before.</p>`
  return `<table cellpadding="4"><thead><tr><th scope="col" align="left">Counted</th><th scope="col" align="right">Week of ${dateText(monday)}</th><th scope="col" align="right">Week before</th></tr></thead>${bodies.join('')}</table>`
}
