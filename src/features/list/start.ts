import { paths } from '../../catalogue/paths.ts'
import { trackEvent } from '../../client/analytics/track-event.ts'
import { KEPT } from '../../client/keys.ts'
import { onLinkClick } from '../../client/navigation/on-link-click.ts'
import { isSaving, queryParameter, savedValue, withParameters } from '../../client/state.ts'
import { SHOWN } from '../../client/visited-paths/record-path.ts'
import { followKeepButtons } from './keep-buttons.ts'
import { keepUnanswered } from './keep-unanswered.ts'
import { followListButton, openList } from './list-button.ts'
import { createNotice } from './notice.ts'
import offerRoom from './offer-room.ts?script'
import { savedListText } from './saved-list.ts'
import type { ShortlistItem } from './shortlist.ts'

const globals = { page: document, view: window }
const showNotice = createNotice(globals)

/** Counts the product, and offers the rooms of the house, if the device keeps any. */
function onKept(item: ShortlistItem): void {
  trackEvent('kept', item.productUrl)
  if (!savedValue('rooms')) return
  import(/* @vite-ignore */ offerRoom).then(
    () => document.dispatchEvent(new CustomEvent(KEPT, { detail: item })),
    // It is kept all the same.
    () => undefined,
  )
}

followKeepButtons(globals, showNotice, onKept)
for (const event of SHOWN) addEventListener(event, () => keepUnanswered(globals, showNotice), true)
keepUnanswered(globals, showNotice)
followListButton(globals)
// Where the device cannot store the list, it goes along in the address of each link that is followed.
if (!isSaving())
  onLinkClick(globals, (link) => {
    link.search = withParameters(link.search, { list: savedValue('list'), rooms: savedValue('rooms') })
  })

// A list received by link opens at once; on the pages of the contact form the link says what the message is about.
const received = queryParameter(location.search, 'list')
const isContactPage = location.pathname.startsWith(paths.contact)
const isReceived = isSaving() && received && received !== savedListText() && !isContactPage
if (isReceived || queryParameter(location.search, 'compare')) openList(document)
