import { countedOf } from '../../../../catalogue/rules/numbers.ts'
import type { RoomRating } from '../../../../catalogue/schema/rooms.ts'
import { loadProducts } from '../../../../client/product-data/load-products.ts'
import type { Product } from '../../../../client/product-data/product-file.ts'
import { useLoaded } from '../../../../client/react.tsx'
import type { Spot } from '../../../../spots/spots.ts'
import { BE, CAN_ORDER } from '../../room/islands/use-fit-count.ts'
import { GROUPS, ratedFilter, spotFilter } from '../spot-filter.ts'

/** Number of choices up to which the answer offers to order others. */
const FEW = 3

/** How many of some fixtures suit a spot, as a sentence; undefined without a spot. */
export function lightCountText(fixtures: readonly Product[], spot: Spot | undefined): string | undefined {
  const filter = spotFilter(spot)
  if (!filter) return undefined
  const groups = fixtures.map((fixture) => filter.groupOf(fixture))
  const [right, alsoWorks, alone] = [GROUPS.right, GROUPS.alsoWorks, GROUPS.alone].map(
    (group) => groups.filter((one) => one === group).length,
  ) as [number, number, number]
  const lights = (count: number) => countedOf(count, fixtures.length, 'light', BE)
  if (right + alsoWorks + alone === 0) return `${lights(0)} right for it. ${CAN_ORDER}`
  if (right + alsoWorks === 0)
    return `${lights(0)} right in a row of ${spot?.row}, but ${alone === 1 ? '1 long one works' : `${alone} long ones work`} alone.`
  const others = right + alsoWorks <= FEW ? ' Ask us what else we can order.' : ''
  if (right === 0) return `${lights(alsoWorks)} nearly right for it.${others}`
  const more = alsoWorks > 0 ? `, and ${alsoWorks} more ${alsoWorks === 1 ? 'is' : 'are'} nearly right` : ''
  return `${lights(right)} right for it${more}.${others}`
}

/** How many of some fixtures may hang in a room, after the sentence that says how they must be rated. */
export function ratedCountText(fixtures: readonly Product[], rating: RoomRating): string {
  const { groupOf } = ratedFilter(rating)
  const count = fixtures.filter((fixture) => groupOf(fixture) !== undefined).length
  return `${countedOf(count, fixtures.length, 'light', BE)}.${count === 0 ? ` ${CAN_ORDER}` : ''}`
}

/**
 * Counts the store's fixtures, which are fetched once a spot or a rating is given; `isCounting` until they arrive.
 *
 * @param rating that the room asks for, though its spot may have no measures yet
 */
export function useLightCount(
  spot: Spot | undefined,
  rating: RoomRating | undefined,
): { count: string | undefined; isCounting: boolean } {
  const isAsked = spot !== undefined || rating !== undefined
  const fixtures = useLoaded(isAsked ? 'fixtures' : undefined, loadProducts)
  const isCounting = isAsked && fixtures === 'loading'
  // If they cannot be fetched, the sentence has its advice and no count.
  if (typeof fixtures === 'string') return { count: undefined, isCounting }
  const rated = rating && { rating }
  const count = spot
    ? lightCountText(fixtures, { ...spot, ...rated })
    : rating && ratedCountText(fixtures, rating)
  return { count, isCounting }
}
