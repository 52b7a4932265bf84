import { expect, test } from 'vitest'
import { askedFilter } from '../../src/fit/asked-filter.ts'

test.each([
  { kind: 'fan', search: '?room=14x12', label: '14 ft by 12 ft' },
  { kind: 'fixture', search: '?spot=table&size=72x40', label: 'Over a table of 72 by 40 in.' },
  { kind: 'fan', search: '?spot=table&size=72x40', label: undefined },
  { kind: 'fixture', search: '?room=14x12', label: undefined },
  { kind: 'fan', search: '?place=porch', label: undefined },
] as const)('of a list of kind "$kind" the address $search asks for "$label"', ({ kind, search, label }) => {
  expect(askedFilter(search, kind)?.label).toBe(label)
})
