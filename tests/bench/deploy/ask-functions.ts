import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { getStore } from '@netlify/blobs'
import { startBlobs } from '../../contact/blobs-sandbox.ts'
import { startResend } from '../../contact/resend-stand-in.ts'
import type { Bundle } from './function-bundles.ts'
import { MESSAGE, ORIGIN, QUESTIONS, type Question } from './function-questions.ts'
import { SECRETS } from './netlify-builder.ts'

interface Answer {
  status: number
  text: string
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
  const waiting = { id: '0'.repeat(32), message: MESSAGE, receivedAt: Date.now(), attempts: 1, dueAt: 0 }
  const asked: AskedFunction[] = []
  try {
    await getStore('contact-production').setJSON(`pending/${waiting.id}`, waiting)
    for (const bundle of bundles) {
      const question = QUESTIONS[bundle.name]
      if (!question) throw new Error(`Nothing is asked of ${bundle.name}: add a question for it.`)
      const before = resend.mails.length
      const { status, text } = await call(bundle, question, blobs, resend.url)
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

type Blobs = Awaited<ReturnType<typeof startBlobs>>

/** The event that Netlify's gateway would send, and the environment that its runtime would set. */
async function call(
  { folder }: Bundle,
  { method, path, body }: Question,
  blobs: Blobs,
  resendUrl: string,
): Promise<Answer> {
  const { edgeURL, uncachedEdgeURL, token, primaryRegion } = JSON.parse(
    Buffer.from(blobs.context, 'base64').toString(),
  )
  const outbox = { url: edgeURL, url_uncached: uncachedEdgeURL, token, primary_region: primaryRegion }
  const event = {
    rawUrl: ORIGIN + path,
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
  const env = { ...SECRETS, RESEND_BASE_URL: resendUrl, URL: ORIGIN }
  const child = fork(join(import.meta.dirname, 'run-bundle.ts'), { cwd: folder, env, silent: true })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  child.send(event)
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The function in ${folder} ended without an answer: ${said}`)
  })
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer]
  ended.catch(() => undefined)
  return answer
}
