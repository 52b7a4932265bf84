import { createHash } from 'node:crypto'
import { productFilePath } from '../../catalogue/paths.ts'
import type { FinderList } from '../../catalogue/views/finder-list.ts'
import type { CardFiles, FinishFiles, Product } from '../../client/product-data/product-file.ts'
import { toRows } from '../../client/product-data/product-rows.ts'

/** The products of a list as a file that is served. */
export interface ServedFile {
  /** Named by its content, so an old page never gets new data. */
  address: string
  text: string
}

/** @param addressOf the address by the hash of the content */
export function servedFile(file: object, addressOf: (hash: string) => string): ServedFile {
  const text = JSON.stringify(file)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return { address: addressOf(hash), text }
}

/**
 * @param cardPicture the files of the picture at a path from the project's root
 * @param finishFiles where pictures of further finishes are
 */
export async function makeProductFile(
  { kind, path, hasOwnPages, products, ended = [] }: FinderList,
  cardPicture: (path: string) => Promise<CardFiles>,
  finishFiles: FinishFiles = {},
): Promise<ServedFile> {
  const shown = products.map(
    async ({ picture, ...product }): Promise<Product> => ({
      ...product,
      picture: await cardPicture(picture),
    }),
  )
  const file = toRows(kind, await Promise.all(shown), hasOwnPages ? path : undefined)
  const hasFinishes = Object.keys(finishFiles).length > 0
  return servedFile(
    { ...file, ...(ended.length > 0 && { ended }), ...(hasFinishes && { finishFiles }) },
    (hash) => productFilePath(path, hash),
  )
}
