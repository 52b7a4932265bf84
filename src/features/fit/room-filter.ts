import { isRatedFor } from '../../catalogue/rules/location-note.ts'
import { capitalized, roomText } from '../../catalogue/rules/measurement-text.ts'
import { countedOf, formatInches, type Verb } from '../../catalogue/rules/numbers.ts'
import { fanFit, type Room } from '../../catalogue/rules/room/fan-fit.ts'
import { takesTwoFans } from '../../catalogue/rules/room/span-fit.ts'
import type { Product } from '../../client/products.ts'
import type { ParameterName } from '../../client/state.ts'
import { ROOM_PARAMETERS } from './fit-parameters.ts'
import { isKnown } from './room-address.ts'
import { RATED_HEADING, ratedText } from './rooms.ts'

/** Filters a list as a facet does, and may split the results into groups with headings. */
export interface FitFilter {
  label: string
  parameters: readonly ParameterName[]
  headings: readonly string[]
  /** Heading of a product's group; undefined if it doesn't pass. */
  headingOf: (product: Product) => string | undefined
  /** The number of products that pass: "9 of our 57 fans fit." */
  countText: (products: readonly Product[]) => string
  /** A note on a product's card, such as "Ask us how it hangs". */
  noteOf?: (product: Product) => string | undefined
  sizeOf?: (product: Product) => number | undefined
  /** Product quantity in a requested row; Save on its card saves as many. */
  quantityOf?: (product: Product) => number | undefined
}

const SUITS = {
  right: 'The right size for your room',
  alsoWorks: 'Nearly the right size for your room',
} as const
const SAFE = 'Safe under your ceiling'
const COUNTS = { 1: ' with one fan', 2: ' with two fans' } as const
const ASKS = '. Ask us how these hang'
const HANGS_HIGH = 'These hang high. A fan on a downrod would bring the air down to you'

/** Group headings of all rooms, in order: each is clear by itself, and cards don't repeat it. */
const HEADINGS = [
  ...[SUITS.right, SUITS.alsoWorks, SAFE, RATED_HEADING].flatMap((suits) =>
    [COUNTS[2], COUNTS[1], ''].flatMap((count) => [suits + count, suits + count + ASKS]),
  ),
  HANGS_HIGH,
]

function headingFor(fan: Product, room: Room): string | undefined {
  const { floor, ceilingInches, rating } = room
  const { best } = fanFit(fan, room)
  if (!best || best.suits === 'no' || !isRatedFor(fan.facets.place ?? [], rating)) return undefined
  const { suits, span, height } = best
  if (height?.kind === 'lowProfile' && height.isHigh) return HANGS_HIGH
  const asks = height?.kind === 'unknown' || height?.kind === 'rodToMeasure'
  const count = span && floor && takesTwoFans(floor) ? COUNTS[span.fans] : ''
  const sized = floor ? SUITS[suits] : ceilingInches === undefined ? RATED_HEADING : SAFE
  return sized + count + (asks ? ASKS : '')
}

const FIT: Verb = ['fits', 'fit', 'doesn’t fit']
export const BE: Verb = ['is', 'are', 'isn’t']
export const CAN_ORDER = 'Ask us about ordering one.'

function countText(fans: readonly Product[], room: Room): string {
  const fitting = fans.filter((fan) => headingFor(fan, room))
  const counts = countedOf(fitting.length, fans.length, 'fan', isKnown(room) ? FIT : BE)
  if (fitting.length === 0) return `${counts}. ${CAN_ORDER}`
  if (!room.floor || fitting.some((fan) => fanFit(fan, room).best?.suits === 'right')) return `${counts}.`
  return fitting.length === 1
    ? `${counts}. It isn’t the ideal size, but it’s the closest.`
    : `${counts}. None is the ideal size, but these are the closest.`
}

/**
 * Rule R2. If only the ceiling is known, all fans that hang safely under it fit; a required rating (rule S24) applies
 * even without dimensions.
 */
export function roomFilter(room: Room): FitFilter | undefined {
  if (!isKnown(room) && !room.rating) return undefined
  const measured = roomText(room, ' room')
  const sizeOf = (product: Product) =>
    room.floor && product.sizes.length > 1 ? fanFit(product, room).best?.spanInches : undefined
  return {
    label: capitalized([measured, room.rating && ratedText(room.rating)].filter(Boolean).join(', ')),
    parameters: ROOM_PARAMETERS,
    headings: HEADINGS,
    headingOf: (product) => headingFor(product, room),
    countText: (products) => countText(products, room),
    noteOf: (product) => {
      const size = sizeOf(product)
      return size === undefined ? undefined : `${formatInches(size)} in. for your room`
    },
    sizeOf,
  }
}
