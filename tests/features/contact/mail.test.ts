import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailSender, type SendResult } from '../../../src/features/contact/mail.ts'
import { startResend } from './resend-stand-in.ts'

let resend: Awaited<ReturnType<typeof startResend>>
beforeEach(async () => {
  resend = await startResend()
})
afterEach(() => resend.stop())

/** The result of an email with an answer of the provider. */
async function resultOfBody(status: number, body: unknown): Promise<SendResult> {
  resend.behave((outgoing) =>
    outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
  )
  const send = mailSender({
    apiKey: 're_test',
    to: ['store@example.com'],
    from: 'site@example.com',
  })
  return send({ subject: 'Hi', text: 'Hello' }, 'key')
}

const resultOf = (status: number, name: string) =>
  resultOfBody(status, { statusCode: status, name, message: 'Not ann@example.com' })

describe('a provider’s answer', () => {
  test.each([
    { status: 401, name: 'missing_api_key', outcome: 'misconfigured' },
    { status: 403, name: 'invalid_api_key', outcome: 'misconfigured' },
    { status: 404, name: 'not_found', outcome: 'misconfigured' },
    { status: 405, name: 'method_not_allowed', outcome: 'misconfigured' },
    { status: 422, name: 'invalid_from_address', outcome: 'misconfigured' },
    { status: 408, name: 'timeout', outcome: 'unavailable' },
    { status: 409, name: 'concurrent_idempotent_requests', outcome: 'unavailable' },
    { status: 409, name: 'invalid_idempotent_request', outcome: 'taken' },
    { status: 425, name: 'too_early', outcome: 'unavailable' },
    { status: 500, name: 'internal_server_error', outcome: 'unavailable' },
    { status: 429, name: 'rate_limit_exceeded', outcome: 'unavailable' },
    { status: 429, name: 'daily_quota_exceeded', outcome: 'quota' },
    { status: 429, name: 'monthly_quota_exceeded', outcome: 'quota' },
    { status: 400, name: 'validation_error', outcome: 'refused' },
    { status: 422, name: 'validation_error', outcome: 'refused' },
    { status: 499, name: 'unknown', outcome: 'refused' },
  ])('$status $name is "$outcome"', async ({ status, name, outcome }) => {
    expect(await resultOf(status, name)).toEqual({ outcome, status, reason: name })
  })
})

test('treats an answer without an id as unaccepted, and an error without a name as temporary', async () => {
  const outcome = 'unavailable'
  for (const body of [null, {}, { id: 7 }])
    expect(await resultOfBody(200, body)).toEqual({ outcome, reason: 'unreadable_answer' })
  expect(await resultOfBody(500, {})).toMatchObject({ outcome, reason: 'unknown' })
})
