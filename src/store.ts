import { catalogue } from './catalogue/index.ts'
import { storeView } from './catalogue/views/store-view.ts'

/** The store as the pages show it, put into words once for all of them. */
export const store = storeView(catalogue.store)
