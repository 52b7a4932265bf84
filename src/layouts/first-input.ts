import { adoptStyles } from '../client/adopt-styles.ts'
import { sayNotLoaded } from '../client/loading/say-not-loaded.ts'
import { markKeys } from '../client/mark-keys.ts'
import { announceSlowNavigation } from '../client/navigation/announce-slow-navigation.ts'
import { closeOnLeave } from '../client/navigation/close-on-leave.ts'
import { fetchAhead } from '../client/navigation/fetch-ahead.ts'
import { markMouse } from '../client/navigation/mark-mouse.ts'
import { markSharedElement } from '../client/navigation/mark-shared-element.ts'
import noticeStyles from '../client/notice.css?inline'
import { unregisterServiceWorkers } from '../client/unregister-service-workers.ts'
import { returnToResults } from '../client/visited-paths/return-to-results.ts'
import cardFinishes from '../features/finishes/cards/start.ts?script'
import { recordSeenProduct } from '../features/lately-seen/record-seen.ts'
import { showSeenWhenNear } from '../features/lately-seen/show-when-near.ts'

// Loaded by every-page.ts at the first pointer or key: what only a visitor who may leave the page needs.
const globals = { page: document, view: window }
Object.assign(globalThis, { sayNotLoaded })
adoptStyles(document, noticeStyles)
markSharedElement(globals)
announceSlowNavigation(globals)
fetchAhead(globals)
markMouse(globals)
closeOnLeave(globals)
markKeys(globals)
recordSeenProduct(globals)
showSeenWhenNear(globals)
returnToResults(globals)
void unregisterServiceWorkers(navigator)
if (document.querySelector('[data-finishes]')) import(/* @vite-ignore */ cardFinishes).catch(() => undefined)
