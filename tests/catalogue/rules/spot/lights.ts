import type { PlacedFixture } from '../../../../src/catalogue/rules/spot/placed-fixture.ts'
import type { Spot } from '../../../../src/catalogue/rules/spot/spot.ts'

/** A round pendant of 16 in. on a long chain. */
export const aLight = (given: Partial<PlacedFixture> = {}): PlacedFixture => ({
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

export const table = (lengthInches: number, widthInches: number): Spot => ({
  name: 'table',
  top: { lengthInches, widthInches },
})
export const island = (lengthInches: number, widthInches: number): Spot => ({
  name: 'island',
  top: { lengthInches, widthInches },
})
export const mirror = (widthInches: number): Spot => ({ name: 'mirror', widthInches })
export const door = (heightInches: number): Spot => ({ name: 'door', heightInches })
export const room = (length: number, width: number): Spot => ({
  name: 'room',
  floor: { lengthInches: length * 12, widthInches: width * 12 },
})
