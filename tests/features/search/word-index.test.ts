import { expect, test } from 'vitest'
import { addRank, beginningWith, createWordIndex } from '../../../src/features/search/word-index.ts'
import { aProduct } from '../finder/products.ts'

const index = await createWordIndex([
  aProduct({ title: 'Beacon 52', manufacturer: 'Maxim', facts: ['Beacon in the rain'] }),
  aProduct({ title: 'Plain 5', productUrl: 'plain-5', manufacturer: 'Beaconlight', facts: [] }),
])

test('a word is found in the best of its fields', () => {
  expect([...beginningWith(index, 'beacon', false)]).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test.each([
  { typed: '5', isWhole: false, positions: [0, 1] },
  { typed: '5', isWhole: true, positions: [1] },
  { typed: '52', isWhole: true, positions: [0] },
])(
  'the number $typed, typed to its end: $isWhole, finds the products $positions',
  ({ typed, isWhole, positions }) => {
    expect([...beginningWith(index, typed, isWhole).keys()].sort()).toEqual(positions)
  },
)

test('fields behind a rank are not searched', () => {
  expect([...beginningWith(index, 'beacon', false, 0).keys()]).toEqual([0])
  expect([...beginningWith(index, 'beacon', false, 1).keys()]).toEqual([0, 1])
})

test('a product that is found twice has the better rank', () => {
  const ranks = new Map([[7, 2]])
  addRank(ranks, 7, 3)
  expect(ranks.get(7)).toBe(2)
  addRank(ranks, 7, 1)
  expect(ranks.get(7)).toBe(1)
})

test.each([
  { count: 100, order: ['indexed', 'typed'] },
  { count: 101, order: ['typed', 'indexed'] },
])(
  'while $count products are indexed typing waits for a hundred at most: $order',
  async ({ count, order }) => {
    const done: string[] = []
    const typed = new Promise<void>((resolve) => setTimeout(() => resolve(done.push('typed') as never)))
    await createWordIndex(Array.from({ length: count }, () => aProduct()))
    done.push('indexed')
    await typed
    expect(done).toEqual(order)
  },
)

test('all of 201 products are indexed', async () => {
  const many = Array.from({ length: 201 }, (_, position) => aProduct({ title: `Wren ${position}` }))
  expect(beginningWith(await createWordIndex(many), 'wren', false).size).toBe(201)
})
