import { catalogue } from '../catalogue/index.ts'
import { allFans, allFixtures, type FinderList, finderLists } from '../catalogue/views/finder-list.ts'
import { cardPicture } from '../pictures/encode-pictures.ts'
import { makeProductFile, type ServedFile } from './make-product-file.ts'

const files = new Map<string, Promise<ServedFile>>()

/** The file of a list; made once, as every page of the list names it. */
export function productFile(list: FinderList): Promise<ServedFile> {
  const file = files.get(list.path) ?? makeProductFile(list, cardPicture)
  files.set(list.path, file)
  return file
}

/** The files of every list that holds a product. */
export const productFiles = (): Promise<ServedFile[]> => Promise.all(finderLists(catalogue).map(productFile))

const fans = allFans(catalogue)
const fixtures = allFixtures(catalogue)

/** The addresses of the files of all fans and of all fixtures; every page names them, for `loadProducts`. */
export const allProductFiles = async (): Promise<{ fans: string; fixtures: string }> => ({
  fans: (await productFile(fans)).address,
  fixtures: (await productFile(fixtures)).address,
})
