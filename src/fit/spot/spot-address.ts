import { type ParameterChanges, queryParameter } from '../../browser/query-parameters.ts'
import { SPOT_NAMES } from '../../catalogue/rules/spot/spot.ts'
import { isWithinLimits, type SizedSpotName } from '../limits.ts'
import { rememberedSearch } from '../remembered.ts'
import { roomIn, roomParameters } from '../room/room-address.ts'
import { type KnownSpot, spotOf } from './known-spot.ts'

/** The parameters by which a tool for places is asked for something. */
export const SPOT_PARAMETERS = ['spot', 'size'] as const

/** All parameters that a light is chosen by; they go when its filter is removed. */
export const SPOT_FILTER_PARAMETERS = [...SPOT_PARAMETERS, 'room', 'ceiling'] as const

const COUNTS: Record<SizedSpotName, readonly number[]> = {
  // A single figure is a round table.
  table: [1, 2],
  island: [2],
  mirror: [1],
  door: [1],
}

/** The sizes of a place in the words of an address; undefined when one is missing, too many or beyond its limits. */
function sizesOf(name: SizedSpotName, size: string | undefined): readonly number[] | undefined {
  const sizes = size?.split('x').map((inches) => Math.round(Number(inches) * 4) / 4) ?? []
  const isValid = COUNTS[name].includes(sizes.length) && sizes.every((inches) => isWithinLimits(name, inches))
  return isValid ? sizes : undefined
}

/**
 * What an address says about the place for a light: `?spot=table&size=72x40&ceiling=9`, sizes in inches, `room` and `ceiling` in
 * feet. A part that is missing, unreadable or beyond its limits is left out.
 *
 * @param search with or without the question mark, as `location.search` gives it
 */
export function spotIn(search: string): KnownSpot {
  const asked = queryParameter(search, 'spot')
  const name = SPOT_NAMES.find((one) => one === asked)
  const sizes = name && name !== 'room' && sizesOf(name, queryParameter(search, 'size'))
  const { floor, ceilingInches } = roomIn(search)
  return {
    ...(name && { name }),
    ...(sizes && { sizes }),
    ...(floor && { floor }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  }
}

/** A place as parameters of an address. What its kind does not ask for stays as it is; what is unknown is removed. */
export function spotParameters({ name, sizes, floor, ceilingInches }: KnownSpot): ParameterChanges {
  const room = roomParameters({
    ...(floor && { floor }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  })
  return {
    spot: name,
    size: name === 'room' ? undefined : sizes?.join('x'),
    ...(name === 'room' && { room: room.room }),
    ...(name !== 'mirror' && name !== 'door' && { ceiling: room.ceiling }),
  }
}

/**
 * The visitor's place: that of the page's address where it has all measures, else what this device remembers beside what the
 * address says. Never throws.
 */
export function knownSpot(view: Pick<Window, 'localStorage' | 'location'>): KnownSpot {
  const asked = spotIn(view.location.search)
  if (spotOf(asked)) return asked
  const { sizes, ...kept } = spotIn(rememberedSearch(view))
  const isSameKind = asked.name === undefined || asked.name === kept.name
  return { ...kept, ...(sizes && isSameKind && { sizes }), ...asked }
}
