import { countVisits } from '../client/analytics.ts'
import { atFirstInput, whenNear, whenShown } from '../client/dom.ts'
import { on, watchIslands } from '../client/load.ts'
import { prepareToLeave, recordPath } from '../client/navigation.ts'
import { openList, saveScrollOffset } from '../client/scroll.ts'
import { savedSearch, savedValue, subscribe } from '../client/state.ts'
import { viewedProducts } from '../features/recently-viewed/viewed-products.ts'

// Netlify also serves a page's file, without the page's headers, and a redirect rule would loop.
const { pathname, search, hash } = location
if (pathname.endsWith('.html')) location.replace(pathname.replace(/(index)?\.html$/, '') + search + hash)

/** A page works without optional scripts. */
const ignore = () => undefined

/** Rule F11. */
async function unregisterServiceWorkers(): Promise<void> {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) void worker.unregister()
}

const loadList = () => import('../features/list/start.ts')
const startList = () => void loadList().catch(ignore)

watchIslands()
unregisterServiceWorkers().catch(ignore)
recordPath()
saveScrollOffset()
openList()
prepareToLeave()
if (import.meta.env.IS_COUNTING) countVisits()

on('[data-keep], [data-list-open], [data-list-menu]', loadList)
if (/[?&](list|compare)=/.test(location.search)) startList()
// The list may start in the search, or on another page while this one was prerendered or cached.
const startSavedList = () => savedValue('list') && startList()
whenShown(startSavedList)
subscribe(startSavedList)

const showHours = () =>
  void import('../features/opening-hours/show-hours.ts').then((hours) => hours.showHours(), ignore)
whenNear('.open-now', '0px', showHours)
// For print, too, as beforeprint is too late to load it.
atFirstInput(showHours)
if (viewedProducts().length > 0)
  whenNear('[data-recently-viewed]', '600px', () => {
    import('../features/recently-viewed/show-recently-viewed.ts').then(
      (seen) => seen.startRecentlyViewed(),
      ignore,
    )
  })
if (document.querySelector('a[data-carries]') && savedSearch())
  import('../features/fit/offer-fit.ts').then((fit) => fit.offerFit(), ignore)
if (document.querySelector('[data-finishes]'))
  atFirstInput(() => {
    import('../features/finishes/card-finishes.ts').then((cards) => cards.startCardFinishes(), ignore)
  })
