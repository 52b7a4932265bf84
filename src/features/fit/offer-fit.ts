import { ceilingText, floorText } from '../../catalogue/rules/measurement-text.ts'
import { type ParameterChanges, queryParameter, subscribe, withParameters } from '../../client/state.ts'
import { spotDetails } from '../../spots/spots.ts'
import { placeParameters, spotIn, spotOf } from './place.ts'
import { isKnown, roomIn } from './room-address.ts'
import { visitorsRoom, visitorsSpot } from './visitor.ts'

interface Offer {
  text: string
  parameters: ParameterChanges
}

function offerOfRoom(): Offer | undefined {
  const room = visitorsRoom()
  if (!isKnown(room) || isKnown(roomIn(location.search))) return undefined
  const { floor, ceilingInches = 0 } = room
  const text = `Fans for my ${floor ? `${floorText(floor)} room` : ceilingText(ceilingInches)}`
  return { text, parameters: placeParameters(room) }
}

function offerOfSpot(name: string): Offer | undefined {
  const place = visitorsSpot()
  const spot = spotOf(place)
  if (spot?.name !== name || spotOf(spotIn(location.search))) return undefined
  const text = `Lights for my ${spotDetails(spot)}`
  return { text, parameters: placeParameters(place) }
}

/**
 * Makes a category page's guide link filter by the saved room or spot; once it does, the link leads to the guide
 * again.
 */
export function offerFit(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-carries]')
  if (!link) return
  const { href, textContent: text } = link
  const own = link.search
  const spot = queryParameter(own, 'spot')

  const update = () => {
    const offer = spot === undefined ? offerOfRoom() : offerOfSpot(spot)
    if (!offer) {
      link.href = href
      link.dataset.carries = own
      link.textContent = text
      return
    }
    // One line or two: no layout shift below.
    link.style.minHeight = `${link.offsetHeight}px`
    link.textContent = offer.text
    link.dataset.carries = withParameters('', offer.parameters)
    link.href = location.pathname + withParameters(location.search, offer.parameters)
  }
  update()
  subscribe(update)
}
