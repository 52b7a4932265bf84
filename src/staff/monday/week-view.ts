import { type CountedRow, type CountedTable, dateText, type Week } from '../../features/monday/week.ts'

const SVG = 'http://www.w3.org/2000/svg'
const MOST_ROWS = 10

/** Sizes of the drawing of days, in its own units. */
const DAY = { width: 50, bar: 20, height: 90, words: 22 } as const

type Content = Node | string

/** Texts are what visitors typed: they become text alone, never markup. */
function element(name: string, attributes: Record<string, string>, ...content: Content[]): HTMLElement {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...content)
  return made
}

function drawn(name: string, attributes: Record<string, string | number>, ...content: Content[]): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.append(...content)
  return made
}

const mostOf = (rows: readonly CountedRow[]): number =>
  Math.max(1, ...rows.flatMap(({ count, before }) => [count, before]))

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
        ...[row.count, row.before].map((figure) => element('td', {}, String(figure))),
      ),
    )
  const heads = ['', '', `${count} in all`, `${before} before`].map((head) =>
    head ? element('th', { scope: 'col' }, head) : element('td', {}),
  )
  const rest = rows.length - shown.length
  return element(
    'section',
    {},
    element('h2', {}, title),
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, ...shown),
      ...(rest > 0
        ? [
            element(
              'tfoot',
              {},
              element('tr', {}, element('td', { colspan: '4' }, `${rest} more in the spreadsheet`)),
            ),
          ]
        : []),
    ),
  )
}

function daysOf(days: readonly CountedRow[]): SVGElement {
  const most = mostOf(days)
  const { width, bar, height, words } = DAY
  const columns = days.flatMap(({ name, count, before }, index) => {
    const middle = (index + 0.5) * width
    const column = (value: number, x: number, kind: string) => {
      const tall = (value / most) * height
      return drawn('rect', { class: kind, x, y: words + height - tall, width: bar, height: tall })
    }
    const top = words + height - (Math.max(count, before) / most) * height
    return [
      column(before, middle, 'then'),
      column(count, middle - bar, 'now'),
      drawn('text', { x: middle, y: top - 6 }, String(count)),
      drawn('text', { x: middle, y: height + 2 * words - 6 }, name),
    ]
  })
  const said = days.map(({ name, count, before }) => `${name} ${count}, before ${before}`).join('; ')
  const viewBox = `0 0 ${width * days.length} ${height + 2 * words}`
  return drawn('svg', { viewBox, role: 'img', 'aria-label': said }, ...columns)
}

/** A week beside the one before, as staff see it. */
export function weekView({ monday, days, tables }: Week): HTMLElement[] {
  if (tables.length === 0)
    return [element('p', {}, `Nothing was counted in the week of ${dateText(monday)}.`)]
  const mark = (name: string) => element('span', { class: name })
  return [
    element(
      'section',
      { class: 'days' },
      element('h2', {}, 'Pages shown each day'),
      element(
        'p',
        {},
        mark('key-now'),
        ` the week of ${dateText(monday)}  `,
        mark('key-then'),
        ' the week before',
      ),
      daysOf(days),
    ),
    ...tables.map(tableOf),
  ]
}
