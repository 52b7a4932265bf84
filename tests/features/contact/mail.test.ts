import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asMailFault, type MailFault, mailSender } from '../../../src/features/contact/mail.ts'
import { startResend } from './resend-stand-in.ts'

let resend: Awaited<ReturnType<typeof startResend>>
beforeEach(async () => {
  resend = await startResend()
})
afterEach(() => resend.stop())

/** The error for an answer of the provider. */
async function faultOfBody(status: number, body: unknown): Promise<MailFault> {
  resend.behave((outgoing) =>
    outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
  )
  const send = mailSender({
    apiKey: 're_test',
    to: ['store@example.com'],
    from: 'site@example.com',
    baseUrl: resend.url,
  })
  return send({ subject: 'Hi', text: 'Hello' }, 'key').then(() => expect.fail('it was sent'), asMailFault)
}

const faultOf = (status: number, name: string) =>
  faultOfBody(status, { statusCode: status, name, message: 'Not ann@example.com' })

describe('a provider’s answer', () => {
  test.each([
    { status: 401, name: 'missing_api_key', kind: 'misconfigured' },
    { status: 403, name: 'invalid_api_key', kind: 'misconfigured' },
    { status: 404, name: 'not_found', kind: 'misconfigured' },
    { status: 405, name: 'method_not_allowed', kind: 'misconfigured' },
    { status: 422, name: 'invalid_from_address', kind: 'misconfigured' },
    { status: 408, name: 'timeout', kind: 'unavailable' },
    { status: 409, name: 'concurrent_idempotent_requests', kind: 'unavailable' },
    { status: 409, name: 'invalid_idempotent_request', kind: 'taken' },
    { status: 425, name: 'too_early', kind: 'unavailable' },
    { status: 500, name: 'internal_server_error', kind: 'unavailable' },
    { status: 429, name: 'rate_limit_exceeded', kind: 'unavailable' },
    { status: 429, name: 'daily_quota_exceeded', kind: 'quota' },
    { status: 429, name: 'monthly_quota_exceeded', kind: 'quota' },
    { status: 400, name: 'validation_error', kind: 'refused' },
    { status: 422, name: 'validation_error', kind: 'refused' },
    { status: 499, name: 'unknown', kind: 'refused' },
  ])('$status $name is "$kind"', async ({ status, name, kind }) => {
    expect(await faultOf(status, name)).toMatchObject({ kind, status, message: name })
  })
})

test('treats an answer without an id as unaccepted, and an error without a name as temporary', async () => {
  const unavailable = { kind: 'unavailable', status: undefined }
  for (const body of [null, {}, { id: 7 }])
    expect(await faultOfBody(200, body)).toMatchObject({ ...unavailable, message: 'unreadable_answer' })
  expect(await faultOfBody(500, {})).toMatchObject({ ...unavailable, message: 'unknown' })
})
