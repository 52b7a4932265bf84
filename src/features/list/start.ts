import { paths } from '../../catalogue/paths.ts'
import { whenShown } from '../../client/dom.ts'
import { load } from '../../client/load.ts'
import { onLinkClick } from '../../client/navigation.ts'
import { isSaving, queryParameter, savedValue, subscribe, withParameters } from '../../client/state.ts'
import { addNotice } from './notice.ts'
import { markSaveButtons, pressSave } from './save-buttons.ts'
import { savedEntries, savedListText } from './saved-list.ts'

addNotice(document.body)
markSaveButtons()

const openSheet = () =>
  load(() => import('./sheet/ListSheet.tsx')).then(
    ({ openList }) => openList(),
    () => undefined, // The visitor has been told.
  )

export const press = (button: HTMLElement): unknown =>
  button.dataset.keep === undefined ? openSheet() : pressSave(button)

/** Shows the count of the list at "My List" in the header. */
function showCount(): void {
  const { length } = savedEntries()
  document.querySelector('[data-list-open]')?.toggleAttribute('data-is-empty', length === 0)
  for (const count of document.querySelectorAll('[data-list-count], [data-list-menu] span'))
    count.textContent = length === 0 ? '' : String(length)
}
subscribe(showCount)
showCount()

// If the device can't store the list, the address of each followed link carries it.
if (!isSaving())
  onLinkClick((link) => {
    link.search = withParameters(link.search, { list: savedValue('list'), rooms: savedValue('rooms') })
  })

// A list received by link opens at once; on the contact pages it is the subject of the message.
whenShown(() => {
  const received = queryParameter(location.search, 'list')
  const isContactPage = location.pathname.startsWith(paths.contact)
  const isReceived = isSaving() && received && received !== savedListText() && !isContactPage
  if (isReceived || queryParameter(location.search, 'compare')) void openSheet()
})
