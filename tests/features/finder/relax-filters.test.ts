import { expect, test } from 'vitest'
import type { FacetName } from '../../../src/catalogue/views/facet-names.ts'
import type { FilterName } from '../../../src/features/finder/find-products.ts'
import { suggestRelaxation } from '../../../src/features/finder/relax-filters.ts'
import { chosen } from './products.ts'

const LABELS = new Map<FacetName, { label: string; values: Map<string, string> }>([
  ['finish', { label: 'Finish', values: new Map([['black', 'Black']]) }],
])
const CHOICES = { ...chosen({ finish: ['black'] }), words: 'beacon' }
const ROOM = { label: '14 × 12 ft room' }
const suggest = (more: Partial<Record<FilterName, number>>, fit: typeof ROOM | undefined = ROOM) =>
  suggestRelaxation(
    { moreWithout: new Map(Object.entries(more) as [FilterName, number][]) },
    CHOICES,
    LABELS,
    fit,
  )

test.each([
  { more: { finish: 3, words: 2 }, filter: 'finish', label: '“Black”', count: 3 },
  { more: { finish: 2, words: 3, fit: 1 }, filter: 'words', label: 'your search words', count: 3 },
  { more: { words: 1, fit: 7 }, filter: 'fit', label: '“14 × 12 ft room”', count: 7 },
  { more: { words: 1, finish: 0 }, filter: 'words', label: 'your search words', count: 1 },
] as const)('of $more the filter "$filter" is the one to remove', ({ more, filter, label, count }) => {
  expect(suggest(more)).toEqual({ filter, label, count })
})

test.each([{ more: {} }, { more: { finish: 0, words: 0 } }])(
  'where no single filter helps ($more), none is named',
  ({ more }) => {
    expect(suggest(more)).toBeUndefined()
  },
)

test('a removed room has no label', () => {
  expect(suggestRelaxation({ moreWithout: new Map([['fit', 1]]) }, CHOICES, LABELS, undefined)).toEqual({
    filter: 'fit',
    label: '',
    count: 1,
  })
})
