import { catalogue } from '../catalogue/index.ts'
import { storeView } from '../catalogue/views/store-view.ts'
import { today } from './today.ts'

export const store = storeView(catalogue.store, today)

/** The title of a page: "Atlanta Ceiling Fans : {page}" (rule F2). */
export const pageTitle = (page: string): string => `${store.name} : ${page}`
