import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { parseJson } from '../../../src/staff/check-content/json.ts'

const FAN = `{
  "name": "alder-52",
  "title": "Alder 52",
  "imageUrl": "../images/fans/alder-52.jpg",
  "mixAndMatch": false,
  "airflowRating": [
    5140
  ]
}
`

test.each([
  ['two commas', '"alder-52",', '"alder-52",,', '2, column 22: is not JSON: property name expected, got ","'],
  ['a missing comma', '"alder-52",', '"alder-52"', '3, column 3: is not JSON: comma expected, got '],
  ['a curly quotation mark', '"title"', '“title”', '3, column 3: is not JSON: invalid symbol, got "“title”'],
  ['a quotation mark for inches', '"Alder 52"', '"Alder 52" fan"', '3, column 23: is not JSON: '],
  [
    'an open quotation mark',
    '"Alder 52"',
    '"Alder 52',
    '3, column 12: is not JSON: unexpected end of string',
  ],
  ['a tab', 'Alder 52', 'Alder\t52', '3, column 12: is not JSON: invalid character'],
  ['a backslash', '/images', String.raw`\images`, '4, column 15: is not JSON: invalid escape character'],
  ['False', 'false', 'False', '5, column 18: is not JSON: invalid symbol, got "False,'],
  ['a number that begins with zero', '5140', '05140', '7, column 6: is not JSON: '],
  ['a comment', '{', '{ // the Alder', '1, column 3: is not JSON: invalid comment token'],
  ['a comma after the last field', ']\n}', '],\n}', '9, column 1: is not JSON: property name expected'],
  ['two records', /$/, FAN, '10, column 1: is not JSON: end of file expected'],
  ['nothing', FAN, '', '1, column 1: is not JSON: value expected. '],
  ['Windows line ends', /"alder-52",\n/, '"alder-52"\r\n', '3, column 3: is not JSON: comma expected'],
  ['a field twice', '{', '{\n  "title": "A",', '4, column 3: the field "title" is listed twice'],
])('%s is reported at its place', (_mistake, words, by, expected) => {
  const read = parseJson(
    'fan.json',
    FAN.replace(words, () => by),
  )
  expect('fault' in read && formatFault(read.fault)).toContain(`✖ fan.json › line ${expected}`)
})

test('reads any JSON as the engine does', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('', '\n', '\r\n', '\t'), (json, end) => {
      expect(parseJson('', json + end)).toEqual({ value: JSON.parse(json) })
    }),
    // A name may be repeated in other records.
    { examples: [['[{ "id": 0 }, { "id": 1, "of": { "id": 2 } }]', '']] },
  )
})

test('refuses a typing slip exactly when the engine does', () => {
  const slip = fc.constantFrom('', ...'",:{}[]0-.e\\\n“/')
  const isJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), fc.nat(), slip, fc.boolean(), (json, at, sign, isInserted) => {
      const place = at % (json.length + 1)
      const text = json.slice(0, place) + sign + json.slice(isInserted ? place : place + 1)
      const read = parseJson('', text)
      if ('fault' in read && read.fault.problem.endsWith('is listed twice')) return
      expect('value' in read).toBe(isJson(text))
    }),
    { numRuns: 2000 },
  )
})
