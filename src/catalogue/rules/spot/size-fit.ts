import { widthInches } from '../fixture-dimensions.ts'
import { sidesOf } from '../room/floor.ts'
import { depthInches, isLinear, type PlacedFixture } from './placed-fixture.ts'
import {
  barOverMirror,
  compactInRoom,
  compactOverTable,
  linearAlong,
  pairAtDoor,
  type SizeRange,
  type SizeVerdict,
  singleAtDoor,
  sizeVerdict,
  widestOver,
} from './size-guides.ts'
import type { Spot, Top } from './spot.ts'

/** How the size of a fixture suits a place. */
export interface SizeFit {
  /** `notForIt`: made for another place, whatever its size. */
  verdict: SizeVerdict | 'notForIt'
  /** How many of it are meant: a row over a counter, a pair beside a mirror or a door. */
  count: number
  /** From the middle of one to the middle of the next, where there are several and the rule says it. */
  apartInches?: number
}

const one = (verdict: SizeFit['verdict']): SizeFit => ({ verdict, count: 1 })

function linearOver(name: 'table' | 'island', fixture: PlacedFixture, top: Top): SizeFit {
  if (depthInches(fixture) > widestOver(name, top)) return one('large')
  return one(sizeVerdict(widthInches(fixture), linearAlong(top)))
}

/** A light for each 30 in. of a counter, six at most. */
const ROW_STEP_INCHES = 30
const MOST_IN_A_ROW = 6
/** Free between two lights of a row. */
export const LEAST_GAP_INCHES = 12
/** Over a longer counter a single compact light is not the usual choice. */
const COUNTER_FOR_ONE_INCHES = 45

/** How many lights of a width make a row over a counter, both in inches. */
export function rowOver(counterInches: number, lightInches: number): number {
  let count = Math.min(Math.max(Math.floor(counterInches / ROW_STEP_INCHES + 0.5), 1), MOST_IN_A_ROW)
  while (count > 1 && counterInches / count - lightInches < LEAST_GAP_INCHES) count -= 1
  return count
}

function compactOverIsland(fixture: PlacedFixture, top: Top): SizeFit {
  const { longer } = sidesOf(top)
  const inches = widthInches(fixture)
  const count = rowOver(longer, inches)
  const row = { count, ...(count > 1 && { apartInches: longer / count }) }
  if (inches > widestOver('island', top)) return { verdict: 'large', ...row }
  return { verdict: count > 1 || longer <= COUNTER_FOR_ONE_INCHES ? 'right' : 'alsoWorks', ...row }
}

/** How long each of a pair beside a mirror may be. */
const LONGEST_OF_PAIR_INCHES = 12
/** A light that extends farther from the wall, such as a swing arm, is in the way at a mirror. */
const DEEPEST_AT_MIRROR_INCHES = 10
/** From the edge of a mirror to the light beside it. */
const BESIDE_MIRROR_INCHES = 2
/** How far apart the centers of a pair may be to light a face evenly. */
const PAIR_APART_INCHES = { least: 28, most: 40 } as const

/** Fixtures on a wall are measured along it, whichever of their sides is the longer. */
function atMirror({ fixtureLength, fixtureWidth }: PlacedFixture, mirrorInches: number): SizeFit {
  if (fixtureWidth > DEEPEST_AT_MIRROR_INCHES) return one('notForIt')
  if (fixtureLength >= mirrorInches / 2) return one(sizeVerdict(fixtureLength, barOverMirror(mirrorInches)))
  if (fixtureLength > LONGEST_OF_PAIR_INCHES) return one('small')
  const apartInches = mirrorInches + fixtureLength + 2 * BESIDE_MIRROR_INCHES
  const isEven = apartInches >= PAIR_APART_INCHES.least && apartInches <= PAIR_APART_INCHES.most
  return { verdict: isEven ? 'right' : 'alsoWorks', count: 2, apartInches }
}

function atDoor({ fixtureHeight }: PlacedFixture, doorInches: number): SizeFit {
  const pair = sizeVerdict(fixtureHeight, pairAtDoor(doorInches))
  return pair === 'large'
    ? one(sizeVerdict(fixtureHeight, singleAtDoor(doorInches)))
    : { verdict: pair, count: 2 }
}

/** How the size of a fixture suits a place, and how many of it are meant (rules L2 to L6). A guide. */
export function sizeFit(fixture: PlacedFixture, spot: Spot): SizeFit {
  switch (spot.name) {
    case 'table':
      return isLinear(fixture)
        ? linearOver('table', fixture, spot.top)
        : one(sizeVerdict(widthInches(fixture), compactOverTable(spot.top)))
    case 'island':
      return isLinear(fixture)
        ? linearOver('island', fixture, spot.top)
        : compactOverIsland(fixture, spot.top)
    case 'mirror':
      return atMirror(fixture, spot.widthInches)
    case 'door':
      return atDoor(fixture, spot.heightInches)
    case 'room':
      return one(
        isLinear(fixture) ? 'notForIt' : sizeVerdict(widthInches(fixture), compactInRoom(spot.floor)),
      )
  }
}

/** The sizes of its kind that are right for a place: of a fixture's width, of its length on a wall, of its height at a door. */
export function rightSizes(fixture: PlacedFixture, spot: Spot): SizeRange {
  switch (spot.name) {
    case 'table':
      return (isLinear(fixture) ? linearAlong(spot.top) : compactOverTable(spot.top)).right
    case 'island':
      return isLinear(fixture)
        ? linearAlong(spot.top).right
        : { fromInches: 0, toInches: widestOver('island', spot.top) }
    case 'mirror':
      return barOverMirror(spot.widthInches).right
    case 'door': {
      const pair = pairAtDoor(spot.heightInches)
      return sizeVerdict(fixture.fixtureHeight, pair) === 'large'
        ? singleAtDoor(spot.heightInches).right
        : pair.right
    }
    case 'room':
      return compactInRoom(spot.floor).right
  }
}

/** Where the middles of a row are, from one end of a counter. */
export const rowPlaces = (counterInches: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * counterInches) / count)
