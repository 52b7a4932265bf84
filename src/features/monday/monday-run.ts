import { type ContactLog, errorName } from '../contact/contact-log.ts'
import type { MailContent } from '../contact/delivery/send-mail.ts'
import type { CountStore } from './count-store.ts'
import { dayIn, hourIn, lastWeek, mondayOf } from './dates.ts'
import { fold } from './fold.ts'
import { mondayMail } from './monday-mail.ts'
import { readWeek } from './week.ts'

export interface MondayDependencies {
  store: CountStore
  /** Absent where nobody wants the mail. The same key twice is one mail. */
  sendMail: ((mail: MailContent, idempotencyKey: string) => Promise<void>) | undefined
  storeName: string
  timeZone: string
  now: () => number
  log: ContactLog
}

/** The hour of Monday, in the store's time zone, from which the mail is sent. */
const MAIL_HOUR = 7

/** Folds what was counted, and sends the mail about last week once, from Monday at 7. Never rejects. */
export async function mondayRun(
  dependencies: MondayDependencies,
): Promise<{ folded: number; isMailed: boolean }> {
  const { store, timeZone, now, log } = dependencies
  const done = { folded: 0, isMailed: false }
  try {
    done.folded = await fold(store, timeZone, now())
    done.isMailed = await mailOnMonday(dependencies)
  } catch (error) {
    log('error', 'counts.unavailable', { reason: errorName(error) })
  }
  return done
}

async function mailOnMonday({
  store,
  sendMail,
  storeName,
  timeZone,
  now,
}: MondayDependencies): Promise<boolean> {
  const today = dayIn(timeZone, now())
  if (!sendMail || mondayOf(today) !== today || hourIn(timeZone, now()) < MAIL_HOUR) return false
  const week = lastWeek(today)
  if (await store.isMailed(week)) return false
  await sendMail(mondayMail(await readWeek(store, week), storeName), `monday/${week}`)
  await store.markMailed(week)
  return true
}
