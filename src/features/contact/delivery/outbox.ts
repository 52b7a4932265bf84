import * as z from 'zod/mini'
import { SUSPICIONS } from '../sender.ts'

/**
 * Stored entries are parsed: an earlier version of the site may have written them, by other rules for a message. Times are
 * milliseconds since 1970.
 */
const outboxEntrySchema = z.object({
  id: z.string(),
  message: z.object({
    contactFormName: z.string(),
    contactFormEmail: z.string(),
    contactFormMessage: z.string(),
  }),
  /** The origin of the site that it was posted to: the only one that its mail links. */
  site: z.optional(z.string()),
  /** Why a robot may have posted it. */
  suspicion: z.optional(z.enum(SUSPICIONS)),
  receivedAt: z.number(),
  /** Failed attempts to send it. */
  attempts: z.number(),
  /** The time of the next attempt. */
  dueAt: z.number(),
})

/** An accepted message on its way. */
export type OutboxEntry = z.infer<typeof outboxEntrySchema>

/** What is stored in the place of an entry, and cannot be read as one. */
export interface UnreadableEntry {
  id: string
  text: string
}

/** The entry that a stored text is. Never throws. */
export function readEntry(id: string, text: string): OutboxEntry | UnreadableEntry {
  try {
    return outboxEntrySchema.parse(JSON.parse(text))
  } catch {
    return { id, text }
  }
}

/** Stores accepted messages until they are sent. Every call may reject: the store can be unavailable. */
export interface Outbox {
  /** Resolves when the message is stored. `known` when this id is pending or was sent already. */
  add(entry: OutboxEntry): Promise<'added' | 'known'>
  /** How many messages of its kind, suspected or not, were added since the last full hour. */
  acceptedLike(entry: OutboxEntry): Promise<number>
  /** In the order of their turn: those behind the one that the last run stopped at come first. */
  pendingIds(): Promise<string[]>
  /** Remembers that a run stopped at this message, with others behind it. */
  stopAt(id: string): Promise<void>
  /** A pending entry; `undefined` when it is gone. */
  find(id: string): Promise<OutboxEntry | UnreadableEntry | undefined>
  wasSent(id: string): Promise<boolean>
  /** Stores a changed pending entry. */
  update(entry: OutboxEntry): Promise<void>
  /** Deletes a pending message and remembers for at least a day that it was sent. */
  markSent(id: string): Promise<void>
  /** Stores under `failed/` what cannot be sent without a person, and deletes it from `pending/`. */
  moveToFailed(entry: OutboxEntry | UnreadableEntry, reason: string): Promise<void>
  /** The day, in UTC, on which each message that is under `failed/` was given up. */
  failedDays(): Promise<string[]>
  /**
   * Deletes marks that nobody needs any more, and failed messages after 30 days; returns the ids of the latter.
   *
   * @param isOver whether the time for it is over: the rest is left to the next call
   */
  deleteExpired(isOver: () => boolean): Promise<string[]>
}
