import type { Catalogue } from '../catalogue/create-catalogue.ts'
import { familyPictures } from '../catalogue/views/family-pictures.ts'
import { allFans, allFixtures, type FinderList, finderLists } from '../catalogue/views/finder-list.ts'
import { searchFile } from '../catalogue/views/search-file.ts'
import { searchFilePath } from '../paths.ts'
import { makeFinishFiles } from './finish-files.ts'
import { makeProductFile, type ServedFile, servedFile } from './make-product-file.ts'
import type { CardFiles } from './product-file.ts'

/**
 * The files of a catalogue that scripts of its pages fetch.
 *
 * @param cardPicture the files of the picture at a path from the project's root
 */
export function createServedFiles(catalogue: Catalogue, cardPicture: (path: string) => Promise<CardFiles>) {
  const files = new Map<string, Promise<ServedFile>>()
  const finishes = {
    fan: makeFinishFiles('fan', familyPictures(catalogue, catalogue.fans), cardPicture),
    fixture: makeFinishFiles('fixture', familyPictures(catalogue, catalogue.fixtures), cardPicture),
  }
  const search = servedFile(searchFile(catalogue), searchFilePath)

  function productFile(list: FinderList): Promise<ServedFile> {
    const make = async () => makeProductFile(list, cardPicture, (await finishes[list.kind]).files)
    const file = files.get(list.path) ?? make()
    files.set(list.path, file)
    return file
  }
  const fans = allFans(catalogue)
  const fixtures = allFixtures(catalogue)

  return {
    /** The file of a list; made once, as every page of the list names it. */
    productFile,
    /** The files of every list that holds a product, of the pictures of their finishes, and that of the search. */
    dataFiles: async (): Promise<ServedFile[]> => [
      ...(await Promise.all(finderLists(catalogue).map(productFile))),
      ...(await finishes.fan).served,
      ...(await finishes.fixture).served,
      search,
    ],
    /** The addresses of the files of all fans, of all fixtures and of the search; every page names them. */
    allProductFiles: async (): Promise<{ fans: string; fixtures: string; search: string }> => ({
      fans: (await productFile(fans)).address,
      fixtures: (await productFile(fixtures)).address,
      search: search.address,
    }),
  }
}
