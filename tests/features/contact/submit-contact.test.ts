import { afterEach, expect, test, vi } from 'vitest'
import { submitContact } from '../../../src/features/contact/form/submit-contact.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Success', 200, 200],
  ['Success', 502, 502],
  ['success', 200, 0],
  ['<h1>Success</h1>', 200, 0],
  ['', 200, 0],
  ['Please try again tomorrow.', 429, 429],
])('turns the answer %j with %i into status %i', async (text, status, found) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status }))
  expect(await submitContact({})).toBe(found)
})

test('fails without an answer, and without one in time', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await submitContact({})).toBe(0)
  const silent: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  vi.stubGlobal('fetch', silent)
  expect(await submitContact({}, 20)).toBe(0)
})
