import { fork } from 'node:child_process'
import { join } from 'node:path'
import { getStore } from '@netlify/blobs'
import { startBlobs } from '../../features/contact/blobs-sandbox.ts'
import { anEntry, SITE, submission } from '../../features/contact/requests.ts'
import { startResend } from '../../features/contact/resend-stand-in.ts'
import { nextMessage } from '../../next-message.ts'
import type { Bundle } from './function-bundles.ts'
import { SECRETS } from './netlify-builder.ts'

interface Question {
  /** In words, for the table. */
  asked: string
  method: string
  path: string
  body?: string
  /** What a right answer says. */
  expected: RegExp
  /** How many mails it sends. */
  mails: number
}

const QUESTIONS: Record<string, Question> = {
  'api-no-results': {
    asked: 'an unknown address',
    method: 'GET',
    path: '/api/unknown',
    expected: /^No Results$/,
    mails: 0,
  },
  contact: {
    asked: 'a message',
    method: 'POST',
    path: '/api/contact',
    body: JSON.stringify(submission()),
    expected: /^Success$/,
    mails: 1,
  },
  'contact-retry': {
    asked: 'its schedule, with one message waiting',
    method: 'POST',
    path: '/.netlify/functions/contact-retry',
    body: '{"next_run":"2026-03-02T15:10:00Z"}',
    expected: /"sent":1/,
    mails: 1,
  },
  'contact-waiting': {
    asked: 'how many messages wait for a person',
    method: 'GET',
    path: '/contact-waiting',
    expected: /^{"waiting":\d+,"failed":\d+}$/,
    mails: 0,
  },
}

export interface AskedFunction {
  bundle: Bundle
  asked: string
  answer: string
  faults: string[]
}

/**
 * Runs each bundle in a process of its own, where it finds only what was packed, through the entry point that Netlify adds. The
 * outbox is Netlify's own sandbox, Resend a stand-in; the settings are those of the build.
 */
export async function askFunctions(bundles: Bundle[]): Promise<AskedFunction[]> {
  const resend = await startResend()
  const blobs = await startBlobs()
  const waiting = anEntry({ receivedAt: Date.now(), attempts: 1 })
  const asked: AskedFunction[] = []
  try {
    await getStore('contact-production').setJSON(`pending/${waiting.id}`, waiting)
    for (const bundle of bundles) {
      const question = QUESTIONS[bundle.name]
      if (!question) throw new Error(`Nothing is asked of ${bundle.name}: add a question for it.`)
      const before = resend.mails.length
      const { status, text } = await call(bundle, question, blobs.context, resend.url)
      const mails = resend.mails.length - before
      const answer = `${status} ${text}`
      const isRight = status === 200 && question.expected.test(text) && mails === question.mails
      const fault = `${bundle.name}: ${answer} and ${mails} mails, not ${question.expected} and ${question.mails}`
      asked.push({ bundle, asked: question.asked, answer, faults: isRight ? [] : [fault] })
    }
  } finally {
    await resend.stop()
    await blobs.stop()
  }
  return asked
}

/** The event that Netlify's gateway would send, and the environment that its runtime would set. */
async function call(
  { folder }: Bundle,
  { method, path, body }: Question,
  blobsContext: string,
  resendUrl: string,
): Promise<{ status: number; text: string }> {
  const { edgeURL, token, primaryRegion } = JSON.parse(Buffer.from(blobsContext, 'base64').toString())
  const outbox = { url: edgeURL, url_uncached: edgeURL, token, primary_region: primaryRegion }
  const event = {
    rawUrl: SITE + path,
    path,
    httpMethod: method,
    headers: {
      'content-type': 'application/json',
      'x-nf-deploy-context': 'production',
      'x-nf-deploy-id': '0',
      'x-nf-site-id': 'local',
    },
    body,
    isBase64Encoded: false,
    blobs: Buffer.from(JSON.stringify(outbox)).toString('base64'),
  }
  const env = { ...SECRETS, RESEND_BASE_URL: resendUrl, URL: SITE }
  const child = fork(join(import.meta.dirname, 'run-bundle.ts'), {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send(event)
  return nextMessage(child)
}
