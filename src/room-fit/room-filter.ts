import { fanFit, type Room } from '../catalogue/rules/room-fit.ts'
import type { ExtraFilter } from '../finder/extra-filter.ts'
import { isKnown } from './room-address.ts'
import { roomText } from './room-text.ts'

/** The groups of fans by how their best size suits a room. */
const GROUPS = { right: 0, alsoWorks: 1, no: undefined } as const

/**
 * What keeps the fans that fit a room: those with a size that is right or also works and hangs safely, the right ones first.
 * A fan of which nobody knows how it hangs stays in. Of a room with a ceiling alone, those that hang safely under it.
 */
export function roomFilter(room: Room): ExtraFilter | undefined {
  if (!isKnown(room)) return undefined
  const label = roomText(room)
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    parameters: ['room', 'ceiling'],
    groupOf: (product) => GROUPS[fanFit(product, room).best?.suits ?? 'no'],
    headings: room.floor
      ? ['The right size for your room', 'Also works in your room']
      : ['Safe under your ceiling'],
  }
}
