import { createContactHandler } from '../../src/contact/contact-handler.ts'
import type { Outbox, OutboxEntry } from '../../src/contact/delivery/outbox.ts'

interface Settings {
  /** Whether the settings for mail are there. */
  isConfigured?: boolean
}

/** The handler with an outbox in memory, for tests of requests and answers only. */
export function createRecordingHandler({ isConfigured = true }: Settings = {}) {
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
    moveToFailed: async () => {},
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

/** The answer to one request, what was accepted, and what was logged. */
export async function ask(request: Request, settings?: Settings) {
  const { handle, accepted, events } = createRecordingHandler(settings)
  const answer = await handle(request)
  const { status, headers } = answer
  return { status, headers, text: await answer.text(), accepted, events }
}
