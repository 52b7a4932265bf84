import { describe, expect, test } from 'vitest'
import { parseJson } from '../../../src/staff/check-content/parse-json.ts'

const FAN = `{
  "name": "alder-52",
  "title": "Alder 52",
  "imageUrl": "../images/fans/alder-52.jpg",
  "productDescription": "A familiar pattern. An opal bowl.",
  "mixAndMatch": false,
  "airflowRating": [
    5140
  ],
  "styles": [
    "Traditional",
    "Transitional"
  ]
}
`
const LOOK = 'Look there, and at the end of the line before, for a missing comma, quotation mark or brace.'
const OPEN_TEXT = 'a value, got text without a closing quotation mark'

/** What is said about a text: place, problem and remedy. */
function said(text: string): string | undefined {
  const read = parseJson(text)
  if ('value' in read) return undefined
  const { line, column, problem, remedy } = read.fault
  return `${line}:${column} ${problem}. ${remedy}`
}

describe('a file that is not JSON', () => {
  test.each([
    ['a missing comma', '"alder-52",', '"alder-52"', '3:3', 'a comma or }, got "title"'],
    ['a curly quotation mark at the end', '"Alder 52"', '"Alder 52”', '3:12', OPEN_TEXT],
    ['the sign for inches within text', '"Alder 52"', '"Alder 52" fan"', '3:23', 'a comma or }, got fan'],
    ['a line break within text', 'pattern. ', 'pattern.\n', '5:25', OPEN_TEXT],
    ['a tab', 'Alder 52', 'Alder\t52', '3:12', 'a value, got text with a tab or another hidden character'],
    ['a backslash', '/images', String.raw`\images`, '4:15', 'a value, got text with a single backslash'],
    ['False', 'false', 'False', '6:18', 'a value, got False: write true or false, in lowercase'],
    ['a number that begins with zero', '5140', '05140', '8:5', 'a value or ], got 05140'],
    ['a remark', '{', '{ // the Alder', '1:3', 'a field name in quotation marks or }, got /'],
    ['two records', /$/, FAN, '15:1', 'the end of the file, got {'],
    ['nothing', FAN, '', '1:1', 'a value, got the end of the file'],
    ['blank lines alone', FAN, '\n\n', '1:1', 'a value, got the end of the file'],
  ])('%s', (_mistake, words, by, place, expected) => {
    expect(said(FAN.replace(words, () => by))).toBe(`${place} is not JSON: expected ${expected}. ${LOOK}`)
  })

  test.each([
    [',\n  "title"', '2:21', 'a comma or }, got the end of the file'],
    [' "alder-52"', '2:10', 'a value, got the end of the file'],
    ['\n  ],', '8:9', 'a comma or ], got the end of the file'],
    ['familiar', '5:25', OPEN_TEXT],
  ])('that is cut off before %j', (rest, place, expected) => {
    const text = FAN.slice(0, FAN.indexOf(rest))
    expect(said(text)).toBe(`${place} is not JSON: expected ${expected}. ${LOOK}`)
  })

  test.each([
    ['field', /\]\n\}/, '],\n}', '14:1', 'a field name in quotation marks, got }'],
    ['item of a list', '"Transitional"', '"Transitional",', '13:3', 'a value, got ]'],
  ])('a comma after the last %s', (_what, words, by, place, expected) => {
    expect(said(FAN.replace(words, by))).toBe(
      `${place} is not JSON: expected ${expected}. Delete the comma before it: the last entry has none.`,
    )
  })

  test.each([
    ['a name', '"title"', '“title”', '3:3', 'a field name in quotation marks'],
    ['a value', '"Alder 52"', '“Alder 52”', '3:12', 'a value'],
  ])('curly quotation marks around %s', (_what, words, by, place, expected) => {
    expect(said(FAN.replace(words, by))).toBe(
      `${place} is not JSON: expected ${expected}, got “: quotation marks must be straight, as in "52". Replace the curly quotation marks.`,
    )
  })

  test('Windows line ends do not move the place', () => {
    expect(said(FAN.replace('"alder-52",', '"alder-52"').replaceAll('\n', '\r\n'))).toBe(
      `3:3 is not JSON: expected a comma or }, got "title". ${LOOK}`,
    )
  })

  test('a field that is written twice', () => {
    expect(said(FAN.replace('{', '{\n  "title": "Alder 54",'))).toBe(
      '4:3 the field "title" is listed twice. Delete one of the two: only the last one counts.',
    )
  })
})
