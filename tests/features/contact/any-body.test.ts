import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CONTACT_FIELDS,
  FURTHER_FIELDS,
  HONEYPOT,
  SUBMISSION_ID,
} from '../../../src/features/message/contact-fields.ts'
import { anyCharacter } from '../../any-character.ts'
import { createRecordingHandler } from './recording-handler.ts'
import { jsonPost, SITE, submission } from './requests.ts'

const STATUSES = [200, 303, 400, 403, 405, 413, 415, 422, 429, 502, 503]
const SENTENCES = /^(Success|[A-Z][\w/,;:’' .-]+\.|(contactForm\w+ must [\w', .@-]+\.\n?)+|)$/

const fields = [...CONTACT_FIELDS, ...FURTHER_FIELDS, SUBMISSION_ID, HONEYPOT]
const text = fc.string({ unit: anyCharacter, maxLength: 300 })
const nearlyRight = fc.record(
  Object.fromEntries(
    fields.map((field) => [
      field,
      fc.oneof(text, fc.constant(submission()[field as 'submissionId']), fc.anything()),
    ]),
  ),
  { requiredKeys: [] },
)
const asText = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}
const body = fc.oneof(
  nearlyRight.map(asText),
  fc.json(),
  fc.anything({ withBigInt: false }).map(asText),
  text,
  fc.array(fc.tuple(fc.constantFrom(...fields), text)).map((pairs) => new URLSearchParams(pairs).toString()),
  fc.uint8Array({ maxLength: 40_000 }),
)
const type = fc.oneof(
  fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8'),
  fc.string({ unit: 'grapheme-ascii' }).filter(isHeader),
)
const origin = fc.constantFrom(SITE, 'null', 'https://evil.example', 'not an origin', undefined)

function isHeader(value: string): boolean {
  try {
    return Boolean(new Headers({ 'Content-Type': value }))
  } catch {
    return false
  }
}

test('answers only as documented, whatever is posted', { timeout: 60_000 }, async () => {
  const { handle, lines } = createRecordingHandler()
  const property = fc.asyncProperty(body, type, origin, async (posted, contentType, from) => {
    const headers = new Headers({ 'Content-Type': contentType })
    if (from !== undefined) headers.set('Origin', from)
    const request = new Request(`${SITE}/api/contact`, { method: 'POST', headers, body: posted as BodyInit })
    const answer = await handle(request)
    const words = await answer.text()
    expect(STATUSES).toContain(answer.status)
    expect(words).toMatch(SENTENCES)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    if (answer.status === 303)
      expect(answer.headers.get('location')).toMatch(/^\/contact\/(successful|error(#\w+(-\w+)?)?)$/)
  })
  await fc.assert(property, { numRuns: 1500 })
  expect(lines.map(([, event]) => event)).not.toContain('contact.defect')
  expect(await (await handle(jsonPost(submission()))).text()).toBe('Success')
})
