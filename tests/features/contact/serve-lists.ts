import { vi } from 'vitest'
import { endedProducts } from '../../../src/catalogue/views/ended-products.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { fans, fixtures } from '../finder/products.ts'

/** What the site answers: the tests' own catalogue, and two kinds of room. */
const FILES: Readonly<Record<string, object>> = {
  '/data/known-fans.json': { products: fans, ended: endedProducts(own, own.ended.fans) },
  '/data/known-fixtures.json': { products: fixtures },
  '/data/known-rooms.json': [{ name: 'Kitchen' }, { name: 'Great Room' }],
}

/** What a page says of the files of all products. */
export const NAMES_FILES = `
  <p data-product-files data-fans="/data/known-fans.json" data-fixtures="/data/known-fixtures.json"
    data-rooms="/data/known-rooms.json"></p>`

/** The site of a page answers; the test puts the globals back. */
export function serveLists(page: Document): void {
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (address: string) => Response.json(FILES[address]))
}
