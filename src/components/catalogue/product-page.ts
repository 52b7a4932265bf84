import { enlargeOnPress } from '../../features/enlarge/enlarge-on-press.ts'
import { followSize } from '../../features/finishes/follow-size.ts'
import { syncFinishWithUrl } from '../../features/finishes/sync-finish-with-url.ts'
import { showFromTag } from '../../features/from-tag/show-from-tag.ts'
import { hangOnPress } from '../../features/hang/hang-on-press.ts'
import { followAskLink } from '../../features/list/follow-ask-link.ts'
import { followPictures } from '../../features/product-pictures/follow-pictures.ts'
import { markTurnedTo } from '../../features/product-pictures/mark-turned-to.ts'
import { turnOnPress } from '../../features/turn/turn-on-press.ts'
import { printOnPress } from './print-page.ts'

// Loaded by a product's page at the first pointer or key, or when its address has something to say.
window.onclick = null
const form = (choice: string) => document.querySelector<HTMLFormElement>(`[data-${choice}-choice]`)
const [finishes, sizes] = [form('finish'), form('size')]
if (finishes) syncFinishWithUrl(finishes, window)
// Before what asks for the size.
if (sizes) followSize(sizes, window)
followAskLink(document)
showFromTag(document, window)
printOnPress({ page: document, view: window })
for (const product of document.querySelectorAll<HTMLElement>('.finishes')) {
  const pictures = product.querySelector<HTMLElement>('.pictures')
  if (pictures) followPictures(pictures)
  enlargeOnPress(product)
  turnOnPress(product)
  hangOnPress(product)
  markTurnedTo(product)
}
