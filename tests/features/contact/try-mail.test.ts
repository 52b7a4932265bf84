import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryMail } from '../../../src/features/contact/try-mail.ts'
import { startResend } from './resend-stand-in.ts'

let resend: Awaited<ReturnType<typeof startResend>>
beforeEach(async () => {
  resend = await startResend()
})
afterEach(() => resend.stop())

const tried = (settings: object = {}) =>
  tryMail({
    RESEND_API_KEY: 're_0123456789abcdef',
    CONTACT_TO: 'hello@millerfans.com, ann@millerfans.com',
    CONTACT_FROM: 'Website <website@millerfans.com>',
    RESEND_BASE_URL: resend.url,
    ...settings,
  })

test('a test message is sent as the contact form sends one', async () => {
  expect(await tried()).toEqual({
    isTaken: true,
    lines: [
      'Resend took a message for hello@millerfans.com, ann@millerfans.com. Look for it there, in the spam folder too, and press Reply.',
    ],
  })
  expect(resend.mails).toMatchObject([
    {
      key: expect.stringMatching(/^contact\/[\da-f]{32}$/),
      authorization: 'Bearer re_0123456789abcdef',
      to: ['hello@millerfans.com', 'ann@millerfans.com'],
      reply_to: 'hello@millerfans.com',
      subject: expect.stringContaining('The website'),
      text: expect.stringContaining('This is a test: messages from the contact form arrive like this one.'),
    },
  ])
})

const WHOLE_KEY =
  'Check that RESEND_API_KEY is the whole key, and that the domain of CONTACT_FROM is "Verified" at https://resend.com/domains.'

test.each([
  ['answers 403 bad key', '403 invalid_api_key', WHOLE_KEY],
  ['answers 422 wrong sender', '422 invalid_from_address', WHOLE_KEY],
  [
    'answers 422 refused address',
    '422 validation_error',
    'Check the addresses in CONTACT_TO and CONTACT_FROM.',
  ],
  [
    'answers 429',
    '429 rate_limit_exceeded',
    'Resend takes no more for now: its plan has a number of mails a day. Try again later.',
  ],
  [
    'answers without an id',
    'unreadable_answer',
    'Resend did not answer as it should. Try again in a few minutes; https://resend-status.com says more.',
  ],
] as const)('when Resend %s, what it said and the next step are told', async (behaviour, answer, next) => {
  resend.behave(behaviour)
  expect(await tried()).toEqual({
    isTaken: false,
    lines: [`✖ Resend did not take the message: ${answer}.`, next],
  })
})

test('without a setting nothing is sent, and each that is missing is named', async () => {
  expect(await tried({ RESEND_API_KEY: '' })).toEqual({
    isTaken: false,
    lines: [
      'No mail can be sent (see .env.example):',
      'RESEND_API_KEY: set it to a key of your Resend account, such as re_123abc.',
    ],
  })
  expect(resend.mails).toEqual([])
})
