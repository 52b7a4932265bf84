import { expect, test } from 'vitest'
import { sortProducts } from '../../src/finder/sort-products.ts'
import { aProduct, titles } from './products.ts'

const products = [
  aProduct({ title: 'A', sizes: [60, 72], airflowCfm: 9000, cfmPerWatt: 210 }),
  aProduct({ title: 'B', sizes: [52] }),
  aProduct({ title: 'C', sizes: [44, 84], airflowCfm: 12_000 }),
  aProduct({ title: 'D', sizes: [52], airflowCfm: 9000, cfmPerWatt: 225 }),
]

test.each([
  { sort: undefined, order: ['A', 'B', 'C', 'D'], how: 'by name, as they come' },
  { sort: 'name', order: ['A', 'B', 'C', 'D'], how: 'by name, as an address asks for it' },
  {
    sort: 'airflow',
    order: ['C', 'A', 'D', 'B'],
    how: 'by the highest airflow, unknown last, ties by name',
  },
  { sort: 'efficiency', order: ['D', 'A', 'B', 'C'], how: 'by CFM per watt, best first, unknown last' },
  { sort: 'span', order: ['C', 'B', 'D', 'A'], how: 'by the smallest size, ties by name' },
  { sort: '-span', order: ['C', 'A', 'B', 'D'], how: 'by the largest size, largest first' },
] as const)('$how', ({ sort, order }) => {
  expect(titles(sortProducts(products, sort))).toEqual(order)
})

test('by the light of fixtures, the brightest first, unknown last', () => {
  const lights = [
    aProduct({ title: 'A', lumens: 800 }),
    aProduct({ title: 'B' }),
    aProduct({ title: 'C', lumens: 1600 }),
  ]
  expect(titles(sortProducts(lights, 'output'))).toEqual(['C', 'A', 'B'])
})

test.each([
  { sort: 'width', order: ['B', 'C', 'A'] },
  { sort: '-width', order: ['A', 'C', 'B'] },
] as const)('fixtures by $sort', ({ sort, order }) => {
  const lights = [
    aProduct({ title: 'A', sizes: [40] }),
    aProduct({ title: 'B', sizes: [8] }),
    aProduct({ title: 'C', sizes: [16] }),
  ]
  expect(titles(sortProducts(lights, sort))).toEqual(order)
})
