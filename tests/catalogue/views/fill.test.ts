import { expect, test } from 'vitest'
import { fill } from '../../../src/catalogue/views/fill.ts'

test.each([
  { text: 'Call {phone}.', values: { phone: '(404) 555-0142' }, filled: 'Call (404) 555-0142.' },
  { text: '{max} of {max}', values: { max: 5000 }, filled: '5000 of 5000' },
  { text: '{path}', values: { path: '' }, filled: '' },
  { text: 'Call {phone}.', values: {}, filled: 'Call {phone}.' },
  { text: 'No names', values: { phone: '1' }, filled: 'No names' },
])('"$text" becomes "$filled"', ({ text, values, filled }) => {
  expect(fill(text, values)).toBe(filled)
})
