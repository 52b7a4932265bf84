import cardFinishes from './card-finishes/start.ts?worker&url'
import { recordSeenProduct } from './lately-seen/record-seen.ts'
import { showSeenWhenNear } from './lately-seen/show-when-near.ts'
import { markKeys } from './mark-keys.ts'
import { openSearchByKey } from './open-search-by-key.ts'
import { announceSlowNavigation } from './page-navigation/announce-slow-navigation.ts'
import { closeOnLeave } from './page-navigation/close-on-leave.ts'
import { markMouse } from './page-navigation/mark-mouse.ts'
import { markSharedElement } from './page-navigation/mark-shared-element.ts'
import { prefetchOnHover } from './page-navigation/prefetch-on-hover.ts'
import { returnToResults } from './visited-paths/return-to-results.ts'

// Loaded by every-page.ts at the first pointer or key: what only a visitor who may leave the page needs.
const globals = { page: document, view: window }
markSharedElement(globals)
announceSlowNavigation(globals)
prefetchOnHover(globals)
markMouse(globals)
closeOnLeave(globals)
openSearchByKey(globals)
markKeys(globals)
recordSeenProduct(globals)
showSeenWhenNear(globals)
returnToResults(globals)
if (document.querySelector('[data-finishes]')) import(/* @vite-ignore */ cardFinishes).catch(() => undefined)
