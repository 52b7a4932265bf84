import type { Week } from '../../features/monday/week.ts'

/** Visitors typed some of these texts: none of them may become a formula. */
const cell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${value.replace(/^[=+@\t-]/, "'$&").replaceAll('"', '""')}"`

/** A week as a spreadsheet, all of its rows. */
export function weekCsv({ monday, days, tables }: Week): string {
  const rows = [
    ...days.map(({ name, count, before }) => ['Pages shown each day', name, count, before]),
    ...tables.flatMap(({ title, rows }) =>
      rows.map(({ name, count, before }) => [title, name, count, before]),
    ),
  ]
  const head = ['What', 'Which', `Week of ${monday}`, 'Week before']
  // Excel takes the file for UTF-8 by its first character.
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
