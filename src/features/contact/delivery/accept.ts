import { errorName } from '../contact-log.ts'
import { MOST_AN_HOUR, type MostAnHour, waitForRoomMs } from './ceiling.ts'
import { type DeliveryDependencies, deliver } from './deliver.ts'
import type { OutboxEntry } from './outbox.ts'
import { asMailFault } from './send-mail.ts'

export interface AcceptDependencies extends DeliveryDependencies {
  /** Keeps the function running for work after the answer. */
  waitUntil(work: Promise<unknown>): void
  mostAnHour?: MostAnHour
}

/** `full` until there is room for another message; `failed` when neither the outbox nor the provider took it. */
export type Acceptance = { kind: 'accepted' | 'failed' } | { kind: 'full'; waitMs: number }

/** Puts a message into the outbox, or at least sends it. Never rejects. */
export async function accept(entry: OutboxEntry, dependencies: AcceptDependencies): Promise<Acceptance> {
  const { outbox, sendMail, waitUntil, log, now, mostAnHour = MOST_AN_HOUR } = dependencies
  const { id, suspicion } = entry
  const waitMs = await waitForRoomMs(entry, { outbox, mostAnHour, now: now() })
  if (waitMs > 0) {
    log(suspicion ? 'warn' : 'error', 'contact.full', { id, suspicion })
    return { kind: 'full', waitMs }
  }
  try {
    const outcome = await outbox.add(entry)
    log('info', 'contact.accepted', { id, place: outcome, suspicion })
    if (outcome === 'added') waitUntil(deliver(entry, dependencies))
    return { kind: 'accepted' }
  } catch (error) {
    log('error', 'contact.outbox-unavailable', { id, reason: errorName(error) })
  }
  try {
    await sendMail(entry)
    log('info', 'contact.sent', { id, attempts: 1 })
    // An outbox that did not confirm the message may still have stored it.
    waitUntil(outbox.markSent(id).catch(() => undefined))
    return { kind: 'accepted' }
  } catch (error) {
    const { kind, status, message: reason } = asMailFault(error)
    log('error', 'contact.lost', { id, kind, status, reason })
    return { kind: 'failed' }
  }
}
