import { lightFit } from '../../catalogue/rules/spot/light-fit.ts'
import type { PlacedFixture } from '../../catalogue/rules/spot/placed-fixture.ts'
import type { Spot, SpotName } from '../../catalogue/rules/spot/spot.ts'
import { commonLight } from './common-light.ts'

/** A place, a light that is right for it, and how it fits: all that a drawing takes. */
export function commonFit(spot: Spot) {
  const fixture = commonLight(spot)
  return { spot, fixture, fit: lightFit(fixture, spot) }
}

/** The same for the example of a kind. */
export const exampleFit = (name: SpotName) => commonFit(EXAMPLE_SPOTS[name])

const top = (name: 'table' | 'island', lengthInches: number, widthInches: number): Spot => ({
  name,
  top: { lengthInches, widthInches },
  ceilingInches: 108,
})
const room = (length: number, width: number, ceiling: number): Spot => ({
  name: 'room',
  floor: { lengthInches: length * 12, widthInches: width * 12 },
  ceilingInches: ceiling * 12,
})

/** A usual place of each kind, which is shown while none is given. */
export const EXAMPLE_SPOTS: { [Name in SpotName]: Spot } = {
  table: top('table', 72, 40),
  island: top('island', 84, 40),
  mirror: { name: 'mirror', widthInches: 36 },
  door: { name: 'door', heightInches: 80 },
  room: room(14, 12, 9),
}

/** Usual places of each kind: the example first, then smaller and larger ones. */
const USUAL_SPOTS: { [Name in SpotName]: readonly Spot[] } = {
  table: [
    EXAMPLE_SPOTS.table,
    top('table', 60, 36),
    top('table', 96, 44),
    top('table', 120, 54),
    top('table', 48, 30),
    top('table', 36, 24),
  ],
  island: [EXAMPLE_SPOTS.island, top('island', 60, 36), top('island', 96, 42), top('island', 120, 48)],
  mirror: [36, 24, 30, 48, 60].map((widthInches) => ({ name: 'mirror', widthInches })),
  door: [80, 96, 120].map((heightInches) => ({ name: 'door', heightInches })),
  room: [
    EXAMPLE_SPOTS.room,
    room(11, 10, 9),
    room(9, 8, 8),
    room(6, 5, 8),
    room(18, 16, 9),
    room(24, 20, 10),
  ],
}

/** The place that a fixture is drawn in before a visitor gives one: the first it is right for, else that it also works in. */
export function exampleSpotFor(fixture: PlacedFixture, name: SpotName): Spot {
  const withFit = (suits: 'right' | 'alsoWorks') =>
    USUAL_SPOTS[name].find((spot) => lightFit(fixture, spot).suits === suits)
  return withFit('right') ?? withFit('alsoWorks') ?? EXAMPLE_SPOTS[name]
}
