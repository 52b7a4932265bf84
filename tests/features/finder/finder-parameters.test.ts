import { expect, test } from 'vitest'
import { finderParameters } from '../../../src/features/finder/finder-parameters.ts'

// A list hydrates when its address has one of them.
test('a list of fans is narrowed by words, its facets, an order, one scale and a room', () => {
  const names = finderParameters('fans')
  expect(names[0]).toBe('q')
  expect(names).toEqual(
    expect.arrayContaining(['span', 'place', 'finish', 'sort', 'view', 'room', 'ceiling']),
  )
  expect(names).not.toContain('width')
})

test('a list of lights is narrowed by words, its facets, an order and the measures of a place', () => {
  const names = finderParameters('fixtures')
  expect(names).toEqual(expect.arrayContaining(['q', 'width', 'finish', 'sort', 'size', 'room']))
  expect(names).not.toContain('span')
})
