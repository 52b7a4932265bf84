import type { ContactConfig } from '../contact-config.ts'
import type { OutboxEntry } from './outbox.ts'

/** What a mail says, beside from whom and to whom it is. */
export interface MailContent {
  subject: string
  text: string
  html?: string
  replyTo?: string
}

/**
 * What sends through a provider, by its settings: resolves only when the provider accepted the mail. The same id given twice is one mail.
 * @throws MailFault
 */
export type MailSender = (
  config: ContactConfig,
  timeoutMs?: number,
) => (mail: MailContent, id: string) => Promise<void>

/**
 * Gives a message to the mail provider; resolves only when the provider accepted it. The same id given twice is one mail.
 * @throws MailFault
 */
export type SendMail = (entry: OutboxEntry) => Promise<void>

/**
 * `unavailable`: no answer, or no good one: try again later. `busy`: too many at a time. `refused`: never for this
 * message. `misconfigured`: the key or the sender is not accepted, which no message can help.
 */
export type MailFaultKind = 'unavailable' | 'busy' | 'refused' | 'misconfigured'

interface MailFaultFacts {
  status?: number | undefined
  retryAfterMs?: number | undefined
}

/** Why a mail was not accepted; its message is a short name that may be logged. */
export class MailFault extends Error {
  readonly kind: MailFaultKind
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined

  /** @param reason a short name for the log; the provider's own sentences may hold a visitor's address */
  constructor(kind: MailFaultKind, reason: string, { status, retryAfterMs }: MailFaultFacts = {}) {
    super(reason)
    this.name = 'MailFault'
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** An error of a sender as a fault. An unknown error counts as `unavailable`, so that the message is tried again. */
export const asMailFault = (error: unknown): MailFault =>
  error instanceof MailFault
    ? error
    : new MailFault('unavailable', error instanceof Error ? error.name : 'unknown')
