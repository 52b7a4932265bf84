import * as z from 'zod/mini'
import { type ContactMessage, contactSchema } from '../contact-schema.ts'

/** An accepted message on its way. Times are milliseconds since 1970. */
export interface OutboxEntry {
  id: string
  message: ContactMessage
  receivedAt: number
  /** How often the provider was asked in vain. */
  attempts: number
  /** Not to be tried before. */
  dueAt: number
}

/** What was kept is read with it: an earlier version of the site may have written it. */
export const outboxEntrySchema = z.object({
  id: z.string(),
  message: contactSchema,
  receivedAt: z.number(),
  attempts: z.number(),
  dueAt: z.number(),
})

/** Keeps accepted messages until they are sent. Every call may reject: the store can be out of reach. */
export interface Outbox {
  /** Resolves when the message is kept. `known` when this id is kept or was sent already. */
  add(entry: OutboxEntry): Promise<'added' | 'known'>
  pendingIds(): Promise<string[]>
  /** A pending entry; `undefined` when it is gone. Rejects when what is kept cannot be read. */
  find(id: string): Promise<OutboxEntry | undefined>
  wasSent(id: string): Promise<boolean>
  /** Keeps a changed pending entry. */
  update(entry: OutboxEntry): Promise<void>
  /** Remembers that it was sent, for a day at least, and keeps it no longer. */
  markSent(id: string): Promise<void>
  /** Puts aside what the provider refuses for good. */
  putAside(entry: OutboxEntry, reason: string): Promise<void>
  /** Deletes what is kept no longer; gives the ids of the messages that nobody sent in time. */
  deleteExpired(): Promise<string[]>
}
