import { expect, test } from 'vitest'
import type { ProductKind } from '../../../src/catalogue/kinds/product-kinds.ts'
import type { Product } from '../../../src/client/product-data/product-file.ts'
import { productsNamed } from '../../../src/client/product-data/products-named.ts'

const FANS = ['alder-52', 'beacon-60'].map((productUrl) => ({ productUrl })) as Product[]
const FIXTURES = [{ productUrl: 'reed-6' }] as Product[]

/** The site's data, and what was loaded of it. */
function siteData() {
  const loaded: string[] = []
  const load = async (kind: ProductKind) => {
    loaded.push(kind)
    return kind === 'fans' ? FANS : FIXTURES
  }
  return { loaded, load }
}

test('finds fans and fixtures by name', async () => {
  const found = await productsNamed(['reed-6', 'alder-52'], siteData().load)
  expect([...found.keys()].toSorted()).toEqual(['alder-52', 'reed-6'])
})

test('doesn’t find a discontinued product', async () => {
  expect((await productsNamed(['gone-1', 'beacon-60'], siteData().load)).has('gone-1')).toBe(false)
})

test.each([
  [['alder-52', 'beacon-60', 'alder-52'], ['fans']],
  [[], []],
])('for a list of %j only %j are fetched', async (names, fetched) => {
  const { loaded, load } = siteData()
  await productsNamed(names, load)
  expect(loaded).toEqual(fetched)
})

test('passes a loading error on', async () => {
  await expect(productsNamed(['alder-52'], () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  )
})
