import { catalogue } from '../../catalogue/index.ts'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { allProducts, type FinderList, finderLists } from '../../catalogue/views/finder-list.ts'
import { searchFile } from '../../catalogue/views/search-file.ts'
import type { Product, ProductFile } from '../../client/products.ts'
import { cardPicture } from '../pictures/encode-pictures.ts'
import { type ServedFile, servedFile } from '../served-file.ts'
import { store } from '../store.ts'
import { plainSearchPages } from '../text-pages.ts'
import { makeFinishFiles } from './finish-files.ts'

const files = new Map<string, Promise<ServedFile>>()
const finishFiles = (kind: ProductKind) => makeFinishFiles(kind, catalogue, catalogue[kind], cardPicture)
const finishes = { fans: finishFiles('fans'), fixtures: finishFiles('fixtures') }
const search = servedFile('search.json', JSON.stringify(searchFile(catalogue, store, plainSearchPages)))
const rooms = servedFile('rooms.json', JSON.stringify(catalogue.roomKinds))

async function makeProductFile({ kind, path, products, discontinued }: FinderList): Promise<ServedFile> {
  const shown = products.map(
    async ({ picture, ...product }): Promise<Product> => ({
      ...product,
      picture: await cardPicture(picture),
    }),
  )
  const file: ProductFile = {
    products: await Promise.all(shown),
    discontinued,
    finishFiles: (await finishes[kind]).files,
  }
  return servedFile(`${path.slice(1)}.json`, JSON.stringify(file))
}

/** The file of a list; made once, as every page of the list names it. */
export function productFile(list: FinderList): Promise<ServedFile> {
  const file = files.get(list.path) ?? makeProductFile(list)
  files.set(list.path, file)
  return file
}

export const dataFiles = async (): Promise<ServedFile[]> => [
  ...(await Promise.all(finderLists(catalogue).map(productFile))),
  ...(await Promise.all(Object.values(finishes))).flatMap(({ served }) => served),
  search,
  rooms,
]

async function wholeFiles(): Promise<Record<ProductKind | 'search' | 'rooms', string>> {
  const whole = async (kind: ProductKind) => (await productFile(allProducts(catalogue, kind))).address
  return {
    fans: await whole('fans'),
    fixtures: await whole('fixtures'),
    search: search.address,
    rooms: rooms.address,
  }
}

/** The addresses that every page names: all products of each kind, the search's and the rooms' file. */
export const allProductFiles = wholeFiles()
