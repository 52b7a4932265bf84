import { isRatedFor, placeValues } from '../catalogue/rules/location-note.ts'
import {
  asExample,
  ceilingText,
  floorText,
  inchesText,
  sentence,
  withArticle,
} from '../catalogue/rules/measurement-text.ts'
import { formatInches } from '../catalogue/rules/numbers.ts'
import type { RoomRating } from '../catalogue/schema/rooms.ts'
import { door } from './door.ts'
import { island } from './island.ts'
import { beside, mirror } from './mirror.ts'
import { room } from './room.ts'
import {
  type HeightFit,
  heightFit,
  isLinear,
  type LightFit,
  MAX_TOO_HIGH_INCHES,
  type SizeFit,
  type SpotFixture,
  type SpotKind,
  type SpotMeasures,
} from './spot.ts'
import { table } from './table.ts'

const ALL = { table, island, mirror, beside, door, room }

export type SpotName = keyof typeof ALL

/** The spots that a light is chosen for, in the order of the tool (rule L1). */
export const SPOTS: Readonly<Record<SpotName, SpotKind>> = ALL

export const SPOT_NAMES = Object.keys(SPOTS) as [SpotName, ...SpotName[]]

export interface Spot extends SpotMeasures {
  name: SpotName
  /** Location rating that its room requires; undefined for a dry one. */
  rating?: RoomRating
}

/** Rule L1. One of unknown mounting may suit. */
export function isCandidate({ mounting, locationRating }: SpotFixture, spot: SpotName): boolean {
  const { mountings, ratings } = SPOTS[spot]
  return (
    mounting === undefined || (mountings.includes(mounting) && (ratings?.includes(locationRating) ?? true))
  )
}

/** The spot that a fixture suggests (rule L9); undefined for a light on a post. */
export const suggestedSpot = (fixture: SpotFixture): SpotName | undefined =>
  SPOT_NAMES.find((name) => SPOTS[name].isSuggestedBy(fixture))

const BY_SIZE = { right: 'right', alsoWorks: 'alsoWorks', small: 'no', large: 'no', notForIt: 'no' } as const

function byHeight(height: HeightFit | undefined): 'right' | 'alsoWorks' | 'no' {
  if (height?.kind === 'tooTall') return 'no'
  if (height?.kind !== 'hangsHigh') return 'right'
  return height.tooHighInches <= MAX_TOO_HIGH_INCHES ? 'alsoWorks' : 'no'
}

function suits(mounting: SpotFixture['mounting'], size: SizeFit, height?: HeightFit): LightFit['suits'] {
  if (mounting === undefined) return 'ask'
  const parts = [BY_SIZE[size.verdict], byHeight(height)]
  if (parts.includes('no')) return 'no'
  return parts.includes('alsoWorks') ? 'alsoWorks' : 'right'
}

function heightUnder(fixture: SpotFixture, { name, ceilingInches }: Spot): HeightFit | undefined {
  if (!fixture.mounting || ceilingInches === undefined) return undefined
  const range = SPOTS[name].bottomHeights?.(ceilingInches)
  return range && heightFit(fixture, range, ceilingInches)
}

/** Quantity of a fixture in a requested row; undefined without a row, and for a linear light. */
export const inRow = (fixture: SpotFixture, { row }: Spot): number | undefined =>
  isLinear(fixture) ? undefined : row

/** Whether a light suits a mirror only outside a bath, as it is rated dry (rule S24). */
export const isNotForBath = (fixture: SpotFixture, { name }: Pick<Spot, 'name'>): boolean =>
  SPOTS[name].isOftenInBath === true && !isRatedFor(placeValues(fixture), 'damp')

/**
 * Rule L8. A fixture of unknown mounting is "ask us", whatever its size; one without the room's rating (rule S24)
 * never suits.
 */
export function lightFit(fixture: SpotFixture, spot: Spot): LightFit {
  if (!isCandidate(fixture, spot.name) || !isRatedFor(placeValues(fixture), spot.rating))
    return { size: { verdict: 'notForIt', count: 1 }, suits: 'no' }
  const size = SPOTS[spot.name].sizeFit(fixture, spot.sizes, spot.row)
  const height = heightUnder(fixture, spot)
  return { size, ...(height && { height }), suits: suits(fixture.mounting, size, height) }
}

function sizesText({ name, sizes: [first = 0, second] }: Spot): string {
  if (!SPOTS[name].fields) return floorText([first, second ?? first])
  return second === undefined ? inchesText(first) : `${formatInches(first)} × ${inchesText(second)}`
}

const isRound = ({ name, sizes }: Spot): boolean =>
  SPOTS[name].fields?.afterRound !== undefined && sizes[1] === undefined

const rest = ({ row, ceilingInches }: Spot): string =>
  (row === undefined ? '' : `, a row of ${row}`) +
  (ceilingInches === undefined ? '' : `, ${ceilingText(ceilingInches)}`)

/** "84 × 40 in. island, a row of 3, 9 ft ceiling", "48 in. round table". */
export const spotDetails = (spot: Spot): string =>
  `${sizesText(spot)} ${isRound(spot) ? 'round ' : ''}${SPOTS[spot.name].noun}${rest(spot)}`

export const spotLabel = (spot: Spot): string =>
  `${SPOTS[spot.name].choice.split(' ')[0]} ${withArticle(spotDetails(spot))}`

/** Line of a message to the store: "Table: 72 × 40 in., 9 ft ceiling". */
export const spotText = (spot: Spot): string =>
  `${SPOTS[spot.name].label}: ${sizesText(spot)}${isRound(spot) ? ' across' : ''}${rest(spot)}`

export function commonFit(spot: Spot) {
  const fixture = SPOTS[spot.name].commonLight(spot)
  return { spot, fixture, fit: lightFit(fixture, spot) }
}

/** The first place that a product is right for, else that it also works in, else the first of all. */
export function firstToSuit<Place>(
  places: readonly [Place, ...Place[]],
  suits: (place: Place) => string | undefined,
): Place {
  const withFit = (fit: string) => places.find((place) => suits(place) === fit)
  return withFit('right') ?? withFit('alsoWorks') ?? places[0]
}

export const exampleSpot = (name: SpotName): Spot => ({ name, ...SPOTS[name].usual[0] })

/** The spot that a fixture is drawn in before a visitor gives one. */
export const exampleSpotFor = (fixture: SpotFixture, name: SpotName): Spot => ({
  name,
  ...firstToSuit(SPOTS[name].usual, (spot) => lightFit(fixture, { name, ...spot }).suits),
})

/** Introduces an example: "For example, over a 72 × 40 in. table …". */
export const spotExample = (spot: Spot, words: string): string =>
  asExample(`${sentence(spotLabel(spot))} ${words}`)
