import { afterEach, expect, test, vi } from 'vitest'
import {
  loadDiscontinuedOf,
  loadProductFile,
  loadProducts,
} from '../../../src/client/product-data/load-products.ts'
import { aBrowser } from '../a-browser.ts'

/** A site that answers with no fans, in this way. */
function serve(status = 200) {
  const fetch = vi.fn(async () => Response.json({ products: [] }, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const page = (html = '') => aBrowser({ html: html && `<p data-product-files ${html}></p>` }).page

afterEach(() => vi.unstubAllGlobals())

test('loads a file once', async () => {
  const fetch = serve()
  await Promise.all([loadProductFile('/data/once.json'), loadProductFile('/data/once.json')])
  expect(await loadProductFile('/data/once.json')).toEqual([])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/data/once.json', { cache: 'default' })
})

test('reports a missing file and tries again the next time', async () => {
  serve(404)
  await expect(loadProductFile('/data/gone.json')).rejects.toThrow(
    '/data/gone.json answered 404; reload the page.',
  )
  serve()
  expect(await loadProductFile('/data/gone.json')).toEqual([])
})

test('loads all fans from the page’s address', async () => {
  const fetch = serve()
  await loadProducts('fans', page('data-fans="/data/fans.json"'))
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/data/fans.json', { cache: 'default' })
})

test('rejects a page without addresses', async () => {
  await expect(loadProducts('fixtures', page())).rejects.toThrow('The page names no file of all fixtures.')
})

test('discontinued products are in the same file, or empty', async () => {
  const relic = { productUrl: 'relic-52', title: 'Relic 52', url: '/ceiling-fans/traditional/relic-52' }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ products: [], ...(address === '/data/a.json' && { discontinued: [relic] }) }),
  )
  expect(await loadDiscontinuedOf('fans', page('data-fans="/data/a.json"'))).toEqual([relic])
  expect(await loadDiscontinuedOf('fans', page('data-fans="/data/b.json"'))).toEqual([])
})
