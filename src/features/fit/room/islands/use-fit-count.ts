import { countedOf, type Verb } from '../../../../catalogue/rules/numbers.ts'
import type { Room } from '../../../../catalogue/rules/room/fan-fit.ts'
import { loadProducts } from '../../../../client/product-data/load-products.ts'
import type { Product } from '../../../../client/product-data/product-file.ts'
import { useLoaded } from '../../../../client/react.tsx'
import { isKnown } from '../../room-address.ts'
import { commonMountingHeight } from '../common-fan.ts'
import { RIGHT, roomFilter } from '../room-filter.ts'

const FIT: Verb = ['fits', 'fit', 'doesn’t fit']
export const BE: Verb = ['is', 'are', 'isn’t']

/** Follows a count of nothing. */
export const CAN_ORDER = 'Ask us. We can order others.'

const KINDS = { 'Low profile': 'low profile', Downrod: 'on a downrod' } as const

/** How the fans that fit hang: "9 low profile, 15 on a downrod"; one of unknown mounting is to ask about. */
function mountingText(fitting: readonly Product[]): string {
  const kinds = fitting.map(({ mounting }) => (mounting ? KINDS[mounting] : 'to ask about'))
  return [...Object.values(KINDS), 'to ask about']
    .map((kind) => [kinds.filter((one) => one === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ')
}

/** How many fans fit if the room gets one in place of two, or two in place of one; empty if none does. */
function otherWayText(fans: readonly Product[], room: Room): string {
  if (!room.fans) return ''
  const other = room.fans === 2 ? 1 : 2
  const groupOf = roomFilter({ ...room, fans: other })?.groupOf
  const count = fans.filter((fan) => groupOf?.(fan) !== undefined).length
  return count > 0 ? `${count} ${count === 1 ? 'fits' : 'fit'} ${other === 1 ? 'alone' : 'as a pair'}. ` : ''
}

/**
 * How many of some fans fit a room, as a sentence; undefined for a room of which nothing is known. Where most fans on a rod hang
 * too low, it says which of ours do not.
 */
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
  const nearest = room.floor && !hasRight ? ' None is the ideal size, but these are the closest.' : ''
  return `${counts}${isLow ? `: ${mountingText(fitting)}` : ''}.${nearest}`
}

/** Count of all fans of the store, fetched once a room is given; `isCounting` until they are there. */
export function useFitCount(room: Room): { count: string | undefined; isCounting: boolean } {
  const isAsked = roomFilter(room) !== undefined
  const fans = useLoaded(isAsked ? 'fans' : undefined, loadProducts)
  // If they cannot be fetched, the sentence has its advice and no count.
  const count = typeof fans === 'string' ? undefined : fitCountText(fans, room)
  return { count, isCounting: isAsked && fans === 'loading' }
}
