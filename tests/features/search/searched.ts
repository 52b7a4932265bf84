import { searchFile } from '../../../src/catalogue/views/search-file.ts'
import { storeView } from '../../../src/catalogue/views/store-view.ts'
import { createSearch } from '../../../src/features/search/match.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { fans, fixtures } from '../finder/products.ts'

/** The search of the tests' own catalog. */
const ownFile = searchFile(own, storeView(own.store, new Date('2026-01-15T12:00:00Z')))
export const ownSearch = createSearch(ownFile, [...fans, ...fixtures])
