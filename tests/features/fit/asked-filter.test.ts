import { expect, test } from 'vitest'
import { savedSearch } from '../../../src/client/state.ts'
import { askedFilter } from '../../../src/features/fit/asked-filter.ts'
import { device } from '../../client/a-browser.ts'

test.each([
  { kind: 'fans', search: '?room=14x12', label: '14 × 12 ft room' },
  { kind: 'fixtures', search: '?spot=table&size=72x40', label: 'Over a 72 × 40 in. table' },
  { kind: 'fans', search: '?spot=table&size=72x40', label: undefined },
  { kind: 'fixtures', search: '?room=14x12', label: undefined },
  { kind: 'fans', search: '?place=porch', label: undefined },
] as const)(
  'of a list of kind "$kind" the address $search asks for "$label"',
  async ({ kind, search, label }) => {
    expect((await askedFilter(search, kind))?.label).toBe(label)
  },
)

test('a product page continues with the room of the list', async () => {
  const view = device('') as Window
  const filter = await askedFilter('?room=14x12', 'fans')
  filter?.remember?.(view)
  expect(savedSearch(view)).toBe('?room=14x12')
})
