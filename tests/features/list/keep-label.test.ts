import { expect, test, vi } from 'vitest'
import { keepLabel, titleInLabel } from '../../../src/features/list/keep-label.ts'

vi.mock('../../../src/catalogue/list-words.ts', () => ({ KEEP_WORD: 'Put by' }))

test('a notice names the product alone, whatever the word on the button is', () => {
  expect(keepLabel('Alder 52')).toBe('Put by Alder 52')
  expect(titleInLabel('Put by Alder 52')).toBe('Alder 52')
})
