import { dateText } from '../../features/monday/dates.ts'
import { type CountedRow, type CountedTable, sumOf, type Week } from '../../features/monday/week.ts'
import { drawDays, mostOf } from './draw-days.ts'
import { drawn, element, figure } from './elements.ts'

const MOST_ROWS = 10

/** What is said before all else, in this order. */
const SUMS: readonly (readonly [kind: CountedTable['kind'], words: string])[] = [
  ['kept', 'Products kept'],
  ['asked', 'Products asked about'],
  ['call', 'Calls'],
  ['directions', 'Ways to the store'],
  ['search', 'Searches in vain'],
]

/** A row's two figures as bars, the week over the one before; the cells beside it say the same in figures. */
function bars({ count, before }: CountedRow, most: number): SVGElement {
  const bar = (value: number, y: number, name: string) =>
    drawn('rect', { class: name, x: 0, y, width: (value / most) * 100, height: 6 })
  const frame = { viewBox: '0 0 100 14', preserveAspectRatio: 'none', 'aria-hidden': 'true' }
  return drawn('svg', frame, bar(count, 0, 'now'), bar(before, 8, 'then'))
}

function tableOf({ title, count, before, rows }: CountedTable): HTMLElement {
  const most = mostOf(rows)
  const shown = rows
    .slice(0, MOST_ROWS)
    .map((row) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, row.name),
        element('td', {}, bars(row, most)),
        ...[row.count, row.before].map((one) => element('td', {}, figure(one))),
      ),
    )
  const sum = (one: number, of: string) =>
    element('th', { scope: 'col' }, figure(one), element('span', { class: 'said' }, ` ${of}`))
  const sums = [sum(count, 'this week'), sum(before, 'before')]
  const rest = rows.length - shown.length
  const foot = element('td', { colspan: '4' }, `${rest} more in the spreadsheet`)
  return element(
    'section',
    {},
    element(
      'table',
      {},
      element('caption', {}, element('h2', {}, title)),
      element('colgroup', {}, ...['', '', '', ''].map(() => element('col', {}))),
      element('thead', {}, element('tr', {}, element('td', { colspan: '2' }, 'All'), ...sums)),
      element('tbody', {}, ...shown),
      ...(rest > 0 ? [element('tfoot', {}, element('tr', {}, foot))] : []),
    ),
  )
}

/** The figures that tell a week. */
function sumsOf({ days, tables }: Week): HTMLElement {
  const said = (words: string, now: number, then: number) =>
    element(
      'div',
      {},
      element('dt', {}, words),
      element('dd', {}, figure(now), ' ', element('small', {}, `${figure(then)} before`)),
    )
  const counted = SUMS.map(([kind, words]) => {
    const { count = 0, before = 0 } = tables.find((table) => table.kind === kind) ?? {}
    return said(words, count, before)
  })
  return element('dl', {}, said('Pages shown', sumOf(days, 'count'), sumOf(days, 'before')), ...counted)
}

/** A week beside the one before, as staff see it. */
export function weekView(week: Week): HTMLElement[] {
  const name = `the week of ${dateText(week.monday)}`
  if (week.tables.length === 0) return [element('p', {}, `Nothing was counted in ${name}.`)]
  const key = [
    element('span', { class: 'key-now' }, name.replace(/^t/, 'T')),
    element('span', { class: 'key-then' }, 'The week before'),
  ]
  return [
    element(
      'section',
      { class: 'week' },
      element('div', {}, element('p', {}, ...key), drawDays(week.days)),
      sumsOf(week),
    ),
    ...week.tables.map(tableOf),
  ]
}
