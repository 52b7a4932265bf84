import { followSize } from '../../features/finishes/follow-size.ts'
import { syncFinishWithUrl } from '../../features/finishes/sync-finish-with-url.ts'
import { showFromTag } from '../../features/from-tag/show-from-tag.ts'
import { followAskLink } from '../../features/list/page-entry.ts'
import { followPictures } from '../../features/product-pictures/follow-pictures.ts'

/** Marks a product at its first pointer, focus or swipe: from then on its other pictures are fetched (product-pictures.css). */
function markTurnedTo(product: HTMLElement): void {
  const mark = () => {
    product.dataset.turned = ''
  }
  // The event that came before this script and caused it to load.
  if (product.matches(':is(:hover, :focus-within)')) mark()
  for (const hint of ['pointerover', 'focusin', 'scroll']) {
    product.addEventListener(hint, mark, { once: true, capture: true })
  }
}

const form = (choice: string) => document.querySelector<HTMLFormElement>(`[data-${choice}-choice]`)
const [finishes, sizes] = [form('finish'), form('size')]
if (finishes) syncFinishWithUrl(finishes)
// Before what asks for the size.
if (sizes) followSize(sizes)
followAskLink()
showFromTag()
for (const product of document.querySelectorAll<HTMLElement>('.finishes')) {
  const pictures = product.querySelector<HTMLElement>('.pictures')
  if (pictures) followPictures(pictures)
  markTurnedTo(product)
}
// The printed QR code is fetched early, since the browser's own print command doesn't wait.
const code = document.querySelector<HTMLImageElement>('.sheet-address img')
if (code) code.loading = 'eager'
