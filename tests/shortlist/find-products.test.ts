import { expect, test } from 'vitest'
import type { Product } from '../../src/product-data/product-file.ts'
import { findProducts } from '../../src/shortlist/find-products.ts'

const FANS = ['alder-52', 'beacon-60'].map((productUrl) => ({ productUrl })) as Product[]
const FIXTURES = [{ productUrl: 'reed-6' }] as Product[]

/** The site's data, and what was asked of it. */
function siteData() {
  const asked: string[] = []
  const load = async (kind: 'fans' | 'fixtures') => {
    asked.push(kind)
    return kind === 'fans' ? FANS : FIXTURES
  }
  return { asked, load }
}

test('fans and fixtures are found by one name', async () => {
  const found = await findProducts(['reed-6', 'alder-52'], siteData().load)
  expect([...found.keys()].toSorted()).toEqual(['alder-52', 'reed-6'])
})

test('what is not sold any more is not found', async () => {
  expect((await findProducts(['gone-1', 'beacon-60'], siteData().load)).has('gone-1')).toBe(false)
})

test('fixtures are not fetched for a list of fans', async () => {
  const { asked, load } = siteData()
  await findProducts(['alder-52', 'beacon-60', 'alder-52'], load)
  expect(asked).toEqual(['fans'])
})

test('nothing is fetched for an empty list', async () => {
  const { asked, load } = siteData()
  await findProducts([], load)
  expect(asked).toEqual([])
})

test('data that cannot be had is told', async () => {
  await expect(findProducts(['alder-52'], () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  )
})
