import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resend } from 'resend'
import type { ContactConfig } from './contact-config.ts'

type Level = 'info' | 'warn' | 'error'

/** Logs an event. `error` needs attention. Never contains a visitor's words or address. */
export type ContactLog = (
  level: Level,
  event: string,
  facts?: Readonly<Record<string, string | number | undefined>>,
) => void

export const jsonLog: ContactLog = (level, event, facts) =>
  console[level](JSON.stringify({ level, event, ...facts }))

/** Other libraries' error messages may quote their input, so only the name is logged. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

export interface MailContent {
  subject: string
  text: string
  html?: string | undefined
  replyTo?: string | undefined
}

/**
 * - `unavailable`: no usable answer, or too many emails at once; try later.
 * - `quota`: the day's or month's emails are used up.
 * - `refused`: this email will never be accepted. `taken`: another email has its key.
 * - `misconfigured`: the API key or the sender isn't accepted.
 */
export type Outcome = 'sent' | 'unavailable' | 'quota' | 'refused' | 'taken' | 'misconfigured'

export interface SendResult {
  outcome: Outcome
  /** A short name, as the provider's sentences may hold a visitor's address. */
  reason?: string
  status?: number | undefined
}

/** Resolves with `sent` once the provider accepts the email. The same key twice within 24 hours is one email. */
export type SendMail = (mail: MailContent, idempotencyKey: string) => Promise<SendResult>

const SEND_TIMEOUT_MS = 8000

const OUTCOME_OF_NAME: Readonly<Record<string, Outcome>> = {
  invalid_from_address: 'misconfigured',
  invalid_idempotent_request: 'taken',
  daily_quota_exceeded: 'quota',
  monthly_quota_exceeded: 'quota',
}

/** @param status null without a readable answer */
function outcomeOf(status: number | null, name: string): Outcome {
  const named = OUTCOME_OF_NAME[name]
  if (named) return named
  // Timeout, the same key in progress, too early, too many at once.
  if (status === null || status >= 500 || [408, 409, 425, 429].includes(status)) return 'unavailable'
  // A key without permission, or a wrong API address.
  return [401, 403, 404, 405].includes(status) ? 'misconfigured' : 'refused'
}

/** Sends through Resend. No other code depends on the provider. */
export function mailSender(config: ContactConfig, timeoutMs = SEND_TIMEOUT_MS): SendMail {
  const resend = new Resend(config.apiKey)
  return async ({ subject, text, html, replyTo }, idempotencyKey) => {
    try {
      const { data, error } = await resend.emails.send(
        {
          from: config.from,
          to: config.to,
          subject,
          text,
          ...(html && { html }),
          ...(replyTo && { replyTo }),
        },
        // Resend's client has no timeout.
        { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
      )
      if (error) {
        const { statusCode: status = null, name = 'unknown' } = error
        return { outcome: outcomeOf(status, name), reason: name, status: status ?? undefined }
      }
      return typeof data?.id === 'string'
        ? { outcome: 'sent' }
        : { outcome: 'unavailable', reason: 'unreadable_answer' }
    } catch (error) {
      return { outcome: 'unavailable', reason: errorName(error) }
    }
  }
}

/** Writes emails to files, for machines without a key. */
export const folderMail =
  (folder: string, log: ContactLog): SendMail =>
  async ({ subject, replyTo, text }, idempotencyKey) => {
    const file = path.join(folder, `${Date.now()}-${idempotencyKey.replaceAll('/', '-')}.txt`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, `Subject: ${subject}\nReply-To: ${replyTo}\n\n${text}`)
    log('info', 'contact.written', { file })
    return { outcome: 'sent' }
  }
