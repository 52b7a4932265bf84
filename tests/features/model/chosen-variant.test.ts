import { expect, test } from 'vitest'
import { variantOf } from '../../../src/features/model/chosen-variant.ts'

const MIXED = [
  'Soft Brass / Dark Walnut / Opal',
  'Soft Brass / Dark Walnut / Blank cap',
  'Black / Oak / Opal',
]

test.each([
  { chosen: ['Satin Nickel'], variants: ['Matte Black', 'Satin Nickel'], shown: 'Satin Nickel' },
  { chosen: ['Black', 'Oak'], variants: ['Brass / Walnut', 'Black / Oak'], shown: 'Black / Oak' },
  { chosen: ['Black', 'Oak'], variants: MIXED, shown: 'Black / Oak / Opal' },
  { chosen: [], variants: ['Matte Black'], shown: 'Matte Black' },
  { chosen: [], variants: [], shown: '' },
])('a product chosen in $chosen turns as "$shown"', ({ chosen, variants, shown }) => {
  expect(variantOf(chosen, variants)).toBe(shown)
})
