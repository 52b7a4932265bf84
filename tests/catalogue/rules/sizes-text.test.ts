import { expect, test } from 'vitest'
import { sizesText } from '../../../src/catalogue/rules/numbers.ts'

test.each([
  { sizes: [52], text: '52 in.' },
  { sizes: [33.5], text: '33.5 in.' },
  { sizes: [60, 44, 52], text: '44, 52 and 60 in.' },
  { sizes: [44, 52, 60, 72], text: '44, 52, 60 and 72 in.' },
  { sizes: [100, 26], text: '26 and 100 in.' },
  { sizes: [52, 60, 52], text: '52 and 60 in.' },
])('$sizes reads "$text"', ({ sizes, text }) => {
  expect(sizesText(sizes)).toBe(text)
})
