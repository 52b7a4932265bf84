import { enlargeOnPress } from '../../browser/enlarge/enlarge-on-press.ts'
import { syncFinishWithUrl } from '../../browser/finish/sync-finish-with-url.ts'
import { showFromTag } from '../../browser/from-tag/show-from-tag.ts'
import { followPictures } from '../../browser/pictures/follow-pictures.ts'
import { markTurnedTo } from '../../browser/pictures/mark-turned-to.ts'
import { printOnPress } from '../../browser/print-page.ts'
import { followAskLink } from '../../shortlist/follow-ask-link.ts'

// Loaded by a product's page at the first pointer or key, or when its address has something to say.
window.onclick = null
const form = document.querySelector<HTMLFormElement>('[data-finish-choice]')
if (form) syncFinishWithUrl(form, window)
followAskLink(document)
showFromTag(document, window)
printOnPress({ page: document, view: window })
for (const product of document.querySelectorAll<HTMLElement>('.finishes')) {
  const pictures = product.querySelector<HTMLElement>('.pictures')
  if (pictures) followPictures(pictures)
  enlargeOnPress(product)
  markTurnedTo(product)
}
