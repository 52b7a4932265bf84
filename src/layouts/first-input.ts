import { adoptStyles } from '../browser/adopt-styles.ts'
import cardFinishes from '../browser/card-finishes/start.ts?worker&url'
import { recordSeenProduct } from '../browser/lately-seen/record-seen.ts'
import { showSeenWhenNear } from '../browser/lately-seen/show-when-near.ts'
import { markKeys } from '../browser/mark-keys.ts'
import noticeStyles from '../browser/notice.css?inline'
import { openSearchByKey } from '../browser/open-search-by-key.ts'
import { announceSlowNavigation } from '../browser/page-navigation/announce-slow-navigation.ts'
import { closeOnLeave } from '../browser/page-navigation/close-on-leave.ts'
import { markMouse } from '../browser/page-navigation/mark-mouse.ts'
import { markSharedElement } from '../browser/page-navigation/mark-shared-element.ts'
import { prefetchOnHover } from '../browser/page-navigation/prefetch-on-hover.ts'
import { returnToResults } from '../browser/visited-paths/return-to-results.ts'

// Loaded by every-page.ts at the first pointer or key: what only a visitor who may leave the page needs.
const globals = { page: document, view: window }
adoptStyles(document, noticeStyles)
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
