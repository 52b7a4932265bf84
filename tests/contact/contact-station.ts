import { randomUUID } from 'node:crypto'
import { getStore } from '@netlify/blobs'
import { createContactHandler } from '../../src/contact/contact-handler.ts'
import { blobsOutbox } from '../../src/contact/delivery/blobs-outbox.ts'
import { resendMail } from '../../src/contact/delivery/resend-mail.ts'
import { retryPending } from '../../src/contact/delivery/retry-pending.ts'
import type { SendMail } from '../../src/contact/delivery/send-mail.ts'
import { startBlobs } from './blobs-sandbox.ts'
import { startResend } from './resend-stand-in.ts'

export const SITE = 'https://fans.example.com'

interface LogLine {
  level: string
  event: string
  facts: Readonly<Record<string, unknown>>
}

export const submission = (changes: Record<string, unknown> = {}) => ({
  contactFormName: 'Ann Lee',
  contactFormEmail: 'ann@example.com',
  contactFormMessage: 'Does the Beacon fit a porch of 12 by 12 feet?',
  submissionId: randomUUID(),
  ...changes,
})

export const jsonPost = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** A body that comes in pieces, without a length. */
export const streamOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(chunk)
      stream.close()
    },
  })

interface StationOptions {
  sendTimeoutMs?: number
  /** In the place of Resend. */
  sendMail?: SendMail
}

/** The whole delivery: the real handler and retry, the Blobs sandbox, and a stand-in for Resend; time stands still. */
export async function createStation({ sendTimeoutMs = 8000, sendMail }: StationOptions = {}) {
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
    outbox: blobsOutbox(storeName, now),
    sendMail: sendMail ?? resendMail({ ...config, baseUrl: resend.url }, sendTimeoutMs),
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
    /** Waits for what goes on after the answers. */
    settle: async () => void (await Promise.all(background.splice(0))),
    retry: () => retryPending({ ...services(), sleep: wait }),
    /** Where the accepted messages are now. */
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
