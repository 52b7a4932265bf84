import { isRatedFor } from '../../catalogue/rules/location-note.ts'
import { capitalized } from '../../catalogue/rules/measurement-text.ts'
import { countedOf, formatInches, type Verb } from '../../catalogue/rules/numbers.ts'
import type { RoomRating } from '../../catalogue/schema/rooms.ts'
import { load } from '../../client/load.ts'
import type { Product } from '../../client/products.ts'
import { queryParameter } from '../../client/state.ts'
import { isLinear, type LightFit, type SpotFixture } from '../../spots/spot.ts'
import { inRow, isNotForBath, lightFit, SPOTS, type Spot, spotLabel } from '../../spots/spots.ts'
import { SPOT_PARAMETERS } from './fit-parameters.ts'
import { spotIn, spotOf } from './place.ts'
import { roomIn } from './room-address.ts'
import { BE, CAN_ORDER, type FitFilter, roomFilter } from './room-filter.ts'
import { loadRoomKinds, RATED_HEADING, ratedText, roomRating } from './rooms.ts'
import { savePlace } from './visitor.ts'

/** Card note: number, mounting height and questions for the store; undefined if empty. */
function noteOf(fixture: SpotFixture, spot: Spot): string | undefined {
  const { size, height, suits } = lightFit(fixture, spot)
  const { name } = spot
  if (suits === 'ask') return 'Mounting not listed'
  const { count, apartInches } = size
  const several = SPOTS[name].rows
    ? `A row of ${count}, centers ${formatInches(apartInches ?? 0)} in. apart`
    : 'A pair'
  const notes = [
    count > 1 && several,
    isNotForBath(fixture, spot) && 'Rated dry, so not for a bath',
    height?.kind === 'hangsHigh' && `Hangs ${formatInches(height.tooHighInches)} in. too high`,
    height?.kind === 'hangs' && height.isChainUnknown && 'Ask us how long its chain is',
  ]
  return notes.filter(Boolean).join('. ') || undefined
}

const MIGHT_FIT: Verb = ['might fit', 'might fit', 'doesn’t fit']
const FEW = 3

function countText(suits: readonly LightFit['suits'][]): string {
  const count = (fit: LightFit['suits']) => suits.filter((one) => one === fit).length
  const [right, nearly, ask] = [count('right'), count('alsoWorks'), count('ask')]
  const lights = (some: number, verb = BE) => countedOf(some, suits.length, 'light', verb)
  if (right + nearly === 0)
    return ask > 0 ? `${lights(ask, MIGHT_FIT)} this spot.` : `${lights(0)} right for this spot. ${CAN_ORDER}`
  const others = right + nearly <= FEW ? ' Ask us what else we can order.' : ''
  if (right === 0) return `${lights(nearly)} nearly right for this spot.${others}`
  const more = nearly > 0 ? `, and ${nearly} more ${nearly === 1 ? 'is' : 'are'} nearly right` : ''
  return `${lights(right)} right for this spot${more}.${others}`
}

function spotFilter(spot: Spot): FitFilter {
  const { noun } = SPOTS[spot.name]
  const headings = [
    `Right for your ${noun}`,
    `Nearly right for your ${noun}`,
    `Might fit your ${noun}`,
    'Or one long light alone',
  ] as const
  const [right, alsoWorks, ask, alone] = headings
  const suitsOf = ({ fixture }: Product) => (fixture ? lightFit(fixture, spot).suits : 'no')
  return {
    label: [spotLabel(spot), spot.rating && ratedText(spot.rating)].filter(Boolean).join(', '),
    parameters: SPOT_PARAMETERS,
    headings,
    headingOf: (product) => {
      const heading = { right, alsoWorks, ask, no: undefined }[suitsOf(product)]
      // In a requested row, long lights come last.
      return heading && spot.row && product.fixture && isLinear(product.fixture) ? alone : heading
    },
    countText: (products) => countText(products.map(suitsOf)),
    noteOf: ({ fixture }) => fixture && noteOf(fixture, spot),
    quantityOf: ({ fixture }) => fixture && inRow(fixture, spot),
  }
}

function ratedFilter(rating: RoomRating): FitFilter {
  const isRated = ({ facets }: Product) => isRatedFor(facets.place ?? [], rating)
  return {
    label: capitalized(ratedText(rating)),
    parameters: SPOT_PARAMETERS,
    headings: [RATED_HEADING],
    headingOf: (product) => (isRated(product) ? RATED_HEADING : undefined),
    countText: (products) => {
      const count = products.filter(isRated).length
      return `${countedOf(count, products.length, 'light', BE)}.${count === 0 ? ` ${CAN_ORDER}` : ''}`
    },
  }
}

/** Filter for lights: by a spot with the rating that its room requires, by the rating alone (rule S24) while the spot is unmeasured. */
export function lightFilter(spot: Spot | undefined, rating: RoomRating | undefined): FitFilter | undefined {
  if (spot) return spotFilter({ ...spot, ...(rating && { rating }) })
  return rating && ratedFilter(rating)
}

/** Location rating that a room requires; undefined if the kinds of room can't be fetched, which load() reports. */
async function ratingOf(room: string | undefined): Promise<RoomRating | undefined> {
  const kinds = room && (await load(() => loadRoomKinds()).catch(() => undefined))
  return kinds ? roomRating(kinds, room) : undefined
}

/** Filter for the room or spot in an address, for a list of a kind; undefined without either. */
export async function requestedFilter(search: string, kind: Product['kind']): Promise<FitFilter | undefined> {
  const name = queryParameter(search, 'in')
  const rating = await ratingOf(name)
  if (kind === 'fixtures') return lightFilter(spotOf(spotIn(search)), rating)
  const room = { ...roomIn(search), ...(name && { in: name }), ...(rating && { rating }) }
  const filter = roomFilter(room)
  // A product page continues with it, unless the visitor has gone on in the meantime.
  if (filter && search === location.search) savePlace(room, false)
  return filter
}
