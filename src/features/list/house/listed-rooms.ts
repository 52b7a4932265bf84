import type { Shortlist } from '../shortlist.ts'

/** Whether a list is furnished by rooms: something in it has a room or a number. */
export const isHouse = (items: Shortlist): boolean =>
  items.some(({ room, quantity }) => room !== undefined || quantity !== undefined)

/** Rooms as an address writes them, by their names; of one that is there twice the first counts. */
const byName = (rooms: string): ReadonlyMap<string, string> =>
  new Map(
    rooms
      .split(',')
      .map((room) => [room.split(':', 1)[0] ?? '', room] as const)
      .toReversed(),
  )

/**
 * The rooms that a link carries with some items: all that they are for, so that one that is missing tells of a link cut off. They stay
 * as they are written, since nothing but a house needs what reads them.
 *
 * @param rooms as an address writes them
 */
export function roomsFor(items: Shortlist, rooms: string): string {
  const known = byName(rooms)
  const named = new Set(items.flatMap(({ room = [] }) => room))
  return [...named].map((name) => known.get(name) ?? name).join()
}

/** Whether a link was cut off on its way: it carries all rooms that its products are for, after them. */
export function isCut(items: Shortlist, rooms: string): boolean {
  const known = byName(rooms)
  return items.some(({ room }) => room !== undefined && !known.has(room))
}
