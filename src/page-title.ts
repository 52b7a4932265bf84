import { catalogue } from './catalogue/index.ts'

/** The title of a page: "Atlanta Ceiling Fans : {page}" (specification section 2). */
export const pageTitle = (page: string): string => `${catalogue.store.name} : ${page}`
