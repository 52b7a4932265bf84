import { SPOT_NAMES, SPOTS, type SpotName } from '../../../catalogue/rules/spot/spots.ts'
import { queryParameter, withParameters } from '../../../client/query-parameters.ts'
import { rememberedSearch, rememberParameters } from '../remembered.ts'
import { keptSpotOf } from '../rooms/house-rooms.ts'
import { currentRoom, keptRoom, rememberRoomOf } from '../rooms/kept-rooms.ts'
import { type KnownSpot, type NamedSpot, spotOf } from './known-spot.ts'
import { spotIn, spotParameters } from './spot-address.ts'

type View = Pick<Window, 'localStorage' | 'location'>

/** The spot that was given last for the nameless room: the ceiling over it is its own, else that of the room. */
function namelessKept(view: View): KnownSpot {
  const kept = rememberedSearch(view)
  const ceiling = queryParameter(kept, 'under') ?? queryParameter(kept, 'ceiling')
  const isRoom = queryParameter(kept, 'spot') === 'room'
  return spotIn(withParameters(kept, isRoom ? {} : { ceiling }))
}

/**
 * The place of a sort in a room of the visitor's house; of the nameless room that of the device.
 *
 * @param name the sort of place; where the room has several, or it is not said, the one that was given last, else the first
 */
export function spotOfHouse(view: View, room: string | undefined, name?: SpotName): KnownSpot {
  if (!room) {
    const { sizes, row, ...kept } = namelessKept(view)
    const isSameKind = name === undefined || name === kept.name
    return isSameKind
      ? { ...kept, ...(sizes && { sizes }), ...(row !== undefined && { row }) }
      : { ...kept, name }
  }
  const { spots = {}, floor, ceilingInches } = keptRoom(view, room)
  const sizesOf = (spot: SpotName) => {
    const kept = keptSpotOf(spot)
    return kept && spots[kept]
  }
  const last = queryParameter(rememberedSearch(view), 'spot')
  const measured = SPOT_NAMES.filter(sizesOf)
  const shown = name ?? measured.find((spot) => spot === last) ?? measured[0]
  const sizes = shown && sizesOf(shown)
  return {
    in: room,
    ...(shown && { name: shown }),
    ...(sizes && { sizes }),
    ...(floor && { floor }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  }
}

/** The spot that an address asks for, and the room that it says; see `askedRoom`. */
export function askedSpot(search: string): KnownSpot {
  const room = queryParameter(search, 'in')
  return { ...spotIn(search), ...(room && { in: room }) }
}

/**
 * The visitor's spot: that of the page's address where it has all measures, else what this device remembers beside what the
 * address says. Never throws.
 */
export function knownSpot(view: View): KnownSpot {
  const asked = askedSpot(view.location.search)
  if (spotOf(asked)) return asked
  return { ...spotOfHouse(view, currentRoom(view), asked.name), ...asked }
}

/** The visitor's spot in the nameless room, whichever of the house was worked in last. */
export function namelessSpot(view: View): KnownSpot {
  const asked = askedSpot(view.location.search)
  if (spotOf(asked) && !asked.in) return asked
  return { ...spotOfHouse(view, undefined, asked.name), ...(asked.in ? {} : asked) }
}

/** A spot as parameters of an address, with its room. */
export const namedSpotParameters = (spot: NamedSpot) => ({ ...spotParameters(spot), in: spot.in })

/**
 * Remembers the measures of the visitor's spot in its room. The ceiling over a place is that of its room only where the room is
 * named: a table never changes the ceiling that fans were chosen for.
 *
 * @param isTyped whether the visitor has given them, or has opened a link with them
 */
export function rememberSpot(view: View, spot: NamedSpot, isTyped: boolean): void {
  const { name, sizes, floor, ceilingInches, in: room } = spot
  const { ceiling, ...parameters } = spotParameters(spot)
  const { sizes: own, hasCeiling } = SPOTS[name]
  if (!room) {
    const over = own ? { under: ceiling } : { ceiling }
    rememberParameters(view, { ...parameters, ...(hasCeiling && over), in: undefined })
    return
  }
  const { spots, ceilingInches: kept, slope, floor: keptFloor, ...known } = keptRoom(view, room)
  const keptSpot = keptSpotOf(name)
  const others = Object.fromEntries(Object.entries(spots ?? {}).filter(([one]) => one !== keptSpot))
  const under = hasCeiling ? ceilingInches : kept
  const on = own ? keptFloor : floor
  const here = keptSpot && sizes ? { ...others, [keptSpot]: sizes } : others
  rememberRoomOf(
    view,
    {
      ...known,
      ...(on && { floor: on }),
      ...(under !== undefined && { ceilingInches: under, ...(slope !== undefined && { slope }) }),
      spots: here,
    },
    isTyped,
  )
  rememberParameters(view, { spot: name })
}
