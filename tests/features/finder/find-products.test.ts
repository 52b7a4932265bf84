import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FacetName } from '../../../src/catalogue/views/facet-names.ts'
import type { Product } from '../../../src/client/products.ts'
import { findProducts, resultGroups } from '../../../src/features/finder/find-products.ts'
import { aProduct, chosen, fans, fanValues, fixtures, fixtureValues, titles } from './products.ts'

describe.each([
  { kind: 'fans', products: fans, offered: fanValues },
  { kind: 'fixtures', products: fixtures, offered: fixtureValues },
])('$kind, against a plain filter of their values', ({ products, offered }) => {
  /** Matching products, optionally without one facet. */
  const slowly = (values: ReadonlyMap<FacetName, readonly string[]>, butFor?: FacetName) =>
    products.filter(({ facets }) =>
      [...values].every(([name, list]) => name === butFor || list.some((one) => facets[name]?.includes(one))),
    )
  const each = [...offered].flatMap(([facet, values]) => values.map((value) => ({ facet, value })))
  const anyChoices = fc
    .tuple(
      ...[...offered].map(([name, values]) =>
        fc.tuple(fc.constant(name), fc.subarray([...values], { maxLength: Math.min(3, values.length) })),
      ),
    )
    .chain((all) => fc.subarray(all))
    .map((some) => new Map(some.filter(([, values]) => values.length > 0)))

  test('finds and counts the same for 200 random choices', () => {
    fc.assert(
      fc.property(anyChoices, (values) => {
        const { products: found, counts, moreWithout } = findProducts(products, offered.keys(), { values })
        expect(titles(found)).toEqual(titles(slowly(values)))
        for (const { facet, value } of each) {
          const others = slowly(new Map([...values, [facet, [value]]]))
          expect([facet, value, counts.get(facet)?.get(value) ?? 0]).toEqual([facet, value, others.length])
        }
        for (const facet of values.keys())
          expect(found.length + (moreWithout.get(facet) ?? 0)).toBe(slowly(values, facet).length)
      }),
      { numRuns: 200 },
    )
  })
})

type Sized = { sizes: readonly number[] }

describe('a product with several sizes', () => {
  const flush = aProduct({
    title: 'Flush',
    sizes: [44, 52, 60],
    facts: ['44, 52 and 60 in.', 'Dry'],
    airflowCfm: [3960, 5020, 6230],
    cfmPerWatt: [208],
    facets: { span: ['37-48', '49-54', '55-65'], finish: ['black'] },
  })
  const wren = aProduct({ title: 'Wren', sizes: [52], facets: { span: ['49-54'] } })
  const large = aProduct({ title: 'Large', sizes: [60], facets: { span: ['55-65'] } })
  const fitsFrom52 = { headingOf: ({ sizes }: Sized) => (Math.max(...sizes) > 48 ? 'Fits' : undefined) }
  const allFrom52 = { headingOf: ({ sizes }: Sized) => (Math.min(...sizes) > 48 ? 'Fits' : undefined) }
  const found = (product: Product, span: string[], fit?: typeof fitsFrom52) =>
    findProducts([product], ['span', 'finish'], chosen(span.length > 0 ? { span } : {}), undefined, fit)

  test('finds the sizes with the chosen spans, with their figures and facts', () => {
    expect(found(flush, ['49-54']).products).toEqual([
      { ...flush, sizes: [52], facts: ['52 in.', 'Dry'], airflowCfm: [5020], sizeInches: 52 },
    ])
    expect(found(flush, ['49-54', '55-65']).products).toEqual([
      { ...flush, sizes: [52, 60], facts: ['52 and 60 in.', 'Dry'], airflowCfm: [5020, 6230] },
    ])
  })

  test('is unchanged if the spans include all of its sizes, or none is chosen', () => {
    expect(found(flush, ['37-48', '49-54', '55-65']).products).toEqual([flush])
    expect(found(flush, []).products).toEqual([flush])
    expect(found(wren, ['49-54']).products).toEqual([wren])
  })

  test('is checked against a room by its chosen sizes, and counted in others that fit', () => {
    const { products, counts, moreWithout } = found(flush, ['37-48'], fitsFrom52)
    expect(products).toEqual([])
    expect(Object.fromEntries(counts.get('span') ?? [])).toEqual({ '49-54': 1, '55-65': 1 })
    expect(Object.fromEntries(moreWithout)).toEqual({ span: 1, fit: 1 })
    expect(Object.fromEntries(found(large, ['49-54'], fitsFrom52).moreWithout)).toEqual({ span: 1, fit: 0 })
    expect([...(found(flush, ['49-54'], allFrom52).counts.get('finish') ?? [])]).toEqual([['black', 1]])
  })
})

test('typed words narrow the list', () => {
  const words = new Set([fans[1]?.productUrl ?? ''])
  const { products, moreWithout } = findProducts(fans.slice(0, 3), fanValues.keys(), chosen({}), words)
  expect(products).toEqual([fans[1]])
  expect(moreWithout.get('q')).toBe(2)
})

const PRODUCTS = [
  aProduct({ title: 'Alder', sizes: [52] }),
  aProduct({ title: 'Beacon', sizes: [84] }),
  aProduct({ title: 'Wren', sizes: [36] }),
]
const asTheyAre = (product: (typeof PRODUCTS)[number]) => product
const groups = (...given: Parameters<typeof resultGroups>) =>
  resultGroups(...given).map(({ heading, products }) => [heading, titles(products)])

test('splits products into sorted groups for a room, and leaves out those that fit none', () => {
  const room = {
    headings: ['Best for it', 'Fits too'],
    headingOf: ({ sizes: [size = 0] }: Sized) =>
      size > 60 ? undefined : size < 40 ? 'Fits too' : 'Best for it',
  }
  expect(groups([...PRODUCTS, aProduct({ title: 'Axial', sizes: [44] })], 'span', room, asTheyAre)).toEqual([
    ['Best for it', ['Axial', 'Alder']],
    ['Fits too', ['Wren']],
  ])
})

test.each([
  { span: [], sort: 'airflow', order: ['Flush', 'Axial'] },
  { span: ['49-54'], sort: 'airflow', order: ['Axial', 'Flush'] },
  { span: ['49-54', '55-65'], sort: 'airflow', order: ['Flush', 'Axial'] },
  { span: ['49-54'], sort: 'efficiency', order: ['Axial', 'Flush'] },
  { span: ['49-54'], sort: '-span', order: ['Axial', 'Flush'] },
] as const)('with the spans $span, $sort ranks by the matching sizes: $order', ({ span, sort, order }) => {
  const axial = { title: 'Axial', sizes: [54], airflowCfm: [5680], cfmPerWatt: [210] }
  const flush = { airflowCfm: [3960, 5020, 6230], cfmPerWatt: [208, 201, 230], sizes: [44, 52, 60] }
  const products = [
    aProduct({ ...axial, facets: { span: ['49-54'] } }),
    aProduct({ title: 'Flush', ...flush, facets: { span: ['37-48', '49-54', '55-65'] } }),
  ]
  const choice = chosen(span.length > 0 ? { span: [...span] } : {})
  const found = findProducts(products, ['span'], choice).products
  expect(groups(found, sort, undefined, asTheyAre)).toEqual([['', order]])
})

test('sorts by the figures of the size that suits the room', () => {
  const products = [
    aProduct({ title: 'Flush', sizes: [52, 60], airflowCfm: [5020, 6230] }),
    aProduct({ title: 'Axial', sizes: [54], airflowCfm: [5680] }),
  ]
  const room = { headings: [''], headingOf: () => '', sizeOf: ({ sizes }: Sized) => sizes[0] }
  expect(groups(products, 'airflow', undefined, asTheyAre)).toEqual([['', ['Flush', 'Axial']]])
  expect(groups(products, 'airflow', room, asTheyAre)).toEqual([['', ['Axial', 'Flush']]])
})

test('shows each product in the requested finish, in one group without a room', () => {
  const inBrass = (product: (typeof PRODUCTS)[number]) => ({ ...product, finish: 'brass' })
  const found = resultGroups(PRODUCTS, undefined, undefined, inBrass)
  expect(found).toMatchObject([{ heading: '', products: Array(3).fill({ finish: 'brass' }) }])
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
