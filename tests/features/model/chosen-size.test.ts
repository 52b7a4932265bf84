import { expect, test } from 'vitest'
import { sizeWords } from '../../../src/features/model/chosen-size.ts'

test.each([
  { shown: 'own', span: 52, words: '' },
  { shown: 'scaled', span: 60, words: 'At 60 in.: the blades are scaled, the body is not.' },
  { shown: 'scaled', span: 33.5, words: 'At 33.5 in.: the blades are scaled, the body is not.' },
  { shown: 'other', span: 60, words: 'The model is of another size than 60 in.' },
] as const)('of a size that is shown as "$shown" is said: "$words"', ({ shown, span, words }) => {
  expect(sizeWords(shown, span)).toBe(words)
})
