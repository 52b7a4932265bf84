import type { RoomRating } from '../catalogue/schema/rooms.ts'
import { beside } from './beside.ts'
import { door } from './door.ts'
import { island } from './island.ts'
import { mirror } from './mirror.ts'
import { room } from './room.ts'
import type { SpotFixture, SpotKind, SpotMeasures } from './spot.ts'
import { table } from './table.ts'

const ALL = { table, island, mirror, beside, door, room }

/** Names in addresses. */
export type SpotName = keyof typeof ALL

/** The spots that a light is chosen for, in the order of the tool (rule L1). */
export const SPOTS: Readonly<Record<SpotName, SpotKind>> = ALL

export const SPOT_NAMES = Object.keys(SPOTS) as [SpotName, ...SpotName[]]

/** A spot and its dimensions. */
export interface Spot extends SpotMeasures {
  name: SpotName
  /** Location rating that its room requires; undefined for a dry one. */
  rating?: RoomRating
}

/** Whether a fixture is of the kind for a spot (rule L1). One of unknown mounting may be. */
export function isCandidate({ mounting, locationRating }: SpotFixture, spot: SpotName): boolean {
  const { mountings, ratings } = SPOTS[spot]
  return (
    mounting === undefined || (mountings.includes(mounting) && (ratings?.includes(locationRating) ?? true))
  )
}

/** The spot that a fixture suggests (rule L9); undefined for a light on a post. */
export const suggestedSpot = (fixture: SpotFixture): SpotName | undefined =>
  SPOT_NAMES.find((name) => SPOTS[name].isSuggestedBy(fixture))
