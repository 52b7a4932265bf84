import { formatFeet } from '../../../catalogue/rules/numbers.ts'
import type { Room } from '../../../catalogue/rules/room/fan-fit.ts'
import type { BrowserGlobals } from '../../../client/browser-globals.ts'
import { PARAMETERS_CHANGED } from '../../../client/keys.ts'
import { withParameters } from '../../../client/query-parameters.ts'
import { floorText } from '../measurement-text.ts'
import { isKnown, knownRoom, roomIn, roomParameters } from './room-address.ts'

/** "Fans for my room, 14 ft by 12 ft" */
const offerText = ({ floor, ceilingInches = 0 }: Room): string =>
  floor ? `Fans for my room, ${floorText(floor)}` : `Fans for my ceiling of ${formatFeet(ceilingInches)}`

/**
 * On the page of a category, turns the link to the room's guide (`data-carries`) into one that keeps the fans for the room that the
 * device remembers. Once the list is filtered by a room it is the guide again, where the room can be changed.
 */
export function offerRoom({ page, view }: BrowserGlobals): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-carries]')
  if (!link) return
  const { href, textContent: text } = link
  const own = link.search

  const update = () => {
    const { location } = view
    const room = knownRoom(view)
    if (!isKnown(room) || isKnown(roomIn(location.search))) {
      link.href = href
      link.dataset.carries = own
      link.textContent = text
      return
    }
    // One line or two: what follows stays where it is.
    link.style.minHeight = `${link.offsetHeight}px`
    link.textContent = offerText(room)
    link.dataset.carries = withParameters('', roomParameters(room))
    link.href = location.pathname + withParameters(location.search, roomParameters(room))
  }
  update()
  view.addEventListener(PARAMETERS_CHANGED, update)
}
