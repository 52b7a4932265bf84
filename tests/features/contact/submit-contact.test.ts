import { expect, test } from 'vitest'
import { submitContact } from '../../../src/features/contact/form/submit-contact.ts'

const answers =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status })

test.each([
  ['Success', 200, 200],
  ['Success', 502, 502],
  ['success', 200, 0],
  ['<h1>Success</h1>', 200, 0],
  ['', 200, 0],
  ['Please try again tomorrow.', 429, 429],
])('turns the answer %j with %i into status %i', async (text, status, found) => {
  expect(await submitContact({}, answers(text, status))).toBe(found)
})

test('fails without an answer, and without one in time', async () => {
  expect(await submitContact({}, () => Promise.reject(new TypeError('offline')))).toBe(0)
  const silent: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  expect(await submitContact({}, silent, 20)).toBe(0)
})
