import { expect, test } from 'vitest'
import { sizeWords } from '../../../src/features/model/chosen-size.ts'

test.each([
  { shown: 'own', span: 52, words: '' },
  { shown: 'scaled', span: 60, words: 'Shown at 60 in. (blades scaled, motor housing not).' },
  { shown: 'scaled', span: 33.5, words: 'Shown at 33.5 in. (blades scaled, motor housing not).' },
  { shown: 'other', span: 60, words: 'The 3D view isn’t available at 60 in.' },
] as const)('of a size that is shown as "$shown" is said: "$words"', ({ shown, span, words }) => {
  expect(sizeWords(shown, span)).toBe(words)
})
