import {
  type ContactDependencies,
  createContactHandler,
} from '../../../src/features/contact/contact-handler.ts'
import type { Outbox, OutboxEntry } from '../../../src/features/contact/delivery/outbox.ts'

/** The handler with an outbox in memory, for tests of requests and answers only. */
export function createRecordingHandler({
  outbox,
  ...changes
}: Partial<Omit<ContactDependencies, 'outbox'>> & { outbox?: Partial<Outbox> } = {}) {
  const accepted: OutboxEntry[] = []
  const lines: unknown[][] = []
  const add: Outbox['add'] = async (entry) => {
    accepted.push(entry)
    return 'added'
  }
  const handle = createContactHandler({
    outbox: { add, acceptedLike: async () => 0, markSent: async () => {}, ...outbox } as Outbox,
    sendMail: async () => {},
    now: () => 0,
    log: (...line) => void lines.push(line),
    allowedOrigins: ['https://www.example.com'],
    waitUntil: () => {},
    ...changes,
  })
  return { handle, accepted, lines }
}

/** The answer to one request, what was accepted, and what was logged. */
export async function ask(request: Request, changes?: Partial<ContactDependencies>) {
  const { handle, accepted, lines } = createRecordingHandler(changes)
  const answer = await handle(request)
  const { status, headers } = answer
  return { status, headers, text: await answer.text(), accepted, lines }
}
