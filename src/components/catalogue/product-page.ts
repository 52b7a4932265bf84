import { atFirstInput, printWithPictures, whenShown } from '../../client/dom.ts'
import { on } from '../../client/load.ts'
import { returnToResults } from '../../client/navigation.ts'
import { addViewedProduct } from '../../features/recently-viewed/viewed-products.ts'

/** Shows "In your room" on iPhones and devices with camera AR. The check keeps browsers from caching a page for Back: a phone does it once. */
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
if (productUrl) whenShown(() => addViewedProduct(productUrl))

on('[data-enlarge]', () => import('../../features/enlarge/enlarge.ts'))
on('[data-turn]', () => import('../../features/turn/press.ts'))
on('[data-hang]', () => import('../../features/hang/hang.ts'))
on('[data-print]', async () => ({
  press: () => printWithPictures('.finishes img[loading="lazy"], .sheet-address img'),
}))

// Until then, the address requests nothing and the visitor has no choices.
const start = () => {
  import('./product-choices.ts').catch(() => {})
}
if (location.search) start()
else atFirstInput(start)
