import { spotIn, spotOf } from '../../src/features/fit/place.ts'
import type { SpotFixture } from '../../src/spots/spot.ts'
import type { Spot } from '../../src/spots/spots.ts'

/** A round pendant of 16 in. on a long chain. */
export const aLight = (given: Partial<SpotFixture> = {}): SpotFixture => ({
  mounting: 'Hanging',
  locationRating: 'Dry',
  fixtureHeight: 12,
  fixtureLength: 16,
  fixtureWidth: 16,
  maxOverallHeight: 132,
  ...given,
})

export const sized = (inches: number, depth = inches) => ({ fixtureLength: inches, fixtureWidth: depth })
export const round = (inches: number) => aLight(sized(inches))
export const bar = (inches: number, depth = 4) => aLight(sized(inches, depth))
export const onWall = (length: number, depth = 7, height = 12) =>
  aLight({
    mounting: 'Wall',
    locationRating: 'Damp',
    ...sized(length, depth),
    fixtureHeight: height,
  })

const spotWith =
  (name: Spot['name']) =>
  (...sizes: number[]): Spot => ({ name, sizes })

export const table = spotWith('table')
export const island = spotWith('island')
export const mirror = spotWith('mirror')
export const beside = spotWith('beside')
export const door = spotWith('door')
export const room = (length: number, width: number) => spotWith('room')(length * 12, width * 12)
export const under = (feet: number, spot: Spot): Spot => ({ ...spot, ceilingInches: feet * 12 })

/** The spot in an address, without its question mark. */
export function spotAt(search: string): Spot {
  const spot = spotOf(spotIn(`?spot=${search}`))
  if (!spot) throw new Error(`${search} is no spot.`)
  return spot
}
