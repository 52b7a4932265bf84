import type { MailContent } from '../contact/delivery/send-mail.ts'
import { dateText } from './dates.ts'
import type { CountedRow, Week } from './week.ts'

const MOST_ROWS = 8

/** "12 (9)": this week, and the week before. */
const figures = ({ count, before }: Pick<CountedRow, 'count' | 'before'>): string => `${count} (${before})`

const line = (row: CountedRow): string => `  ${figures(row).padEnd(12)} ${row.name}`

/** The week as staff read it on Monday morning; figures of the week before are in parentheses. */
export function mondayMail({ monday, days, tables }: Week, store: string): MailContent {
  const parts = tables.map(({ title, rows, ...sums }) => {
    const shown = rows.slice(0, MOST_ROWS)
    const rest = rows.length - shown.length
    return [
      `${title}: ${figures(sums)}`,
      ...shown.map(line),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ].join('\n')
  })
  const views = ['Pages shown each day', ...days.map(line)].join('\n')
  return {
    subject: `${store}: the week of ${dateText(monday)}`,
    text: [
      `What visitors of the website did in the week of ${dateText(monday)}, and in parentheses the week before.`,
      ...(parts.length > 0 ? [views, ...parts] : ['Nothing was counted.']),
      'All rows, and a spreadsheet of them, are at /monday on the editor’s site.',
    ].join('\n\n'),
  }
}
