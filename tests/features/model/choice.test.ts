import { expect, test } from 'vitest'
import { sizeWords, variantOf } from '../../../src/features/model/choice.ts'

test.each([
  { shown: 'own', span: 52, words: '' },
  { shown: 'scaled', span: 60, words: 'Shown at 60 in. (blades scaled, motor housing not).' },
  { shown: 'scaled', span: 33.5, words: 'Shown at 33.5 in. (blades scaled, motor housing not).' },
  { shown: 'other', span: 60, words: 'The 3D view isn’t available at 60 in.' },
] as const)('describes a size shown as "$shown": "$words"', ({ shown, span, words }) => {
  expect(sizeWords(shown, span)).toBe(words)
})

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
])('shows in 3D a product chosen in $chosen as "$shown"', ({ chosen, variants, shown }) => {
  expect(variantOf(chosen, variants)).toBe(shown)
})
