import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FacetName } from '../../../src/catalogue/views/facet-names.ts'
import { findProducts } from '../../../src/features/finder/find-products.ts'
import { aProduct, chosen, fans, fanValues, fixtures, fixtureValues, titles } from './products.ts'

describe.each([
  { kind: 'fans', products: fans, offered: fanValues },
  { kind: 'fixtures', products: fixtures, offered: fixtureValues },
])('$kind, beside a plain filter over their values', ({ products, offered }) => {
  /** The products that fit, but for one facet where that is asked. */
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

  test('200 random choices find and count the same', () => {
    fc.assert(
      fc.property(anyChoices, (values) => {
        const { products: found, counts, moreWithout } = findProducts(products, offered, { values })
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

describe('counts', () => {
  const black = aProduct({ title: 'Black', facets: { finish: ['black'], span: ['49-54'] } })
  const white = aProduct({ title: 'White', facets: { finish: ['white'], span: ['49-54', '66-'] } })
  const offered = new Map<FacetName, string[]>([
    ['finish', ['black', 'white']],
    ['span', ['49-54', '66-']],
  ])
  const find = (values: Parameters<typeof chosen>[0]) => findProducts([black, white], offered, chosen(values))

  test('of a facet are not lowered by its own choices', () => {
    const { counts } = find({ finish: ['black'] })
    expect([...(counts.get('finish') ?? [])]).toEqual([
      ['black', 1],
      ['white', 1],
    ])
  })

  test('of other facets are', () => {
    const { counts } = find({ finish: ['black'] })
    expect([...(counts.get('span') ?? [])]).toEqual([['49-54', 1]])
  })

  test('of a facet leave out what has no value in it', () => {
    const plain = aProduct({ title: 'Plain', facets: { span: ['49-54'] } })
    const { counts } = findProducts([plain], offered, chosen({}))
    expect([...(counts.get('finish') ?? [])]).toEqual([])
  })

  test('tell which single filter leaves nothing', () => {
    const { products, moreWithout } = find({ finish: ['black'], span: ['66-'] })
    expect(products).toEqual([])
    expect([...moreWithout]).toEqual([
      ['finish', 1],
      ['span', 1],
    ])
  })
})

describe('of a product with several sizes', () => {
  const flush = aProduct({
    title: 'Flush',
    sizes: [44, 52, 60],
    facts: ['44, 52 and 60 in.', 'Dry'],
    airflowCfm: [3960, 5020, 6230],
    cfmPerWatt: [208],
    facets: { span: ['37-48', '49-54', '55-65'] },
  })
  const offered = new Map<FacetName, string[]>([['span', ['37-48', '49-54', '55-65']]])
  const fitsFrom52 = {
    groupOf: ({ sizes }: { sizes: readonly number[] }) => (Math.max(...sizes) > 48 ? 0 : undefined),
  }

  test('those of the chosen spans are found, with their figures and facts', () => {
    const { products } = findProducts([flush], offered, chosen({ span: ['49-54'] }))
    expect(products).toEqual([
      { ...flush, sizes: [52], facts: ['52 in.', 'Dry'], airflowCfm: [5020], sizeInches: 52 },
    ])
    expect(findProducts([flush], offered, chosen({ span: ['49-54', '55-65'] })).products).toEqual([
      { ...flush, sizes: [52, 60], facts: ['52 and 60 in.', 'Dry'], airflowCfm: [5020, 6230] },
    ])
  })

  test('all are found where the spans hold all, or none is chosen', () => {
    expect(findProducts([flush], offered, chosen({ span: ['37-48', '49-54', '55-65'] })).products).toEqual([
      flush,
    ])
    expect(findProducts([flush], offered, chosen({})).products).toEqual([flush])
  })

  test('a fan of one size that the spans hold is as it is', () => {
    const wren = aProduct({ title: 'Wren', sizes: [52], facets: { span: ['49-54'] } })
    expect(findProducts([wren], offered, chosen({ span: ['49-54'] })).products).toEqual([wren])
  })

  test('a fan of other spans than the chosen ones is one more without them, where it fits the room', () => {
    const large = aProduct({ title: 'Large', sizes: [60], facets: { span: ['55-65'] } })
    const asked = chosen({ span: ['49-54'] })
    const { moreWithout } = findProducts([large], offered, asked, undefined, fitsFrom52)
    expect([...moreWithout]).toEqual([
      ['span', 1],
      ['fit', 0],
    ])
  })

  test('a room is asked of the chosen sizes alone, and its finishes are counted by those', () => {
    const black = { ...flush, facets: { ...flush.facets, finish: ['black'] } }
    const allFrom52 = {
      groupOf: ({ sizes }: { sizes: readonly number[] }) => (Math.min(...sizes) > 48 ? 0 : undefined),
    }
    const { counts } = findProducts(
      [black],
      new Map<FacetName, string[]>([...offered, ['finish', ['black']]]),
      chosen({ span: ['49-54'] }),
      undefined,
      allFrom52,
    )
    expect([...(counts.get('finish') ?? [])]).toEqual([['black', 1]])
  })

  test('a room asks for the chosen ones; others are counted and offered where they fit', () => {
    const { products, counts, moreWithout } = findProducts(
      [flush],
      offered,
      chosen({ span: ['37-48'] }),
      undefined,
      fitsFrom52,
    )
    expect(products).toEqual([])
    expect([...(counts.get('span') ?? [])]).toEqual([
      ['49-54', 1],
      ['55-65', 1],
    ])
    expect([...moreWithout]).toEqual([
      ['span', 1],
      ['fit', 1],
    ])
  })
})

describe('beside the facets', () => {
  test('typed words narrow the list', () => {
    const { products, moreWithout } = findProducts(fans.slice(0, 3), fanValues, chosen({}), new Set([1]))
    expect(products).toEqual([fans[1]])
    expect(moreWithout.get('words')).toBe(2)
  })

  test('so does a filter of another tool', () => {
    const groupOf = ({ sizes }: { sizes: readonly number[] }) => (sizes.includes(52) ? 0 : undefined)
    const list = [aProduct({ title: 'Fits' }), aProduct({ title: 'Does not', sizes: [84] })]
    const { products, moreWithout } = findProducts(list, fanValues, chosen({}), undefined, { groupOf })
    expect(titles(products)).toEqual(['Fits'])
    expect(moreWithout.get('fit')).toBe(1)
  })
})
