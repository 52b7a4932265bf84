import type { SpotFixture } from '../../../../src/catalogue/rules/spot/spot-fixture.ts'
import type { Spot } from '../../../../src/catalogue/rules/spot/spots.ts'

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

export const round = (inches: number) => aLight({ fixtureLength: inches, fixtureWidth: inches })
export const bar = (inches: number, depth = 4) => aLight({ fixtureLength: inches, fixtureWidth: depth })

const spotOf =
  (name: Spot['name']) =>
  (...sizes: number[]): Spot => ({ name, sizes })

export const table = spotOf('table')
export const island = spotOf('island')
export const mirror = spotOf('mirror')
export const beside = spotOf('beside')
export const door = spotOf('door')
export const room = (length: number, width: number) => spotOf('room')(length * 12, width * 12)
