import { randomUUID } from 'node:crypto'
import { getStore } from '@netlify/blobs'
import { createContactHandler } from '../../../src/features/contact/contact-handler.ts'
import { blobsOutbox } from '../../../src/features/contact/delivery/blobs-outbox.ts'
import type { MostAnHour } from '../../../src/features/contact/delivery/ceiling.ts'
import { providerMail } from '../../../src/features/contact/delivery/provider-mail.ts'
import { retryPending } from '../../../src/features/contact/delivery/retry-pending.ts'
import type { SendMail } from '../../../src/features/contact/delivery/send-mail.ts'
import { startBlobs } from './blobs-sandbox.ts'
import { startResend } from './resend-stand-in.ts'

interface LogLine {
  level: string
  event: string
  facts: Readonly<Record<string, unknown>>
}

interface HarnessOptions {
  sendTimeoutMs?: number
  outboxTimeoutMs?: number
  /** Instead of Resend. */
  sendMail?: SendMail
  mostAnHour?: MostAnHour
}

/** The real handler, retry and outbox with the Blobs sandbox, a stand-in for Resend, and a clock that only `wait` moves. */
export async function createHarness({
  sendTimeoutMs,
  outboxTimeoutMs,
  sendMail,
  mostAnHour,
}: HarnessOptions = {}) {
  let time = Date.parse('2026-03-02T15:00:00Z')
  const now = () => time
  const resend = await startResend(now)
  const blobs = await startBlobs()
  const storeName = `contact-${randomUUID()}`
  const lines: LogLine[] = []
  const background: Promise<unknown>[] = []
  const wait = async (ms: number) => {
    time += ms
  }
  const config = { apiKey: 're_test', to: ['store@example.com'], from: 'Website <site@example.com>' }
  const services = () => ({
    outbox: blobsOutbox(storeName, now, outboxTimeoutMs),
    sendMail: sendMail ?? providerMail({ ...config, baseUrl: resend.url }, sendTimeoutMs),
    now,
    log: (level: string, event: string, facts = {}) => void lines.push({ level, event, facts }),
  })
  const keys = async (prefix: string) => {
    const { blobs: kept } = await getStore({ name: storeName, consistency: 'strong' }).list({ prefix })
    return kept.map(({ key }) => key)
  }
  const handle = createContactHandler({
    ...services(),
    get outbox() {
      return services().outbox
    },
    allowedOrigins: [],
    ...(mostAnHour && { mostAnHour }),
    waitUntil: (work) => void background.push(work),
  })

  return {
    resend,
    blobs,
    lines,
    services,
    wait,
    now,
    store: () => getStore({ name: storeName, consistency: 'strong' }),
    post: handle,
    /** Waits for the work after the answers. */
    settle: async () => void (await Promise.all(background.splice(0))),
    retry: () => retryPending({ ...services(), sleep: wait }),
    /** How many accepted messages are where. */
    count: async () => ({
      sent: resend.mails.length,
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
