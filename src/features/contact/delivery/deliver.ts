import { type ContactLog, errorName } from '../contact-log.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'
import { asMailFault, type MailFaultKind, type SendMail } from './send-mail.ts'

export interface DeliveryDependencies {
  outbox: Outbox
  sendMail: SendMail
  now(): number
  log: ContactLog
}

export type DeliveryOutcome = { kind: 'sent' } | { kind: MailFaultKind; retryAfterMs?: number | undefined }

const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS

/**
 * How long to wait after so many attempts: 5, 10, 20 minutes …, or longer where the provider asks for it; at most 6 hours, so that no
 * answer of a provider can put a message off for good.
 */
export const waitAfterMs = (attempts: number, askedMs = 0): number =>
  Math.min(Math.max(5 * MINUTE_MS * 2 ** (attempts - 1), askedMs), LONGEST_WAIT_MS)

/**
 * Tries once to send a kept message; keeps, deletes or moves it to `failed/` by the outcome. Never rejects: what the
 * outbox cannot record stays pending, and the provider recognizes the id of a mail that it has sent already.
 */
export async function deliver(
  entry: OutboxEntry,
  { outbox, sendMail, now, log }: DeliveryDependencies,
): Promise<DeliveryOutcome> {
  const { id } = entry
  const outcome = await attempt(entry, { sendMail, log })
  try {
    if (outcome.kind === 'sent') await outbox.markSent(id)
    if (outcome.kind === 'refused') await outbox.moveToFailed(entry, outcome.reason)
    if (outcome.kind === 'unavailable') {
      const attempts = entry.attempts + 1
      const dueAt = now() + waitAfterMs(attempts, outcome.retryAfterMs)
      await outbox.update({ ...entry, attempts, dueAt })
    }
  } catch (error) {
    log('warn', 'contact.outcome-not-noted', { id, outcome: outcome.kind, reason: errorName(error) })
  }
  return outcome
}

async function attempt(
  entry: OutboxEntry,
  { sendMail, log }: Pick<DeliveryDependencies, 'sendMail' | 'log'>,
) {
  const { id, attempts } = entry
  try {
    await sendMail(entry)
    log('info', 'contact.sent', { id, attempts: attempts + 1 })
    return { kind: 'sent' } as const
  } catch (error) {
    const { kind, status, retryAfterMs, message: reason } = asMailFault(error)
    const level = kind === 'refused' || kind === 'misconfigured' ? 'error' : 'warn'
    log(level, `contact.${kind}`, { id, status, reason, attempts: attempts + 1 })
    return { kind, retryAfterMs, reason }
  }
}
