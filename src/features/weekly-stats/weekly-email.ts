import type { MailContent, SendMail } from '../contact/mail.ts'
import type { DayStore } from './day-store.ts'
import { dateText, dayIn, daysAfter, hourIn, mondayOf, readWeek, type Week, weekTable } from './week.ts'

const MAX_DAYS = 92
/** The email is sent from this hour of Monday, in the store's time zone. */
const SEND_HOUR = 7
const MAX_ROWS = 8

export interface WeeklyEmailDependencies {
  store: DayStore
  /** Undefined if there are no recipients. */
  sendMail: SendMail | undefined
  storeName: string
  timeZone: string
  now: () => number
}

function weeklyEmail(week: Week, storeName: string): MailContent {
  const opening = `Website activity, week of ${dateText(week.monday)} (previous week in parentheses).`
  const closing = 'See all rows at /monday on the editor’s site.'
  const lines = week.groups.flatMap((group) =>
    [group, ...group.rows.slice(0, MAX_ROWS)].map(
      ({ name, count, before }) => `${count} (${before}) ${name}`,
    ),
  )
  return {
    subject: `${storeName}: the week of ${dateText(week.monday)}`,
    text: [opening, lines.join('\n'), closing].join('\n\n'),
    html: `<p>${opening}</p>${weekTable(week, MAX_ROWS)}<p>${closing}</p>`,
  }
}

/** Deletes old days, and sends last week's email once, on Monday from 7 a.m. */
export async function sendWeeklyEmail({
  store,
  sendMail,
  storeName,
  timeZone,
  now,
}: WeeklyEmailDependencies): Promise<{ isSent: boolean }> {
  const today = dayIn(timeZone, now())
  await store.removeBefore(daysAfter(today, -MAX_DAYS))
  const week = daysAfter(today, -7)
  const isDue = mondayOf(today) === today && hourIn(timeZone, now()) >= SEND_HOUR
  if (!sendMail || !isDue || (await store.isSent(week))) return { isSent: false }
  const mail = weeklyEmail(await readWeek(store.read, week), storeName)
  const { outcome, reason } = await sendMail(mail, `monday/${week}`)
  if (outcome !== 'sent') throw new Error(`The weekly email was not sent: ${reason}.`)
  await store.markSent(week)
  return { isSent: true }
}
