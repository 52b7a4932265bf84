import { errorName } from '../contact-log.ts'
import { type DeliveryDependencies, deliver } from './deliver.ts'
import type { MailFaultKind } from './send-mail.ts'

export interface RetryDependencies extends DeliveryDependencies {
  sleep(ms: number): Promise<unknown>
}

/** Netlify ends a scheduled function after 30 s, and the last attempt may take 8. */
const RUN_BUDGET_MS = 20_000
const PAUSE_WHEN_BUSY_MS = 1000
/** A message that is still pending after this needs a person. */
const LONG_WAIT_MS = 24 * 3_600_000

export type RetryTally = Record<'sent' | 'settled' | 'waiting' | 'unreadable' | MailFaultKind, number>

/** Tries every pending message that is due, one after the other, until the time of the run is over. Never rejects. */
export async function retryPending(dependencies: RetryDependencies): Promise<RetryTally> {
  const { outbox, now, sleep, log } = dependencies
  const end = now() + RUN_BUDGET_MS
  const tally: RetryTally = {
    sent: 0,
    settled: 0,
    waiting: 0,
    unavailable: 0,
    busy: 0,
    refused: 0,
    misconfigured: 0,
    unreadable: 0,
  }

  async function retry(id: string): Promise<keyof RetryTally> {
    const entry = await outbox.find(id)
    if (!entry) return 'settled'
    if (await outbox.wasSent(id)) {
      await outbox.markSent(id)
      return 'settled'
    }
    const ageMs = now() - entry.receivedAt
    if (ageMs > LONG_WAIT_MS) {
      log('error', 'contact.waits-long', {
        id,
        hours: Math.floor(ageMs / 3_600_000),
        attempts: entry.attempts,
      })
    }
    if (entry.dueAt > now()) return 'waiting'
    for (;;) {
      const { kind, ...outcome } = await deliver(entry, dependencies)
      const pause = ('retryAfterMs' in outcome && outcome.retryAfterMs) || PAUSE_WHEN_BUSY_MS
      if (kind !== 'busy' || now() + pause >= end) return kind
      await sleep(pause)
    }
  }

  try {
    for (const id of await outbox.pendingIds()) {
      const outcome = await retry(id).catch((error: unknown) => {
        log('error', 'contact.unreadable', { id, reason: errorName(error) })
        return 'unreadable' as const
      })
      tally[outcome]++
      // Neither is different for the next message.
      if (outcome === 'busy' || outcome === 'misconfigured' || now() >= end) break
    }
    const expired = now() < end ? await outbox.deleteExpired() : []
    for (const id of expired) log('warn', 'contact.deleted-unsent', { id })
  } catch (error) {
    log('error', 'contact.outbox-unavailable', { reason: errorName(error) })
  }
  log('info', 'contact.retried', tally)
  return tally
}
