import type { Config, Context } from '@netlify/functions'
import storeFacts from '../../content/store.json' with { type: 'json' }
import { contactConfig } from '../../src/features/contact/contact-config.ts'
import { mailSender } from '../../src/features/contact/mail.ts'
import { dayStore } from '../../src/features/weekly-stats/day-store.ts'
import { sendWeeklyEmail } from '../../src/features/weekly-stats/weekly-email.ts'

export default async function weeklyEmail(_request: Request, { deploy }: Context): Promise<Response> {
  const { MONDAY_KEY, MONDAY_TO } = process.env
  if (!MONDAY_KEY?.trim()) return new Response('Nothing is counted.')
  const mail = MONDAY_TO?.trim() ? contactConfig({ ...process.env, CONTACT_TO: MONDAY_TO }) : undefined
  return Response.json(
    await sendWeeklyEmail({
      store: dayStore(`counts-${deploy.context || 'dev'}`),
      sendMail: mail && 'config' in mail ? mailSender(mail.config) : undefined,
      storeName: storeFacts.name,
      timeZone: storeFacts.timeZone,
      now: Date.now,
    }),
  )
}

// Hourly on Monday, as schedules are in UTC and the store's 7 a.m. changes with daylight saving.
export const config: Config = { schedule: '0 * * * 1' }
