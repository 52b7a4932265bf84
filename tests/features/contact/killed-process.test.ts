import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { getStore } from '@netlify/blobs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import contactRetry from '../../../netlify/functions/contact-retry.mts'
import { startBlobs } from './blobs-sandbox.ts'
import { submission } from './requests.ts'
import { startResend } from './resend-stand-in.ts'

let resend: Awaited<ReturnType<typeof startResend>>
let blobs: Awaited<ReturnType<typeof startBlobs>>
beforeEach(async () => {
  resend = await startResend()
  blobs = await startBlobs()
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await resend.stop()
  await blobs.stop()
})

async function count() {
  const store = getStore({ name: 'contact-dev', consistency: 'strong' })
  const [pending, failed] = await Promise.all(
    ['pending/', 'failed/'].map(async (prefix) => (await store.list({ prefix })).blobs.length),
  )
  return { sent: resend.emails.length, pending, failed }
}

const settings = () => ({
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: resend.url,
  CONTACT_TO: 'store@example.com',
  CONTACT_FROM: 'site@example.com',
})

async function retryIn(ms: number) {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value)
  const context = { deploy: { context: 'dev' } } as unknown as Parameters<typeof contactRetry>[1]
  return (await contactRetry(new Request('http://localhost'), context)).json()
}

test.each([
  ['before', { sent: 0, pending: 1, failed: 0 }],
  ['after', { sent: 1, pending: 1, failed: 0 }],
])('a retry sends once the message of a process killed %s the provider had it', async (dies, left) => {
  const env = {
    ...process.env,
    ...settings(),
    NETLIFY_BLOBS_CONTEXT: blobs.context,
    BODY: JSON.stringify(submission()),
    DIES: dies,
  }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'killed-process.ts')], { env })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  expect(await count()).toEqual(left)

  expect(await retryIn(61_000)).toMatchObject({ sent: 1 })
  expect(await count()).toEqual({ sent: 1, pending: 0, failed: 0 })
  expect(await retryIn(61_000)).toMatchObject({ sent: 0 })
  expect(resend.emails).toHaveLength(1)
})
