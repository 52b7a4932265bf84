import { randomUUID } from 'node:crypto'
import { getStore } from '@netlify/blobs'
import { test as base } from 'vitest'
import { createContactHandler } from '../../../src/features/contact/contact-handler.ts'
import { retryPending, waitingMessages } from '../../../src/features/contact/delivery.ts'
import { mailSender, type SendMail } from '../../../src/features/contact/mail.ts'
import { openOutbox } from '../../../src/features/contact/outbox.ts'
import { productNames } from '../../../src/features/message/product-names.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { startBlobs } from './blobs-sandbox.ts'
import { startResend } from './resend-stand-in.ts'

interface LogLine {
  level: string
  event: string
  facts: Readonly<Record<string, unknown>>
}

interface HarnessOptions {
  sendTimeoutMs?: number
  /** Replaces the provider. */
  sendMail?: SendMail
}

/** The real handler, retry and outbox with the Blobs sandbox, a stand-in for the provider, and a clock that only `wait` moves. */
export async function createHarness({ sendTimeoutMs, sendMail }: HarnessOptions = {}) {
  let time = Date.parse('2026-03-02T15:00:00Z')
  const now = () => time
  const resend = await startResend(now)
  const blobs = await startBlobs()
  const storeName = `contact-${randomUUID()}`
  const lines: LogLine[] = []
  const background: Promise<unknown>[] = []
  let visitors = 0
  const wait = async (ms: number) => {
    time += ms
  }
  const config = { apiKey: 're_test', to: ['store@example.com'], from: 'Website <site@example.com>' }
  const services = () => ({
    outbox: openOutbox(storeName, now),
    sendMail: sendMail ?? mailSender(config, sendTimeoutMs),
    now,
    log: (level: string, event: string, facts = {}) => void lines.push({ level, event, facts }),
  })
  const store = () => getStore({ name: storeName, consistency: 'strong' })
  const keys = async (prefix: string) => (await store().list({ prefix })).blobs.map(({ key }) => key)

  return {
    resend,
    blobs,
    lines,
    services,
    wait,
    now,
    store,
    keys,
    /** @param visitor a new one for each message by default */
    post: (request: Request, visitor = `2001:db8:${(visitors++).toString(16)}::1`) =>
      createContactHandler({
        ...services(),
        isPreview: false,
        secret: storeName,
        visitor,
        loadNames: async () => productNames(own),
        allowedOrigins: [],
        waitUntil: (work) => void background.push(work),
      })(request),
    /** Waits for the work after the answers. */
    settle: async () => void (await Promise.all(background.splice(0))),
    retry: () => retryPending(services()),
    waiting: () => waitingMessages(services().outbox, now()),
    /** Accepted messages by place. */
    count: async () => ({
      sent: resend.emails.length,
      pending: (await keys('pending/')).length,
      failed: (await keys('failed/')).length,
    }),
    events: (level: string) => lines.filter((line) => line.level === level).map(({ event }) => event),
    stop: async () => {
      await Promise.all(background)
      await resend.stop()
      await blobs.stop()
    },
  }
}

export type Harness = Awaited<ReturnType<typeof createHarness>>

/** A test with a harness; `open` creates one with options. */
export const test = base.extend<{ open: typeof createHarness; harness: Harness }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads there what a fixture needs.
  open: async ({}, use) => {
    const opened: Harness[] = []
    await use(async (options) => {
      const harness = await createHarness(options)
      opened.push(harness)
      return harness
    })
    for (const harness of opened) await harness.stop()
  },
  harness: async ({ open }, use) => use(await open()),
})
