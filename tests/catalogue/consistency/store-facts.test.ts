import { expect, test } from 'vitest'
import { pastHolidayWarnings } from '../../../src/catalogue/consistency/store-facts.ts'
import type { ReadableRecords } from '../../../src/catalogue/records.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { linesAbout, testMistakes } from '../../own-catalogue/lines-about.ts'
import { checkedRecords } from '../../own-catalogue/records-of.ts'

testMistakes('store.json', {
  '"colours": { "accent": "#d9a441" }':
    'colours.accent: #d9a441 beside a sand band (#f3ece1) has a contrast of 1.91 to 1, and reading takes 4.5 to 1. Choose a darker one.',
  '"colours": { "accent": "#ffffff" }':
    'colours.accent: #ffffff beside the white of a button (#ffffff) has a contrast of 1 to 1, and reading takes 4.5 to 1. Choose a darker one.',
  '"colours": { "accent": "#fbf8f3" }':
    'colours.accent: #fbf8f3 beside the page (#fbf8f3) has a contrast of 1 to 1, and reading takes 4.5 to 1. Choose a darker one.',
  '"colours": { "dark": "#f6efe4", "glow": "#000000" }':
    'colours.dark: #f6efe4 beside the text on it (#f6efe4) has a contrast of 1 to 1, and reading takes 4.5 to 1. Choose a darker one.',
  '"colours": { "dark": "#5c5048" }':
    'colours.dark: #5c5048 beside the small text on it (#c9bba8) has a contrast of 4.13 to 1, and reading takes 4.5 to 1. Choose a darker one.',
  '"colours": { "glow": "#5f3e0a" }':
    'colours.glow: #5f3e0a beside the dark bands (#241d18) has a contrast of 1.72 to 1, and reading takes 4.5 to 1. Choose a lighter one.',
  '"colours": { "accent": "teal" }':
    'colours.accent: expected a color in lowercase, such as "#7d5310", got "teal". Correct the value.',
  '"logoUrl": "../logo.gif"':
    'logoUrl: expected a file in content/logo, SVG or PNG, such as "./logo/mark.svg", got "../logo.gif". Correct the value.',
})

test('a dark color on which what lights up cannot be read is told at both', () => {
  expect(linesAbout('store.json', '"colours": { "dark": "#8a7a60" }')).toEqual([
    '✖ content/store.json › colours.dark: #8a7a60 beside the small text on it (#c9bba8) has a contrast of 2.21 to 1, and reading takes 4.5 to 1. Choose a darker one.',
    '✖ content/store.json › colours.glow: #f2c46d beside the dark bands (#8a7a60) has a contrast of 2.56 to 1, and reading takes 4.5 to 1. Choose a lighter one.',
  ])
})

const INVENTORY = '✖ holidays[2]: Inventory on 2026-10-24 is long past. Write its next date, or delete it.'

test.each([
  ['2026-11-20', []],
  ['2026-12-20', [INVENTORY]],
  ['2026-12-25', [INVENTORY]],
  [
    '2026-12-26',
    ['✖ holidays[0]: Thanksgiving on 2026-11-26 is long past. Write its next date, or delete it.', INVENTORY],
  ],
])('on %s, of the holidays at the end of November and in December', (day, lines) => {
  const { records } = checkedRecords(CONTENT)
  const faults = pastHolidayWarnings(records, new Date(day))
  expect(faults.map(({ field, problem, remedy }) => `✖ ${field}: ${problem}. ${remedy}`)).toEqual(lines)
})

test('a store whose holidays could not be read has none that are past', () => {
  const records = { ...checkedRecords(CONTENT).records, store: [{ file: 'content/store.json', fields: {} }] }
  expect(pastHolidayWarnings(records as ReadableRecords, new Date('2027-01-20'))).toEqual([])
})
