import { expect, test } from 'vitest'
import { markMatches } from '../../../src/features/search/mark-matches.ts'

test.each([
  { text: 'Halcyon 72', typed: 'hal', marked: '[Hal]cyon 72', what: 'the beginning of a word' },
  { text: 'Halcyon 72', typed: '72 hal', marked: '[Hal]cyon [72]', what: 'every typed word' },
  { text: 'Café Isle', typed: 'cafe', marked: '[Café] Isle', what: 'a word with an accent' },
  { text: 'Halcyon 72', typed: 'cyon', marked: 'Halcyon 72', what: 'nothing within a word' },
  { text: 'Halcyon 72', typed: 'h hal', marked: '[Hal]cyon 72', what: 'the longest of what is typed' },
  { text: 'Wren-52 – 52', typed: 'wren 52', marked: '[Wren]-[52] – [52]', what: 'no sign between words' },
  { text: 'Halcyon 72', typed: '', marked: 'Halcyon 72', what: 'nothing for nothing' },
])('$what is marked: $marked', ({ text, typed, marked }) => {
  const parts = markMatches(text, typed)
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(marked)
})

test('what stands side by side and is equal is one piece', () => {
  expect(markMatches('The Isle, Halcyon 72', 'hal')).toEqual([
    { text: 'The Isle, ', isMatch: false },
    { text: 'Hal', isMatch: true },
    { text: 'cyon 72', isMatch: false },
  ])
})

test('an empty text has no pieces', () => {
  expect(markMatches('', 'hal')).toEqual([])
})
