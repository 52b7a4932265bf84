import { afterEach, expect, test, vi } from 'vitest'
import {
  loadDiscontinuedOf,
  loadProductFile,
  loadProducts,
  productsNamed,
} from '../../../src/client/product-data/load-products.ts'
import { aBrowser } from '../a-browser.ts'

const SITE = {
  '/data/fans.json': { products: [{ productUrl: 'alder-52' }], discontinued: [{ productUrl: 'relic-52' }] },
  '/data/fixtures.json': { products: [{ productUrl: 'reed-6' }] },
}

/** Serves the site's files, or only errors, to a page whose header names them. */
function serve(
  isBroken = false,
  html = '<p data-product-files data-fans="/data/fans.json" data-fixtures="/data/fixtures.json">',
) {
  const fetch = vi.fn(async (address: keyof typeof SITE) =>
    Response.json(SITE[address] ?? { products: [] }, { status: isBroken ? 404 : 200 }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', aBrowser({ html }).page)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

test('loads a file once', async () => {
  const fetch = serve()
  await Promise.all([loadProductFile('/data/once.json'), loadProductFile('/data/once.json')])
  expect(await loadProductFile('/data/once.json')).toEqual([])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/data/once.json', { cache: 'default' })
})

test('reports a missing file and tries again the next time', async () => {
  serve(true)
  await expect(loadProductFile('/data/gone.json')).rejects.toThrow(
    '/data/gone.json answered 404; reload the page.',
  )
  serve()
  expect(await loadProductFile('/data/gone.json')).toEqual([])
})

test('rejects a page without addresses', async () => {
  serve(false, '')
  await expect(loadProducts('fixtures')).rejects.toThrow('The page names no file of all fixtures.')
})

test('finds products by name, loads only the kinds it needs, and skips discontinued products', async () => {
  const fetch = serve()
  expect([...(await productsNamed([])).keys()]).toEqual([])
  expect([...(await productsNamed(['alder-52', 'alder-52'])).keys()]).toEqual(['alder-52'])
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/data/fans.json'])
  expect([...(await productsNamed(['reed-6', 'relic-52', 'alder-52'])).keys()]).toEqual([
    'alder-52',
    'reed-6',
  ])
  expect(await loadDiscontinuedOf('fans')).toEqual([{ productUrl: 'relic-52' }])
  expect(await loadDiscontinuedOf('fixtures')).toEqual([])
})
