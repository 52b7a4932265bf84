import { searchFile } from '../../../src/catalogue/views/search-file.ts'
import { storeView } from '../../../src/catalogue/views/store-view.ts'
import { createVocabulary } from '../../../src/features/search/vocabulary.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { fans, fixtures, searched } from '../finder/products.ts'

/** What the search of the tests' own catalog knows. */
export const ownFile = searchFile(own, storeView(own.store, new Date('2026-01-15T12:00:00Z')))
export const ownVocabulary = createVocabulary(ownFile)

/** All products of the tests' own catalog, as the search of every page has them. */
export const ownLists = [await searched('fans', fans), await searched('fixtures', fixtures)] as const
