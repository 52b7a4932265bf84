import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { roomKindsFilePath, searchFilePath } from '../../catalogue/paths.ts'
import { familyPictures } from '../../catalogue/views/family-pictures.ts'
import { allProducts, type FinderList, finderLists } from '../../catalogue/views/finder-list.ts'
import { type SearchPage, searchFile } from '../../catalogue/views/search-file.ts'
import type { StoreView } from '../../catalogue/views/store-view.ts'
import type { CardFiles } from '../../client/product-data/product-file.ts'
import { makeFinishFiles } from './finish-files.ts'
import { makeProductFile, type ServedFile, servedFile } from './make-product-file.ts'

/**
 * The files of a catalog that scripts of its pages fetch.
 *
 * @param cardPicture the files of the picture at a path from the project's root
 * @param plainPages what the search knows of the pages that staff have written
 */
export function createServedFiles(
  catalogue: Catalogue,
  store: StoreView,
  cardPicture: (path: string) => Promise<CardFiles>,
  plainPages: readonly SearchPage[] = [],
) {
  const files = new Map<string, Promise<ServedFile>>()
  const finishFiles = (kind: ProductKind) =>
    makeFinishFiles(kind, familyPictures(catalogue, catalogue[kind]), cardPicture)
  const finishes = { fans: finishFiles('fans'), fixtures: finishFiles('fixtures') }
  const search = servedFile(searchFile(catalogue, store, plainPages), searchFilePath)

  const rooms = servedFile(catalogue.roomKinds, roomKindsFilePath)

  function productFile(list: FinderList): Promise<ServedFile> {
    const make = async () => makeProductFile(list, cardPicture, (await finishes[list.kind]).files)
    const file = files.get(list.path) ?? make()
    files.set(list.path, file)
    return file
  }

  return {
    /** The file of a list; made once, as every page of the list names it. */
    productFile,
    /** The files of every list that holds a product, of the pictures of their finishes, that of the search, and the kinds of room. */
    dataFiles: async (): Promise<ServedFile[]> => [
      ...(await Promise.all(finderLists(catalogue).map(productFile))),
      ...(await Promise.all(Object.values(finishes))).flatMap(({ served }) => served),
      search,
      rooms,
    ],
    /** The addresses of the files of all products of each kind, of the search and of the kinds of room; every page names them. */
    allProductFiles: async (): Promise<Record<ProductKind | 'search' | 'rooms', string>> => {
      const files = KINDS.map(
        async (kind) => [kind, (await productFile(allProducts(catalogue, kind))).address] as const,
      )
      return {
        ...(Object.fromEntries(await Promise.all(files)) as Record<ProductKind, string>),
        search: search.address,
        rooms: rooms.address,
      }
    },
  }
}
