import { randomUUID } from 'node:crypto'
import {
  type ContactDependencies,
  createContactHandler,
} from '../../../src/features/contact/contact-handler.ts'
import type { Entry, Outbox } from '../../../src/features/contact/outbox.ts'
import { productNames } from '../../../src/features/message/product-names.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const NAMES = productNames(own)

/** The handler with an outbox in memory, for tests of requests and answers only. */
export function createRecordingHandler(changes: Partial<ContactDependencies> = {}) {
  const accepted: Entry[] = []
  const lines: unknown[][] = []
  const outbox: Partial<Outbox> = {
    add: async (entry) => accepted.push(entry) > 0,
    countOf: async () => 1,
    sentToday: async () => 0,
  }
  const handle = createContactHandler({
    outbox: outbox as Outbox,
    sendMail: async () => ({ outcome: 'sent' }),
    isPreview: false,
    secret: randomUUID(),
    visitor: '203.0.113.7',
    loadNames: async () => NAMES,
    now: () => 0,
    log: (...line) => void lines.push(line),
    allowedOrigins: ['https://www.example.com'],
    waitUntil: () => {},
    ...changes,
  })
  return { handle, accepted, lines }
}

/** The answer to one request, the accepted emails, and what was logged. */
export async function ask(request: Request, changes?: Partial<ContactDependencies>) {
  const { handle, accepted, lines } = createRecordingHandler(changes)
  const { status, headers, ...answer } = await handle(request).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  return { status, headers, ...answer, accepted, lines, mail: accepted[0]?.mail }
}
