import { describe, expect, test } from 'vitest'
import type { FacetName } from '../../../src/catalogue/views/facet-names.ts'
import { choicesInWords, facetWords } from '../../../src/features/finder/choices-in-words.ts'
import { chosen } from './products.ts'

const LABELS = new Map<FacetName, { label: string; values: Map<string, string> }>([
  ['finish', { label: 'Finish', values: new Map(Object.entries({ black: 'Black', white: 'White' })) }],
  ['place', { label: 'Where it hangs', values: new Map([['ask', 'Ask us']]) }],
])
const CHOSEN = chosen({ finish: ['black', 'white'], place: ['ask'] })

describe('the values of a facet in words', () => {
  test.each([
    { values: { finish: ['black'] }, words: 'Black' },
    { values: { finish: ['black', 'white'] }, words: 'Black or White' },
    { values: {}, words: '' },
  ])('of $values: "$words"', ({ values, words }) => {
    expect(facetWords(chosen(values), 'finish', LABELS)).toBe(words)
  })
})

describe('a message to the store', () => {
  test('has a line for each facet', () => {
    expect(choicesInWords({ ...CHOSEN, words: '' }, LABELS)).toBe(
      'Finish: Black or White\nWhere it hangs: Ask us',
    )
  })

  test('begins with the room, and is silent about the words of a search', () => {
    const choices = { ...chosen({ finish: ['black'] }), words: 'words of a stranger' }
    expect(choicesInWords(choices, LABELS, '14 × 12 ft room')).toBe('14 × 12 ft room\nFinish: Black')
  })
})
