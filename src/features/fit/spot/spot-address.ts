import type { SpotSizes } from '../../../catalogue/rules/spot/spot.ts'
import { SPOTS, type SpotName } from '../../../catalogue/rules/spot/spots.ts'
import { type ParameterChanges, queryParameter } from '../../../client/query-parameters.ts'
import { isWithin } from '../limits.ts'
import { roomIn, roomParameters } from '../room/room-address.ts'
import type { KnownSpot, NamedSpot } from './known-spot.ts'

/** The parameters by which a tool for spots is asked for something. */
export const SPOT_PARAMETERS = ['spot', 'size', 'in'] as const

/** All parameters that a light is chosen by; they go when its filter is removed. */
export const SPOT_FILTER_PARAMETERS = [...SPOT_PARAMETERS, 'row', 'room', 'ceiling'] as const

const isSpot = (name: string): name is SpotName => Object.hasOwn(SPOTS, name)

/** The sizes of a spot in the words of an address; undefined when one is missing, too many or beyond its limits. */
function sizesIn(size: string | undefined, { figures, mayBeRound, limits }: SpotSizes) {
  const sizes = size?.split('x').map(Number) ?? []
  const isWhole = sizes.length === figures || (mayBeRound && sizes.length === 1)
  return isWhole && sizes.every((inches) => isWithin(limits, inches)) ? sizes : undefined
}

/**
 * What an address says about the spot for a light: `?spot=table&size=72x40&ceiling=9`, sizes in inches, `room` and `ceiling` in
 * feet. A part that is missing, unreadable or beyond its limits is left out.
 *
 * @param search with or without the question mark, as `location.search` gives it
 */
export function spotIn(search: string): KnownSpot {
  const name = queryParameter(search, 'spot') ?? ''
  const own = isSpot(name) ? SPOTS[name].sizes : undefined
  const sizes = own && sizesIn(queryParameter(search, 'size'), own)
  const row = Number(queryParameter(search, 'row'))
  const { floor, ceilingInches } = roomIn(search)
  return {
    ...(isSpot(name) && { name }),
    ...(sizes && { sizes }),
    ...(isSpot(name) && SPOTS[name].rows?.includes(row) && { row }),
    ...(floor && { floor }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  }
}

/** A spot as parameters of an address. What its kind does not ask for stays as it is; what is unknown is removed. */
export function spotParameters({ name, sizes, floor, ceilingInches, row }: NamedSpot): ParameterChanges {
  const { sizes: own, rows, hasCeiling } = SPOTS[name]
  const { room, ceiling } = roomParameters({
    ...(floor && { floor }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  })
  return {
    spot: name,
    size: own && sizes?.join('x'),
    row: rows && row?.toString(),
    ...(!own && { room }),
    ...(hasCeiling && { ceiling }),
  }
}
