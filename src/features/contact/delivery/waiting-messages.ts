import type { Outbox } from './outbox.ts'
import { dayOf, daysBefore } from './times.ts'

/** What could not be sent in an hour has been tried several times. */
const LONG_MS = 3_600_000

/** How many messages wait for a person; no word of them. */
export interface WaitingMessages {
  /** Those that are tried again and again for more than an hour. */
  waiting: number
  /** Those that were given up since yesterday. */
  failed: number
}

/** Counts the messages that a person should look after. */
export async function waitingMessages(
  outbox: Pick<Outbox, 'pendingIds' | 'find' | 'failedDays'>,
  now: number,
): Promise<WaitingMessages> {
  const entries = await Promise.all((await outbox.pendingIds()).map((id) => outbox.find(id)))
  const waiting = entries.filter(
    (entry) => entry && (!('receivedAt' in entry) || now - entry.receivedAt > LONG_MS),
  )
  const since = [dayOf(now), daysBefore(now, 1)]
  const failed = (await outbox.failedDays()).filter((day) => since.includes(day))
  return { waiting: waiting.length, failed: failed.length }
}
