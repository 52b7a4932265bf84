import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startResend } from './resend-stand-in.ts'

let resend: Awaited<ReturnType<typeof startResend>>
beforeEach(async () => {
  resend = await startResend()
})
afterEach(() => resend.stop())

/** What `npm run check:mail` prints with these settings. */
function checkMail(settings: object = {}): Promise<string> {
  const env = {
    PATH: process.env.PATH ?? '',
    RESEND_API_KEY: 're_0123456789abcdef',
    CONTACT_TO: 'hello@millerfans.com, ann@millerfans.com',
    CONTACT_FROM: 'Website <website@millerfans.com>',
    RESEND_BASE_URL: resend.url,
    ...settings,
  }
  return text(spawn('node_modules/.bin/node', ['src/features/contact/check-mail.ts'], { env }).stdout)
}

test('a test message is sent as the contact form sends one', async () => {
  expect(await checkMail()).toBe(
    'Resend took a message for hello@millerfans.com, ann@millerfans.com. Look for it there, in the spam folder too, and press Reply.\n',
  )
  expect(resend.mails).toMatchObject([
    {
      authorization: 'Bearer re_0123456789abcdef',
      to: ['hello@millerfans.com', 'ann@millerfans.com'],
      reply_to: 'hello@millerfans.com',
      text: expect.stringContaining('This is a test'),
    },
  ])
})

test.each([
  ['answers 403 bad key', '403 invalid_api_key', 'Check that RESEND_API_KEY is the whole key'],
  ['answers 422 wrong sender', '422 invalid_from_address', 'Check that RESEND_API_KEY is the whole key'],
  ['answers 422 refused address', '422 validation_error', 'Check the addresses in CONTACT_TO'],
  ['answers 429', '429 rate_limit_exceeded', 'Resend takes no more for now'],
] as const)('when Resend %s, what it said and the next step are printed', async (behaviour, answer, next) => {
  resend.behave(behaviour)
  const lines = (await checkMail()).split('\n')
  expect(lines[0]).toBe(`✖ Resend did not take the message: ${answer}.`)
  expect(lines[1]).toContain(next)
})

test('without settings nothing is sent, and each that is missing is named', async () => {
  expect(await checkMail({ RESEND_API_KEY: '' })).toContain('RESEND_API_KEY: set it to a key')
  expect(resend.mails).toEqual([])
})
