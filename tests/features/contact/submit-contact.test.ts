import { expect, test } from 'vitest'
import { submitContact } from '../../../src/features/contact/form/submit-contact.ts'

const answers =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status })

test.each([
  ['Success', 200, true],
  ['Success', 502, false],
  ['success', 200, false],
  ['<h1>Success</h1>', 200, false],
  ['', 200, false],
  ['contactFormName must not be empty.', 422, false],
])('the answer %j with %i is a success: %s', async (text, status, isSent) => {
  expect(await submitContact({}, answers(text, status))).toBe(isSent)
})

test('no answer at all is a failure', async () => {
  expect(await submitContact({}, () => Promise.reject(new TypeError('offline')))).toBe(false)
})

test('an answer that does not come in time is a failure', async () => {
  const silent: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  expect(await submitContact({}, silent, 20)).toBe(false)
})

test('a page that is closed still sends, as JSON', async () => {
  let asked: RequestInit | undefined
  await submitContact({ contactFormName: 'Ann' }, async (_address, init) => {
    asked = init
    return new Response('Success')
  })
  expect(asked).toMatchObject({
    method: 'POST',
    keepalive: true,
    body: '{"contactFormName":"Ann"}',
    headers: { 'Content-Type': 'application/json' },
  })
})

test('more than browsers send after a page is closed is sent while it is open', async () => {
  let asked: RequestInit | undefined
  await submitContact({ contactFormMessage: '\u4e2d'.repeat(24_000) }, async (_address, init) => {
    asked = init
    return new Response('Success')
  })
  expect(asked).toMatchObject({ keepalive: false })
})
