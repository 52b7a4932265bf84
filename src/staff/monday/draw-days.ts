import type { CountedRow } from '../../features/monday/week.ts'
import { drawn, figure } from './elements.ts'

/** Sizes of the drawing of days, in its own units. */
const DAY = { width: 50, bar: 20, height: 90, words: 22 } as const

export const mostOf = (rows: readonly CountedRow[]): number =>
  Math.max(1, ...rows.flatMap(({ count, before }) => [count, before]))

/** The views of each day as two columns, with the figure of the week over them. */
export function drawDays(days: readonly CountedRow[]): SVGElement {
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
      drawn('text', { x: middle, y: top - 6 }, figure(count)),
      drawn('text', { x: middle, y: height + 2 * words - 6 }, name),
    ]
  })
  const said = days.map(({ name, count, before }) => `${name} ${count}, before ${before}`).join('; ')
  const viewBox = `0 0 ${width * days.length} ${height + 2 * words}`
  return drawn('svg', { viewBox, role: 'img', 'aria-label': said }, ...columns)
}
