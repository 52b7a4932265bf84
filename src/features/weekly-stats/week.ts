import { kindOfPath } from '../../catalogue/kinds/product-kinds.ts'
import { LIST_PAGE_NAME, RESERVED_FAN_CATEGORY } from '../../catalogue/paths.ts'
import { escapeHtml } from '../../catalogue/views/fill.ts'
import { COUNTED, type Counted } from '../../client/analytics.ts'
import { type Counts, FORMS, pageName, productName } from './counts.ts'

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

const sum = (rows: readonly Row[]) => ({
  count: rows.reduce((total, { count }) => total + count, 0),
  before: rows.reduce((total, { before }) => total + before, 0),
})

/** A group, with rows of the same name merged, such as a product in several lists. */
function groupOf(title: string, rows: readonly Row[], nameOf = (counted: string) => counted): Group {
  const merged = [...Map.groupBy(rows, ({ name }) => nameOf(name))].map(([name, same]) => ({
    name,
    ...sum(same),
  }))
  const sorted = merged.toSorted((a, b) => b.count - a.count || b.before - a.before)
  return { name: title, ...sum(rows), rows: sorted }
}

export async function readWeek(read: (day: string) => Promise<Counts>, monday: string): Promise<Week> {
  const dates = Array.from({ length: 14 }, (_, index) => daysAfter(monday, index - 7))
  const days = await Promise.all(dates.map(read))
  const rows = days.flatMap((counts, index) =>
    Object.entries(counts).map(([key, count]) => {
      const [kind = '', name = ''] = key.split(/ (.*)/s)
      return {
        kind,
        name,
        day: index % 7,
        ...(index < 7 ? { count: 0, before: count } : { count, before: 0 }),
      }
    }),
  )
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind)
  const pages = ofKind('page')
  const views = DAYS.map((name, day) => ({ name, ...sum(pages.filter((row) => row.day === day)) }))
  const { page, ...kinds } = COUNTED
  const [products = [], others = []] = [true, false].map((isProduct) =>
    pages.filter(({ name }) => (productAt(name) !== undefined) === isProduct),
  )
  const groups = [
    { name: 'Page views', ...sum(views), rows: views },
    groupOf('Products viewed', products, (path) => productName(productAt(path) ?? '')),
    ...Object.entries(kinds).map(([kind, { title }]) =>
      groupOf(title, ofKind(kind), FORMS[kind as Counted].name),
    ),
    groupOf(page.title, others, pageName),
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
