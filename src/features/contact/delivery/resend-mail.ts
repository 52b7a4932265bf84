import { Resend } from 'resend'
import { MailFault, type MailFaultKind, type MailSender } from './send-mail.ts'

/** How long the provider may take to answer. */
export const SEND_TIMEOUT_MS = 8000

const BUSY = 429
/** A key without rights, or a wrong address of the API. */
const MISCONFIGURED = [401, 403, 404, 405]
/** Timeout, the same id in progress, too early. */
const TEMPORARY = [408, 409, 425]

/** @param status `null` without a readable answer */
function faultKind(status: number | null, name: string): MailFaultKind {
  if (name === 'invalid_from_address') return 'misconfigured'
  // The provider has another mail with this key. Once it has forgotten the key, a retry would be a second mail.
  if (name === 'invalid_idempotent_request') return 'refused'
  if (status === null || status >= 500 || TEMPORARY.includes(status)) return 'unavailable'
  if (status === BUSY) return 'busy'
  return MISCONFIGURED.includes(status) ? 'misconfigured' : 'refused'
}

/** `Retry-After` in milliseconds: it is written in seconds or as a date. */
function retryAfterMs(headers: Readonly<Record<string, string>> | null): number | undefined {
  const written = String(headers?.['retry-after'])
  const seconds = Number.parseInt(written, 10)
  const wait = Number.isNaN(seconds) ? Date.parse(written) - Date.now() : seconds * 1000
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

/** Sends through Resend, which sends one mail for an idempotency key within 24 hours. */
export const resendSender: MailSender = (config, timeoutMs = SEND_TIMEOUT_MS) => {
  const resend = new Resend(config.apiKey, config.baseUrl ? { baseUrl: config.baseUrl } : {})
  return async (mail, idempotencyKey) => {
    const { data, error, headers } = await resend.emails.send(
      { from: config.from, to: config.to, ...mail },
      // Resend's client has no timeout of its own.
      { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
    )
    if (error) {
      const { statusCode: status = null, name = 'unknown' } = error
      const facts = { status: status ?? undefined, retryAfterMs: retryAfterMs(headers) }
      throw new MailFault(faultKind(status, name), name, facts)
    }
    if (typeof data?.id !== 'string') throw new MailFault('unavailable', 'unreadable_answer')
  }
}
