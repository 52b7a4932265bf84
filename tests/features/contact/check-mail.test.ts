import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startResend } from './resend-stand-in.ts'

let resend: Awaited<ReturnType<typeof startResend>>
beforeEach(async () => {
  resend = await startResend()
})
afterEach(() => resend.stop())

/** The output and exit status of `npm run check:mail`. */
async function checkMail(settings: object = {}): Promise<[printed: string, status: number]> {
  const env = {
    PATH: process.env.PATH ?? '',
    RESEND_API_KEY: 're_0123456789abcdef',
    CONTACT_TO: 'hello@millerfans.com',
    CONTACT_FROM: 'Website <website@millerfans.com>',
    RESEND_BASE_URL: resend.url,
    ...settings,
  }
  const command = spawn('node_modules/.bin/node', ['src/features/contact/check-mail.ts'], { env })
  const [printed, [status]] = await Promise.all([text(command.stdout), once(command, 'exit')])
  return [printed, status]
}

test('sends a test message and prints the result', async () => {
  expect(await checkMail()).toEqual([
    'Resend accepted a message for hello@millerfans.com. Look for it there and in the spam folder, and click Reply.\n',
    0,
  ])
  expect(resend.emails).toHaveLength(1)
})

test('fails without settings and names the missing ones', async () => {
  expect(await checkMail({ RESEND_API_KEY: '' })).toEqual([
    'No email can be sent (see .env.example):\nRESEND_API_KEY: set it to a key of your Resend account, such as re_123abc.\n',
    1,
  ])
})
