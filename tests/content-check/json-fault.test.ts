import { describe, expect, test } from 'vitest'
import { freshContent } from './content-copy.ts'

const ALDER = 'content/fans/alder-52.json'
const LOOK = 'Look there, and at the end of the line before, for a missing comma, quotation mark or brace.'

const content = await freshContent()

describe('a file that is not JSON', () => {
  test.each([
    {
      mistake: 'a missing comma',
      words: '"productUrl": "alder-52",',
      by: '"productUrl": "alder-52"',
      line: 'line 4, column 3: is not JSON: expected a comma or }, got "title"',
    },
    {
      mistake: 'a comma after the last field',
      words: /\]\n\}/,
      by: '],\n}',
      line: 'line 44, column 1: is not JSON: expected the name of a field in quotation marks, got }',
      remedy: 'Delete the comma before it: the last entry has none.',
    },
    {
      mistake: 'a comma after the last item of a list',
      words: '"Transitional"',
      by: '"Transitional",',
      line: 'line 43, column 3: is not JSON: expected a value, got ]',
      remedy: 'Delete the comma before it: the last entry has none.',
    },
    {
      mistake: 'curly quotation marks around a name',
      words: '"title"',
      by: '“title”',
      line: 'line 4, column 3: is not JSON: expected the name of a field in quotation marks, got “: quotation marks must be straight, as in "52"',
      remedy: 'Replace the curly quotation marks.',
    },
    {
      mistake: 'curly quotation marks around a value',
      words: '"Alder 52"',
      by: '“Alder 52”',
      line: 'line 4, column 12: is not JSON: expected a value, got “: quotation marks must be straight, as in "52"',
      remedy: 'Replace the curly quotation marks.',
    },
    {
      mistake: 'a curly quotation mark at the end',
      words: '"Alder 52"',
      by: '"Alder 52”',
      line: 'line 4, column 12: is not JSON: expected a value, got text whose closing quotation mark is missing',
    },
    {
      mistake: 'the sign for inches within text',
      words: '"Alder 52"',
      by: '"Alder 52" fan"',
      line: 'line 4, column 23: is not JSON: expected a comma or }, got fan',
    },
    {
      mistake: 'a line break within text',
      words: 'familiar pattern. ',
      by: 'familiar pattern.\n',
      line: 'line 8, column 25: is not JSON: expected a value, got text whose closing quotation mark is missing',
    },
    {
      mistake: 'a tab within text',
      words: 'Alder 52',
      by: 'Alder\t52',
      line: 'line 4, column 12: is not JSON: expected a value, got text with a tab or another hidden character',
    },
    {
      mistake: 'a path with backslashes',
      words: '../images/fans/alder-52.jpg',
      by: String.raw`..\images\fans\alder-52.jpg`,
      line: 'line 7, column 15: is not JSON: expected a value, got text with a single backslash',
    },
    {
      mistake: 'False for false',
      words: '"mixAndMatch": false',
      by: '"mixAndMatch": False',
      line: 'line 26, column 18: is not JSON: expected a value, got False: write true or false, in small letters',
    },
    {
      mistake: 'a number that begins with zero',
      words: '5140',
      by: '05140',
      line: 'line 14, column 5: is not JSON: expected a value or ], got 05140',
    },
    {
      mistake: 'a remark',
      words: '{',
      by: '{ // the Alder',
      line: 'line 1, column 3: is not JSON: expected the name of a field in quotation marks or }, got /',
    },
  ])('$mistake', async ({ words, by, line, remedy = LOOK }) => {
    await content.replace(ALDER, words, by)
    expect(await content.report()).toEqual([`✖ ${ALDER} › ${line}. ${remedy}`])
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
  ])('$mistake', async ({ text, place, expected }) => {
    await content.write(ALDER, text)
    expect(await content.report()).toEqual([
      `✖ ${ALDER} › ${place}: is not JSON: expected ${expected}, got the end of the file. ${LOOK}`,
    ])
  })

  test('a file cut off in the middle of its text', async () => {
    const text = await content.read(ALDER)
    await content.write(ALDER, text.slice(0, text.indexOf('familiar')))
    expect(await content.report()).toEqual([
      `✖ ${ALDER} › line 8, column 25: is not JSON: expected a value, got text whose closing quotation mark is missing. ${LOOK}`,
    ])
  })

  test('two records in one file', async () => {
    const text = await content.read(ALDER)
    await content.write(ALDER, text + text)
    expect(await content.report()).toEqual([
      `✖ ${ALDER} › line 45, column 1: is not JSON: expected the end of the file, got {. ${LOOK}`,
    ])
  })

  test('Windows line ends do not move the place', async () => {
    const text = await content.read(ALDER)
    await content.write(ALDER, text.replace('"alder-52",', '"alder-52"').replaceAll('\n', '\r\n'))
    expect(await content.report()).toEqual([
      `✖ ${ALDER} › line 3, column 3: is not JSON: expected a comma or }, got "productUrl". ${LOOK}`,
    ])
  })

  test('a field that is written twice', async () => {
    await content.replace(ALDER, '"title": "Alder 52",', '"title": "Alder 52",\n  "title": "Alder 54",')
    expect(await content.report()).toEqual([
      '✖ content/fans/alder-52.json › line 5, column 3: the field "title" stands there twice. Delete one of the two: only the last would count.',
    ])
  })
})
