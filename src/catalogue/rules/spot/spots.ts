import type { RoomRating } from '../../schema/rooms.ts'
import type { SpotKind, SpotMeasures } from './spot.ts'

const ROWS = {
  table: {
    noun: 'table',
    label: 'Table',
    choice: 'Over a table',
    sizes: { figures: 2, mayBeRound: true, limits: [24, 240] },
    hasCeiling: true,
  },
  island: {
    noun: 'island',
    label: 'Island',
    choice: 'Over an island',
    sizes: { figures: 2, limits: [24, 240] },
    rows: [2, 3, 4],
    hasCeiling: true,
  },
  mirror: {
    noun: 'mirror',
    label: 'Mirror',
    choice: 'Over a mirror',
    sizes: { figures: 1, limits: [12, 120] },
    hasCeiling: false,
  },
  beside: {
    noun: 'mirror',
    label: 'Beside a mirror',
    choice: 'Beside a mirror',
    sizes: { figures: 1, limits: [12, 120] },
    hasCeiling: false,
  },
  door: {
    noun: 'door',
    label: 'Door',
    choice: 'Beside a door',
    sizes: { figures: 1, limits: [72, 144] },
    hasCeiling: false,
  },
  room: {
    noun: 'room',
    label: 'Room',
    choice: 'In a room',
    headings: { right: 'The right size for your room', alsoWorks: 'Nearly the right size for your room' },
    hasCeiling: true,
  },
} satisfies Readonly<Record<string, SpotKind>>

export type SpotName = keyof typeof ROWS

/** The spots that a light is chosen for, as addresses name them, in the order in which they are offered (rule L1). */
export const SPOTS: Readonly<Record<SpotName, SpotKind>> = ROWS

export const SPOT_NAMES = Object.keys(SPOTS) as [SpotName, ...SpotName[]]

/** A spot and its measures. */
export interface Spot extends SpotMeasures {
  name: SpotName
  /** What hangs in its room must be rated for this; left out for a dry one. */
  rating?: RoomRating
}
