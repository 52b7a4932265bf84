import { announceSlowNavigation } from './announce-slow-navigation.ts'
import { markSharedElement } from './mark-shared-element.ts'
import { openSearchByKey } from './open-search-by-key.ts'
import { prefetchOnHover } from './prefetch-on-hover.ts'
import { returnToResults } from './return-to-results.ts'

// What makes leaving a page pleasant; nothing that must not be missed.
const globals = { page: document, view: window }
markSharedElement(globals)
announceSlowNavigation(globals)
prefetchOnHover(globals)
openSearchByKey(globals)
returnToResults(globals)
