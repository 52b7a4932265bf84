import { createContactHandler } from '../../src/contact/contact-handler.ts'
import type { Outbox, OutboxEntry } from '../../src/contact/delivery/outbox.ts'

/** The handler with an outbox in memory, for questions about requests and answers only. */
export function createRecordingHandler({ isConfigured = true } = {}) {
  const accepted: OutboxEntry[] = []
  const events: string[] = []
  const outbox: Outbox = {
    add: async (entry) => {
      accepted.push(entry)
      return 'added'
    },
    pendingIds: async () => [],
    find: async () => undefined,
    wasSent: async () => false,
    update: async () => {},
    markSent: async () => {},
    putAside: async () => {},
    deleteExpired: async () => [],
  }
  const handle = createContactHandler({
    outbox,
    sendMail: isConfigured ? async () => {} : undefined,
    now: () => 0,
    log: (_level, event) => void events.push(event),
    allowedOrigins: ['https://www.example.com'],
    waitUntil: () => {},
  })
  return { handle, accepted, events }
}
