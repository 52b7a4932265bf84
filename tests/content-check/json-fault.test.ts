import { describe, expect, test } from 'vitest'
import { parseJson } from '../../src/content-check/parse-json.ts'

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

/** What is said about a text: place, problem and remedy. */
function said(text: string): string | undefined {
  const read = parseJson(text)
  if ('value' in read) return undefined
  const { line, column, problem, remedy } = read.fault
  return `line ${line}, column ${column}: ${problem}. ${remedy}`
}

describe('a file that is not JSON', () => {
  test.each([
    {
      mistake: 'a missing comma',
      words: '"name": "alder-52",',
      by: '"name": "alder-52"',
      line: 'line 3, column 3: is not JSON: expected a comma or }, got "title"',
    },
    {
      mistake: 'a comma after the last field',
      words: /\]\n\}/,
      by: '],\n}',
      line: 'line 14, column 1: is not JSON: expected a field name in quotation marks, got }',
      remedy: 'Delete the comma before it: the last entry has none.',
    },
    {
      mistake: 'a comma after the last item of a list',
      words: '"Transitional"',
      by: '"Transitional",',
      line: 'line 13, column 3: is not JSON: expected a value, got ]',
      remedy: 'Delete the comma before it: the last entry has none.',
    },
    {
      mistake: 'curly quotation marks around a name',
      words: '"title"',
      by: '“title”',
      line: 'line 3, column 3: is not JSON: expected a field name in quotation marks, got “: quotation marks must be straight, as in "52"',
      remedy: 'Replace the curly quotation marks.',
    },
    {
      mistake: 'curly quotation marks around a value',
      words: '"Alder 52"',
      by: '“Alder 52”',
      line: 'line 3, column 12: is not JSON: expected a value, got “: quotation marks must be straight, as in "52"',
      remedy: 'Replace the curly quotation marks.',
    },
    {
      mistake: 'a curly quotation mark at the end',
      words: '"Alder 52"',
      by: '"Alder 52”',
      line: 'line 3, column 12: is not JSON: expected a value, got text without a closing quotation mark',
    },
    {
      mistake: 'the sign for inches within text',
      words: '"Alder 52"',
      by: '"Alder 52" fan"',
      line: 'line 3, column 23: is not JSON: expected a comma or }, got fan',
    },
    {
      mistake: 'a line break within text',
      words: 'familiar pattern. ',
      by: 'familiar pattern.\n',
      line: 'line 5, column 25: is not JSON: expected a value, got text without a closing quotation mark',
    },
    {
      mistake: 'a tab within text',
      words: 'Alder 52',
      by: 'Alder\t52',
      line: 'line 3, column 12: is not JSON: expected a value, got text with a tab or another hidden character',
    },
    {
      mistake: 'a path with backslashes',
      words: '../images/fans/alder-52.jpg',
      by: String.raw`..\images\fans\alder-52.jpg`,
      line: 'line 4, column 15: is not JSON: expected a value, got text with a single backslash',
    },
    {
      mistake: 'False for false',
      words: '"mixAndMatch": false',
      by: '"mixAndMatch": False',
      line: 'line 6, column 18: is not JSON: expected a value, got False: write true or false, in lowercase',
    },
    {
      mistake: 'a number that begins with zero',
      words: '5140',
      by: '05140',
      line: 'line 8, column 5: is not JSON: expected a value or ], got 05140',
    },
    {
      mistake: 'a remark',
      words: '{',
      by: '{ // the Alder',
      line: 'line 1, column 3: is not JSON: expected a field name in quotation marks or }, got /',
    },
  ])('$mistake', ({ words, by, line, remedy = LOOK }) => {
    expect(said(FAN.replace(words, () => by))).toBe(`${line}. ${remedy}`)
  })

  test.each([
    { mistake: 'an empty file', text: '', place: 'line 1, column 1', expected: 'a value' },
    { mistake: 'a file of blank lines', text: '\n\n', place: 'line 1, column 1', expected: 'a value' },
    {
      mistake: 'a file cut off between two fields',
      text: '{\n  "name": "alder-52"',
      place: 'line 2, column 21',
      expected: 'a comma or }',
    },
    {
      mistake: 'a file cut off after a colon',
      text: '{\n  "name":\n',
      place: 'line 2, column 10',
      expected: 'a value',
    },
    {
      mistake: 'a file cut off in a list',
      text: '{\n  "sizes": [52',
      place: 'line 2, column 15',
      expected: 'a comma or ]',
    },
  ])('$mistake', ({ text, place, expected }) => {
    expect(said(text)).toBe(`${place}: is not JSON: expected ${expected}, got the end of the file. ${LOOK}`)
  })

  test('a file cut off in the middle of its text', () => {
    expect(said(FAN.slice(0, FAN.indexOf('familiar')))).toBe(
      `line 5, column 25: is not JSON: expected a value, got text without a closing quotation mark. ${LOOK}`,
    )
  })

  test('two records in one file', () => {
    expect(said(FAN + FAN)).toBe(
      `line 15, column 1: is not JSON: expected the end of the file, got {. ${LOOK}`,
    )
  })

  test('Windows line ends do not move the place', () => {
    expect(said(FAN.replace('"alder-52",', '"alder-52"').replaceAll('\n', '\r\n'))).toBe(
      `line 3, column 3: is not JSON: expected a comma or }, got "title". ${LOOK}`,
    )
  })

  test('a field that is written twice', () => {
    expect(said(FAN.replace('{', '{\n  "title": "Alder 54",'))).toBe(
      'line 4, column 3: the field "title" is listed twice. Delete one of the two: only the last one counts.',
    )
  })
})
