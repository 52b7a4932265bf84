import { atFirstInput, whenShown } from '../../client/dom.ts'
import { on } from '../../client/load.ts'
import { returnToResults } from '../../client/visited-paths.ts'
import { addViewedProduct } from '../../features/recently-viewed/viewed-products.ts'

/**
 * Shows "In your room" among the images on iPhones, and on devices with camera AR. Browsers don't cache a page for Back after this
 * check, so a phone checks only once, and a desktop, which always shows the button, never.
 */
async function markHanging(): Promise<void> {
  const isPhone = matchMedia('(hover: none)').matches
  if (!document.createElement('a').relList.supports('ar')) {
    if (!isPhone) return
    sessionStorage.hangs ??= (await navigator.xr?.isSessionSupported('immersive-ar')) || ''
    if (!sessionStorage.hangs) return
  }
  document.documentElement.dataset.hangs = ''
}

markHanging().catch(() => {
  // The browser blocks storage or the camera.
})
returnToResults()
const productUrl = document.querySelector<HTMLElement>('[data-ask]')?.dataset.ask
if (productUrl) whenShown(() => addViewedProduct(window, productUrl))

on('[data-enlarge]', () => import('../../features/enlarge/enlarge.ts'))
on('[data-turn]', () => import('../../features/turn/press.ts'))
on('[data-hang]', () => import('../../features/hang/hang.ts'))
on('[data-print]', () => import('./print-page.ts'))

// Until then, the address requests nothing and the visitor has no choices.
const start = () => {
  import('./product-choices.ts').catch(() => {
    // The page is as it was built, with every finish to look at.
  })
}
if (location.search) start()
else atFirstInput(start)
