import { expect, test } from 'vitest'
import { keepLabel, titleInLabel } from '../../../src/features/list/keep-label.ts'

test('a notice names the product alone, whatever the word on its button is', () => {
  expect(titleInLabel(keepLabel('Alder 52'))).toBe('Alder 52')
})
