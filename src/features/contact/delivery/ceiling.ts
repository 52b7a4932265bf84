import type { Outbox, OutboxEntry } from './outbox.ts'
import { toNextHourMs } from './times.ts'

/**
 * Messages of all visitors together that are accepted in an hour, by the clock: many times what a store gets, and few enough
 * that a flood fills neither its mailbox nor the provider's quota. Robots that are recognized fill their own share alone.
 */
export const MOST_AN_HOUR = { ordinary: 60, suspected: 20 }
export type MostAnHour = typeof MOST_AN_HOUR

/**
 * How long a message has to wait for the next hour; 0 when there is room for it, or when it is stored already. An outbox that
 * does not answer stops no message.
 *
 * @param now milliseconds since 1970
 */
export async function waitForRoomMs(
  entry: OutboxEntry,
  { outbox, mostAnHour, now }: { outbox: Outbox; mostAnHour: MostAnHour; now: number },
): Promise<number> {
  const most = entry.suspicion ? mostAnHour.suspected : mostAnHour.ordinary
  try {
    if ((await outbox.acceptedLike(entry)) < most) return 0
    const isKnown = (await outbox.wasSent(entry.id)) || (await outbox.find(entry.id)) !== undefined
    return isKnown ? 0 : toNextHourMs(now)
  } catch {
    return 0
  }
}
