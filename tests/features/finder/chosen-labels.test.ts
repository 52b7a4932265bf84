import { describe, expect, test } from 'vitest'
import type { FacetName } from '../../../src/catalogue/views/facet-names.ts'
import { chosenValues, withoutValue } from '../../../src/features/finder/chosen-labels.ts'
import { chosen } from './products.ts'

const LABELS = new Map<FacetName, { label: string; values: Map<string, string> }>([
  ['finish', { label: 'Finish', values: new Map(Object.entries({ black: 'Black', white: 'White' })) }],
  ['place', { label: 'Where it hangs', values: new Map([['ask', 'Ask us']]) }],
])
const CHOSEN = chosen({ finish: ['black', 'white'], place: ['ask'] })

test('there is a chip for every chosen value, in the order of the bar; "Ask us" says what is to be asked', () => {
  expect(chosenValues(CHOSEN, LABELS)).toEqual([
    { facet: 'finish', value: 'black', label: 'Black' },
    { facet: 'finish', value: 'white', label: 'White' },
    { facet: 'place', value: 'ask', label: 'Where it hangs: Ask us' },
  ])
})

test.each(['finish', 'style'] as const)(
  'a value of %s that the page has no label for is shown as the address writes it',
  (facet) => {
    expect(chosenValues(chosen({ [facet]: ['teal'] }), LABELS)).toEqual([
      { facet, value: 'teal', label: 'teal' },
    ])
  },
)

describe('without one value', () => {
  test('the others of its facet stay', () => {
    expect(Object.fromEntries(withoutValue(CHOSEN, 'finish', 'black'))).toEqual({
      finish: ['white'],
      place: ['ask'],
    })
  })

  test('a facet of which it was the only one goes', () => {
    expect(Object.fromEntries(withoutValue(CHOSEN, 'place', 'ask'))).toEqual({ finish: ['black', 'white'] })
  })

  test('a facet that has no choice stays without one', () => {
    expect(Object.fromEntries(withoutValue(chosen({}), 'finish', 'black'))).toEqual({})
  })

  test('what was chosen before is not touched', () => {
    const before = chosen({ finish: ['black'] })
    withoutValue(before, 'finish', 'black')
    expect(before.values.get('finish')).toEqual(['black'])
  })
})
