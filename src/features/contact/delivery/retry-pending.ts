import { errorName } from '../contact-log.ts'
import { type DeliveryDependencies, deliver } from './deliver.ts'
import type { OutboxEntry } from './outbox.ts'
import type { MailFaultKind } from './send-mail.ts'

export interface RetryDependencies extends DeliveryDependencies {
  sleep(ms: number): Promise<unknown>
}

/** Netlify ends a scheduled function after 30 s, and the last attempt may take 8. */
const RUN_BUDGET_MS = 20_000
/** Of that, for deleting what is over: it comes first, so that no backlog can keep it from its turn. */
const TIDY_BUDGET_MS = 4000
const PAUSE_WHEN_BUSY_MS = 1000
/** A message that is still pending after this needs a person. */
const LONG_WAIT_MS = 24 * 3_600_000
/** After this it is given up, and waits in `failed/` as long again. */
const LONGEST_WAIT_MS = 30 * 24 * 3_600_000

const TALLY = {
  sent: 0,
  settled: 0,
  waiting: 0,
  unavailable: 0,
  busy: 0,
  refused: 0,
  misconfigured: 0,
  givenUp: 0,
  unreadable: 0,
  unknown: 0,
}

export type RetryTally = Record<keyof typeof TALLY, number>

/**
 * Tries the pending messages that are due, one after the other, until the time of the run is over; the next run begins where
 * this one stopped. Deletes before what nobody needs any more. Never rejects.
 */
export async function retryPending(dependencies: RetryDependencies): Promise<RetryTally> {
  const { outbox, now, log } = dependencies
  const start = now()
  const end = start + RUN_BUDGET_MS
  const tally = { ...TALLY }
  try {
    await tidy(dependencies, start + TIDY_BUDGET_MS)
    for (const id of await outbox.pendingIds()) {
      const outcome = await retry(id, end, dependencies).catch((error: unknown) => {
        log('error', 'contact.outbox-unavailable', { id, reason: errorName(error) })
        return 'unknown' as const
      })
      tally[outcome]++
      // Neither is different for the next message.
      if (outcome !== 'busy' && outcome !== 'misconfigured' && now() < end) continue
      await outbox.stopAt(id)
      break
    }
  } catch (error) {
    log('error', 'contact.outbox-unavailable', { reason: errorName(error) })
  }
  log('info', 'contact.retried', tally)
  return tally
}

async function tidy({ outbox, now, log }: RetryDependencies, end: number): Promise<void> {
  try {
    for (const id of await outbox.deleteExpired(() => now() >= end))
      log('warn', 'contact.deleted-unsent', { id })
  } catch (error) {
    log('warn', 'contact.not-tidied', { reason: errorName(error) })
  }
}

async function retry(id: string, end: number, dependencies: RetryDependencies): Promise<keyof RetryTally> {
  const { outbox, now, log } = dependencies
  const entry = await outbox.find(id)
  if (!entry) return 'settled'
  if ('text' in entry) {
    await outbox.moveToFailed(entry, 'unreadable')
    log('error', 'contact.unreadable', { id })
    return 'unreadable'
  }
  const { attempts } = entry
  const ageMs = now() - entry.receivedAt
  const hours = Math.floor(ageMs / 3_600_000)
  if (ageMs > LONG_WAIT_MS) log('error', 'contact.waits-long', { id, hours, attempts })
  if (entry.dueAt > now()) return 'waiting'
  if (await outbox.wasSent(id)) {
    await outbox.markSent(id)
    return 'settled'
  }
  const outcome = await attempt(entry, end, dependencies)
  if (outcome === 'sent' || outcome === 'refused' || ageMs <= LONGEST_WAIT_MS) return outcome
  await outbox.moveToFailed(entry, outcome)
  log('error', 'contact.given-up', { id, hours, attempts })
  return 'givenUp'
}

/** Tries to send a message, again and again while the provider is busy and the run has time. */
async function attempt(
  entry: OutboxEntry,
  end: number,
  dependencies: RetryDependencies,
): Promise<'sent' | MailFaultKind> {
  const { now, sleep } = dependencies
  for (;;) {
    const { kind, ...outcome } = await deliver(entry, dependencies)
    const pause = ('retryAfterMs' in outcome && outcome.retryAfterMs) || PAUSE_WHEN_BUSY_MS
    if (kind !== 'busy' || now() + pause >= end) return kind
    await sleep(pause)
  }
}
