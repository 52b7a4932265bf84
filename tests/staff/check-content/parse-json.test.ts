import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../../../src/staff/check-content/parse-json.ts'

function readByTheEngine(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('agrees with the engine about what is JSON', () => {
  test('every JSON text is read, and gives the same value', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', '\n', '\r\n', '\t'), (json, end) => {
        expect(parseJson(json + end)).toEqual({ value: JSON.parse(json) })
      }),
    )
  })

  test('one slip of the hand is a fault exactly where the engine refuses the text', () => {
    const slip = fc.constantFrom('', ...'",:{}[]0-.e\\\n“/')
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), slip, fc.boolean(), (json, at, sign, isInserted) => {
        const place = at % (json.length + 1)
        const text = json.slice(0, place) + sign + json.slice(isInserted ? place : place + 1)
        const read = parseJson(text)
        if ('fault' in read && read.fault.problem.endsWith('is listed twice')) return
        expect('value' in read).toBe(readByTheEngine(text))
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  { text: '{"a": 1, "a": 2}', place: '1:10', field: '"a"' },
  { text: '{\n  "a": { "b": 1 },\n  "c": [{ "b": 1 }, { "b": 1, "b": 2 }]\n}', place: '3:31', field: '"b"' },
])('the field $field written twice in one record is found at $place', ({ text, place, field }) => {
  const read = parseJson(text)
  const fault = 'fault' in read ? read.fault : undefined
  expect(`${fault?.line}:${fault?.column}`).toBe(place)
  expect(fault?.problem).toBe(`the field ${field} is listed twice`)
})

test('one name in several records is no fault', () => {
  expect(parseJson('[{ "id": 0 }, { "id": 1, "of": { "id": 2 } }]')).toEqual({
    value: [{ id: 0 }, { id: 1, of: { id: 2 } }],
  })
})
