import { countedOf, type Verb } from '../../catalogue/rules/numbers.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import type { RoomRating } from '../../catalogue/schema/rooms.ts'
import { loadProducts } from '../../client/product-data/load-products.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { useLoaded } from '../../client/react.tsx'
import type { Spot } from '../../spots/spots.ts'
import { commonMountingHeight } from './common-fan.ts'
import { GROUPS, ratedFilter, spotFilter } from './fit-filter.ts'
import { isKnown } from './room-address.ts'
import { type FitFilter, RIGHT, roomFilter } from './room-filter.ts'

const FIT: Verb = ['fits', 'fit', 'doesn’t fit']
const BE: Verb = ['is', 'are', 'isn’t']

const MIGHT_FIT: Verb = ['might fit', 'might fit', 'doesn’t fit']

const CAN_ORDER = 'Ask us about ordering one.'

const KINDS = { 'Low profile': 'low profile', Downrod: 'on a downrod' } as const

/** A fan of unknown mounting counts as "to ask about". */
function mountingText(fitting: readonly Product[]): string {
  const kinds = fitting.map(({ mounting }) => (mounting ? KINDS[mounting] : 'to ask about'))
  return [...Object.values(KINDS), 'to ask about']
    .map((kind) => [kinds.filter((one) => one === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ')
}

/** Fan count if the room gets one in place of two, or two in place of one; empty if none fits. */
function otherWayText(fans: readonly Product[], room: Room): string {
  if (!room.fans) return ''
  const other = room.fans === 2 ? 1 : 2
  const groupOf = roomFilter({ ...room, fans: other })?.groupOf
  const count = fans.filter((fan) => groupOf?.(fan) !== undefined).length
  return count > 0
    ? `${count} ${count === 1 ? 'works' : 'work'} as ${other === 1 ? 'a single fan' : 'a pair'}. `
    : ''
}

/** If most fans on a downrod hang too low, it names the mountings that fit. */
export function fitCountText(fans: readonly Product[], room: Room): string | undefined {
  const filter = roomFilter(room)
  if (!filter) return undefined
  const fitting = fans.filter((fan) => filter.groupOf(fan) !== undefined)
  const count = fitting.length
  const counts = countedOf(count, fans.length, 'fan', isKnown(room) ? FIT : BE)
  if (count === 0) return `${counts}. ${otherWayText(fans, room)}${CAN_ORDER}`
  if (!isKnown(room)) return `${counts}.`
  const { ceilingInches, slope } = room
  const isLow =
    ceilingInches !== undefined && commonMountingHeight(ceilingInches, slope).kind === 'lowProfile'
  const hasRight = fitting.some((fan) => filter.headings[filter.groupOf(fan) ?? -1]?.startsWith(RIGHT))
  const closest =
    count === 1
      ? ' It isn’t the ideal size, but it’s the closest.'
      : ' None is the ideal size, but these are the closest.'
  const nearest = room.floor && !hasRight ? closest : ''
  return `${counts}${isLow ? `: ${mountingText(fitting)}` : ''}.${nearest}`
}

const FEW = 3

export function lightCountText(fixtures: readonly Product[], spot: Spot | undefined): string | undefined {
  const filter = spotFilter(spot)
  if (!filter) return undefined
  const groups = fixtures.map((fixture) => filter.groupOf(fixture))
  const countIn = (group: number) => groups.filter((one) => one === group).length
  const [right, alsoWorks, alone, ask] = [
    countIn(GROUPS.right),
    countIn(GROUPS.alsoWorks),
    countIn(GROUPS.alone),
    countIn(GROUPS.ask),
  ]
  const lights = (count: number) => countedOf(count, fixtures.length, 'light', BE)
  if (right + alsoWorks + alone === 0) {
    return ask > 0
      ? `${countedOf(ask, fixtures.length, 'light', MIGHT_FIT)} this spot.`
      : `${lights(0)} right for this spot. ${CAN_ORDER}`
  }
  if (right + alsoWorks === 0)
    return `${lights(0)} right in a row of ${spot?.row}, but ${alone === 1 ? '1 long one works' : `${alone} long ones work`} alone.`
  const others = right + alsoWorks <= FEW ? ' Ask us what else we can order.' : ''
  if (right === 0) return `${lights(alsoWorks)} nearly right for this spot.${others}`
  const more = alsoWorks > 0 ? `, and ${alsoWorks} more ${alsoWorks === 1 ? 'is' : 'are'} nearly right` : ''
  return `${lights(right)} right for this spot${more}.${others}`
}

/** Number of fixtures allowed in a room, after the sentence with the rating they need. */
export function ratedCountText(fixtures: readonly Product[], rating: RoomRating): string {
  const { groupOf } = ratedFilter(rating)
  const count = fixtures.filter((fixture) => groupOf(fixture) !== undefined).length
  return `${countedOf(count, fixtures.length, 'light', BE)}.${count === 0 ? ` ${CAN_ORDER}` : ''}`
}

/** Products are fetched once there is a filter. */
export function useCount(
  kind: Product['kind'],
  filter: FitFilter | undefined,
  countText: (products: readonly Product[]) => string | undefined,
): { count: string | undefined; hasFitting: boolean; isCounting: boolean } {
  const loaded = useLoaded(filter && kind, loadProducts)
  // If they cannot be fetched, the answer has no count.
  const products = filter && typeof loaded !== 'string' ? loaded : undefined
  return {
    count: products && countText(products),
    hasFitting: products?.some((product) => filter?.groupOf(product) !== undefined) === true,
    isCounting: filter !== undefined && loaded === 'loading',
  }
}
