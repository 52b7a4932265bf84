import { ceilingText, floorText } from '../../catalogue/rules/measurement-text.ts'
import { queryParameter, subscribe } from '../../client/state.ts'
import { spotDetails } from '../../spots/spots.ts'
import { carryChoices } from '../finder/choices.ts'
import { type Place, searchOf, spotIn, spotOf } from './place.ts'
import { isKnown, roomIn } from './room-address.ts'
import { visitorsPlace } from './visitor.ts'

/** The visitor's room, or their spot of a kind, unless the address has one. */
function offerFor(spotName: string | undefined): { text: string; place: Place } | undefined {
  if (spotName === undefined) {
    const place = visitorsPlace('fans')
    if (!isKnown(place) || isKnown(roomIn(location.search))) return undefined
    const { floor, ceilingInches = 0 } = place
    return { text: `Fans for my ${floor ? `${floorText(floor)} room` : ceilingText(ceilingInches)}`, place }
  }
  const place = visitorsPlace('fixtures')
  const spot = spotOf(place)
  if (spot?.name !== spotName || spotOf(spotIn(location.search))) return undefined
  return { text: `Lights for my ${spotDetails(spot)}`, place }
}

/** Makes a category page's guide link filter by the saved room or spot. If the list is filtered by one, the link leads to the guide. */
export function offerFit(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-carries]')
  if (!link) return
  const { href, search, textContent } = link

  const update = () => {
    const offer = offerFor(queryParameter(search, 'spot'))
    // One line or two: no layout shift below.
    if (offer) link.style.minHeight = `${link.offsetHeight}px`
    link.textContent = offer?.text ?? textContent
    link.href = offer ? location.pathname : href
    link.dataset.carries = offer ? searchOf(offer.place) : search
    carryChoices()
  }
  update()
  subscribe(update)
}
