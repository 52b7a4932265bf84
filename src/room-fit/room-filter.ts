import { formatInches } from '../catalogue/rules/numbers.ts'
import { fanFit, type Room } from '../catalogue/rules/room/fan-fit.ts'
import type { ExtraFilter } from '../finder/extra-filter.ts'
import type { Product } from '../product-data/product-file.ts'
import { rememberRoom } from './room/remembered-room.ts'
import { isKnown, ROOM_PARAMETERS } from './room/room-address.ts'
import { roomText } from './room/room-text.ts'

/** The groups of fans by how their best size suits a room. */
const GROUPS = { right: 0, alsoWorks: 1, no: undefined } as const

/** Which size of a fan is meant and how many of it, and what to ask the store; undefined where there is nothing to say. */
function noteOf(product: Product, room: Room): string | undefined {
  const { best } = fanFit(product, room)
  const size = best && `${formatInches(best.spanInches)} in.`
  const isTwo = best?.span?.fans === 2
  const isOneOfMany = room.floor !== undefined && product.sizes.length > 1
  const meant = isTwo ? `Two of ${size}` : isOneOfMany ? `${size} for your room` : undefined
  const asks = best?.height?.kind === 'unknown' || best?.height?.kind === 'joinedDownrods'
  return [meant, asks && 'Ask us how it hangs'].filter(Boolean).join('. ').replace('.. ', '. ') || undefined
}

/**
 * The filter for the fans that fit a room (choosing.md 2): those with a size that is right or also works and that hangs
 * safely, the right ones first. A fan of unknown mounting stays in. With only a ceiling known, those that hang safely under it.
 *
 * @returns undefined for a room of which nothing is known
 */
export function roomFilter(room: Room): ExtraFilter | undefined {
  if (!isKnown(room)) return undefined
  const label = roomText(room)
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    parameters: ROOM_PARAMETERS,
    groupOf: (product) => GROUPS[fanFit(product, room).best?.suits ?? 'no'],
    headings: room.floor
      ? ['The right size for your room', 'Also works in your room']
      : ['Safe under your ceiling'],
    noteOf: (product) => noteOf(product, room),
    remember: (view) => rememberRoom(view, room),
    sizeOf: (product) =>
      room.floor && product.sizes.length > 1 ? fanFit(product, room).best?.spanInches : undefined,
  }
}
