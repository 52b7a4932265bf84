import { paths } from '../../catalogue/paths.ts'
import { trackEvent } from '../../client/analytics/track-event.ts'
import { KEPT, ROOM_KEY } from '../../client/keys.ts'
import { onLinkClick } from '../../client/navigation/on-link-click.ts'
import { queryParameter, withParameters } from '../../client/query-parameters.ts'
import { SHOWN } from '../../client/visited-paths/record-path.ts'
import { followKeepButtons } from './keep-buttons.ts'
import { keepUnanswered } from './keep-unanswered.ts'
import { keptList } from './kept-list.ts'
import { followListButton, openList } from './list-button.ts'
import { createNotice } from './notice.ts'
import offerRoom from './offer-room.ts?script'
import type { ShortlistItem } from './shortlist.ts'

const globals = { page: document, view: window }
const list = keptList(window)
const showNotice = createNotice(globals)

/** Counts the product, and offers the rooms of the house, if the device keeps any. */
function onKept(item: ShortlistItem): void {
  trackEvent('kept', item.productUrl)
  const rooms = list.isOnDevice ? localStorage[ROOM_KEY] : location.search
  if (!/[?&]rooms=/.test(rooms)) return
  import(/* @vite-ignore */ offerRoom).then(
    () => document.dispatchEvent(new CustomEvent(KEPT, { detail: item })),
    // It is kept all the same.
    () => undefined,
  )
}

followKeepButtons(globals, list, showNotice, onKept)
for (const event of SHOWN) addEventListener(event, () => keepUnanswered(globals, list, showNotice), true)
keepUnanswered(globals, list, showNotice)
followListButton(document, list)
// Where the device cannot store the list, it goes along in the address of each link that is followed.
if (!list.isOnDevice)
  onLinkClick(globals, (link) => {
    link.search = withParameters(link.search, {
      list: list.text(),
      rooms: queryParameter(location.search, 'rooms'),
    })
  })

// A list received by link opens at once; on the pages of the contact form the link says what the message is about.
const received = queryParameter(location.search, 'list')
const isContactPage = location.pathname.startsWith(paths.contact)
const isReceived = list.isOnDevice && received && received !== list.text() && !isContactPage
if (isReceived || queryParameter(location.search, 'compare')) openList(document)
