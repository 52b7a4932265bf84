import { afterEach, expect, test, vi } from 'vitest'
import { loadSearchFile } from '../../../src/features/search/load-search-file.ts'
import { aBrowser } from '../../client/a-browser.ts'

afterEach(() => vi.unstubAllGlobals())

const page = (search = '') =>
  aBrowser({ html: search && `<p data-product-files data-search="${search}"></p>` }).page

test('the words of the search are fetched once; what fails is asked for again', async () => {
  await expect(loadSearchFile(page())).rejects.toThrow('The page names no file of the words of the search.')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(loadSearchFile(page('/data/words.json'))).rejects.toThrow(
    '/data/words.json answered 404; reload the page.',
  )
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ ignored: ['the'] })
  })
  expect(await loadSearchFile(page('/data/words.json'))).toEqual({ ignored: ['the'] })
  expect(await loadSearchFile(page('/data/words.json'))).toEqual({ ignored: ['the'] })
  expect(asked).toEqual(['/data/words.json'])
})
