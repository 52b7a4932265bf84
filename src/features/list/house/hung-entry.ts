import { figuresOfSizes } from '../../../catalogue/rules/figures-by-size.ts'
import { fanFixedNeeds } from '../../../catalogue/rules/hang/fan-fixed-needs.ts'
import { fanRoomNeeds } from '../../../catalogue/rules/hang/fan-room-needs.ts'
import { ledWatts } from '../../../catalogue/rules/hang/led-bulbs.ts'
import { lightFixedNeeds } from '../../../catalogue/rules/hang/light-fixed-needs.ts'
import type { Need, NeededItem, NeedLine, NeedName } from '../../../catalogue/rules/hang/need.ts'
import type { Fan } from '../../../catalogue/schema/fan.ts'
import type { Fixture } from '../../../catalogue/schema/fixture.ts'
import type { HouseRoom } from '../../fit/codecs.ts'
import { spotNeeds } from '../../fit/spot/spot-needs.ts'
import type { KnownRecord } from '../known-record.ts'
import type { ShortlistItem } from '../shortlist.ts'
import { decidedSize } from './decided-size.ts'
import { type JudgedEntry, judgedEntry } from './judged-entry.ts'

/** What a product of a house is in its room. */
export interface HungEntry extends JudgedEntry {
  /** What it takes to hang one of it. */
  needs: readonly NeedLine[]
  /** What is ordered with one of it. */
  items: readonly (NeededItem & { name: NeedName })[]
  /** The watts of one: a fan's on high, a light's with LEDs; undefined where they are unknown. */
  watts?: number | undefined
}

type Hung = Omit<HungEntry, keyof JudgedEntry>

/** What the list names of a fan: its size, and the finish of its body, in which its rod is ordered. */
interface Ordered {
  finish: string | undefined
  sizeInches: number | undefined
}

const itemsOf = (needs: readonly Need[]): HungEntry['items'] =>
  needs.flatMap(({ name, items }) => items.map((one) => ({ ...one, name })))

/** Of a fan whose size is open the most that any of its sizes takes: a circuit is laid for it. */
function fanWatts(fan: Fan, sizeInches: number | undefined): number | undefined {
  const { wattsOnHigh = [], sizes } = fan
  const some = sizeInches === undefined ? sizes : [sizeInches]
  return figuresOfSizes(wattsOnHigh, fan, some).toSorted((a, b) => b - a)[0]
}

function hungFan(
  fan: Fan,
  { size }: JudgedEntry,
  { slope = 0 }: HouseRoom,
  { finish, sizeInches }: Ordered,
): Hung {
  const inRoom = size?.height ? fanRoomNeeds(fan, { height: size.height, slope, finish }) : []
  const needs = [...inRoom, ...fanFixedNeeds(fan)]
  const watts = fanWatts(fan, decidedSize(fan.sizes, { size }, sizeInches))
  return { needs, items: itemsOf(needs), watts }
}

function hungLight(light: Fixture, { lit }: JudgedEntry): Hung {
  const fixed = lightFixedNeeds(light)
  const suits = lit && lit.fit.suits !== 'no'
  return {
    needs: suits ? spotNeeds(lit.fixture, lit.spot, lit.fit, fixed) : fixed,
    items: itemsOf(fixed),
    watts: ledWatts(light),
  }
}

/**
 * A product in a room of a house: whether it suits, and what hanging it takes (rules H1 to H9). Without measures, what it takes
 * anywhere.
 *
 * @param finish of a fan's body, in which its rod is ordered
 */
export function hungEntry(
  known: Pick<KnownRecord, 'record'>,
  item: ShortlistItem,
  room: HouseRoom,
  finish: string | undefined,
): HungEntry {
  const { record } = known
  const judged = judgedEntry(known, item, room)
  const ordered = { finish, sizeInches: item.sizeInches }
  return {
    ...judged,
    ...(record.kind === 'fans' ? hungFan(record, judged, room, ordered) : hungLight(record, judged)),
  }
}
