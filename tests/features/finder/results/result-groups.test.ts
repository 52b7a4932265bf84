import { expect, test } from 'vitest'
import { findProducts } from '../../../../src/features/finder/find-products.ts'
import { resultGroups } from '../../../../src/features/finder/results/result-groups.ts'
import { aProduct, chosen, titles } from '../products.ts'

const PRODUCTS = [
  aProduct({ title: 'Alder', sizes: [52] }),
  aProduct({ title: 'Beacon', sizes: [84] }),
  aProduct({ title: 'Wren', sizes: [36] }),
]
const asTheyAre = (product: (typeof PRODUCTS)[number]) => product
const groups = (...given: Parameters<typeof resultGroups>) =>
  resultGroups(...given).map(({ heading, products }) => [heading, titles(products)])

test('without a room there is one group without a heading', () => {
  expect(groups(PRODUCTS, undefined, undefined, asTheyAre)).toEqual([['', ['Alder', 'Beacon', 'Wren']]])
})

test('a room splits them into groups, each sorted, and leaves out what fits none', () => {
  const room = {
    headings: ['Best for it', 'Fits too'],
    groupOf: ({ sizes: [size = 0] }: { sizes: readonly number[] }) =>
      size > 60 ? undefined : size < 40 ? 1 : 0,
  }
  expect(groups([...PRODUCTS, aProduct({ title: 'Axial', sizes: [44] })], 'span', room, asTheyAre)).toEqual([
    ['Best for it', ['Axial', 'Alder']],
    ['Fits too', ['Wren']],
  ])
})

test.each([
  {
    span: undefined,
    sort: 'airflow',
    order: ['Meridian Flush', 'Axial'],
    figures: [[3960, 5020, 6230], [5680]],
  },
  { span: ['49-54'], sort: 'airflow', order: ['Axial', 'Meridian Flush'], figures: [[5680], [5020]] },
  {
    span: ['49-54', '55-65'],
    sort: 'airflow',
    order: ['Meridian Flush', 'Axial'],
    figures: [[5020, 6230], [5680]],
  },
  { span: ['49-54'], sort: 'efficiency', order: ['Axial', 'Meridian Flush'], figures: [[5680], [5020]] },
  { span: ['49-54'], sort: '-span', order: ['Axial', 'Meridian Flush'], figures: [[5680], [5020]] },
] as const)('with spans $span chosen, $sort ranks the sizes that they hold: $order', (asked) => {
  const { span, sort, order, figures } = asked
  const products = [
    aProduct({
      title: 'Axial',
      sizes: [54],
      airflowCfm: [5680],
      cfmPerWatt: [210],
      facets: { span: ['49-54'] },
    }),
    aProduct({
      ...{ title: 'Meridian Flush', sizes: [44, 52, 60], facets: { span: ['37-48', '49-54', '55-65'] } },
      ...{ airflowCfm: [3960, 5020, 6230], cfmPerWatt: [208, 201, 230] },
    }),
  ]
  const offered = new Map([['span', ['37-48', '49-54', '55-65']]] as const)
  const found = findProducts(products, offered, chosen(span ? { span: [...span] } : {})).products
  const [group] = resultGroups(found, sort, undefined, asTheyAre)
  expect(titles(group?.products ?? [])).toEqual(order)
  expect(group?.products.map(({ airflowCfm }) => airflowCfm)).toEqual(figures)
})

test('a room sorts by the figures of the size that it asks for', () => {
  const products = [
    aProduct({ title: 'Flush', sizes: [52, 60], airflowCfm: [5020, 6230] }),
    aProduct({ title: 'Axial', sizes: [54], airflowCfm: [5680] }),
  ]
  const room = {
    headings: [''],
    groupOf: () => 0,
    sizeOf: ({ sizes }: { sizes: readonly number[] }) => sizes[0],
  }
  expect(groups(products, 'airflow', undefined, asTheyAre)).toEqual([['', ['Flush', 'Axial']]])
  expect(groups(products, 'airflow', room, asTheyAre)).toEqual([['', ['Axial', 'Flush']]])
})

test('each product is shown in the finish that is asked for', () => {
  const inBrass = (product: (typeof PRODUCTS)[number]) => ({ ...product, finish: 'brass' })
  const [group] = resultGroups(PRODUCTS, undefined, undefined, inBrass)
  expect(group?.products.map(({ finish }) => finish)).toEqual(['brass', 'brass', 'brass'])
})

test.each([
  { sort: undefined, order: ['A', 'B', 'C', 'D'], how: 'by name, as they come' },
  { sort: 'name', order: ['A', 'B', 'C', 'D'], how: 'by name, as an address asks for it' },
  { sort: 'airflow', order: ['C', 'A', 'D', 'B'], how: 'by airflow, most first, unknown last, ties by name' },
  { sort: 'efficiency', order: ['D', 'A', 'B', 'C'], how: 'by CFM per watt, best first, unknown last' },
  { sort: 'output', order: ['C', 'A', 'B', 'D'], how: 'by light, brightest first, unknown last' },
  { sort: 'span', order: ['C', 'B', 'D', 'A'], how: 'by the smallest size, ties by name' },
  { sort: '-span', order: ['C', 'A', 'B', 'D'], how: 'by the largest size, largest first' },
  { sort: 'width', order: ['C', 'B', 'D', 'A'], how: 'by width, smallest first' },
  { sort: '-width', order: ['C', 'A', 'B', 'D'], how: 'by width, largest first' },
] as const)('$how', ({ sort, order }) => {
  const products = [
    aProduct({ title: 'A', sizes: [60, 72], airflowCfm: [8000, 9000], cfmPerWatt: [210], lumens: 800 }),
    aProduct({ title: 'B', sizes: [52] }),
    aProduct({ title: 'C', sizes: [44, 84], airflowCfm: [12_000], lumens: 1600 }),
    aProduct({ title: 'D', sizes: [52], airflowCfm: [9000], cfmPerWatt: [225] }),
  ]
  expect(groups(products, sort, undefined, asTheyAre)).toEqual([['', order]])
})
