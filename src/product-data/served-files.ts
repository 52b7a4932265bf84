import { createHash } from 'node:crypto'
import { catalogue } from '../catalogue/index.ts'
import { allFans, allFixtures, type FinderList, finderLists } from '../catalogue/views/finder-list.ts'
import { productFilePath } from '../paths.ts'
import { cardPicture } from '../pictures/encode-pictures.ts'
import { encodeProducts } from './encode-products.ts'
import type { Product } from './product-file.ts'

/** The products of a list as a file that is served. */
interface ServedFile {
  /** Named by its content: an old page never meets new data. */
  address: string
  text: string
}

const files = new Map<string, Promise<ServedFile>>()

async function makeFile({ kind, path, hasOwnPages, products }: FinderList): Promise<ServedFile> {
  const shown = products.map(
    async ({ picture, ...product }): Promise<Product> => ({
      ...product,
      picture: await cardPicture(picture),
    }),
  )
  const text = JSON.stringify(encodeProducts(kind, await Promise.all(shown), hasOwnPages ? path : undefined))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return { address: productFilePath(path, hash), text }
}

/** The file of a list; made once, as every page of the list names it. */
export function productFile(list: FinderList): Promise<ServedFile> {
  const file = files.get(list.path) ?? makeFile(list)
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
