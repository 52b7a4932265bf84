import { expect } from 'vitest'
import { createContactHandler } from '../../../src/features/contact/contact-handler.ts'
import { type Harness, test } from './harness-test.ts'
import { jsonPost, submission } from './requests.ts'

/** A handler as another instance of the function has it, in front of the harness's outbox and provider. */
function anotherInstance(harness: Harness, changes: object = {}) {
  const background: Promise<unknown>[] = []
  const services = harness.services()
  const handle = createContactHandler({
    ...services,
    outbox: { ...services.outbox, ...changes },
    allowedOrigins: [],
    waitUntil: (work) => void background.push(work),
  })
  return { handle, settle: () => Promise.all(background) }
}

test('two instances that get the same message one after the other send one mail', async ({ harness }) => {
  const { handle, settle } = anotherInstance(harness)
  harness.resend.behave('answers 500')
  const fields = submission()
  await harness.post(jsonPost(fields))
  expect(await (await handle(jsonPost(fields))).text()).toBe('Success')
  await Promise.all([harness.settle(), settle()])
  expect(harness.resend.requests()).toBe(1)
  expect(await harness.count()).toEqual({ sent: 0, pending: 1, failed: 0 })
})

test('a message that was sent because the outbox did not confirm it is marked as sent there', async ({
  harness,
}) => {
  const add = () => Promise.reject(new Error('no answer'))
  const { handle, settle } = anotherInstance(harness, { add })
  const marks = async () => (await harness.store().list({ prefix: 'sent/' })).blobs.length
  expect(await marks()).toBe(0)
  expect(await (await handle(jsonPost(submission()))).text()).toBe('Success')
  await settle()
  expect(await marks()).toBe(1)
})
