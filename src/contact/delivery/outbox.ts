import * as z from 'zod/mini'
import { contactSchema } from '../contact-schema.ts'

/** Stored entries are parsed: an earlier version of the site may have written them. Times are milliseconds since 1970. */
export const outboxEntrySchema = z.object({
  id: z.string(),
  message: contactSchema,
  receivedAt: z.number(),
  /** Failed attempts to send it. */
  attempts: z.number(),
  /** The time of the next attempt. */
  dueAt: z.number(),
})

/** An accepted message on its way. */
export type OutboxEntry = z.infer<typeof outboxEntrySchema>

/** Stores accepted messages until they are sent. Every call may reject: the store can be unavailable. */
export interface Outbox {
  /** Resolves when the message is stored. `known` when this id is pending or was sent already. */
  add(entry: OutboxEntry): Promise<'added' | 'known'>
  pendingIds(): Promise<string[]>
  /** A pending entry; `undefined` when it is gone. Rejects when the stored text is not an entry. */
  find(id: string): Promise<OutboxEntry | undefined>
  wasSent(id: string): Promise<boolean>
  /** Stores a changed pending entry. */
  update(entry: OutboxEntry): Promise<void>
  /** Deletes a pending message and remembers for at least a day that it was sent. */
  markSent(id: string): Promise<void>
  /** Stores under `failed/` what the provider refuses for good, and deletes it from `pending/`. */
  moveToFailed(entry: OutboxEntry, reason: string): Promise<void>
  /** Deletes old marks of sent messages and old failed messages; returns the ids of the latter. */
  deleteExpired(): Promise<string[]>
}
