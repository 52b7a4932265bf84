import { lightFit } from '../../catalogue/rules/spot/light-fit.ts'
import type { PlacedFixture } from '../../catalogue/rules/spot/placed-fixture.ts'
import type { Spot, SpotName } from '../../catalogue/rules/spot/spot.ts'
import { commonLight } from './common-light.ts'

/** A place of each kind with usual measures, which is shown while none is given. */
export const EXAMPLE_SPOTS: { [Name in SpotName]: Spot } = {
  table: { name: 'table', top: { lengthInches: 72, widthInches: 40 }, ceilingInches: 108 },
  island: { name: 'island', top: { lengthInches: 84, widthInches: 40 }, ceilingInches: 108 },
  mirror: { name: 'mirror', widthInches: 36 },
  door: { name: 'door', heightInches: 80 },
  room: { name: 'room', floor: { lengthInches: 168, widthInches: 144 }, ceilingInches: 108 },
}

/** A place, a light that is right for it, and how it fits: all that a drawing takes. */
export function commonFit(spot: Spot) {
  const fixture = commonLight(spot)
  return { spot, fixture, fit: lightFit(fixture, spot) }
}

/** The same for the example of a kind. */
export const exampleFit = (name: SpotName) => commonFit(EXAMPLE_SPOTS[name])

const CEILING_INCHES = 108
const tables = [
  [60, 36],
  [96, 44],
  [120, 54],
  [48, 30],
  [36, 24],
]
const islands = [
  [60, 36],
  [96, 42],
  [120, 48],
]
const rooms = [
  [11, 10, 9],
  [9, 8, 8],
  [6, 5, 8],
  [18, 16, 9],
  [24, 20, 10],
]
const ofTop = (name: 'table' | 'island', [lengthInches = 0, widthInches = 0]: readonly number[]): Spot => ({
  name,
  top: { lengthInches, widthInches },
  ceilingInches: CEILING_INCHES,
})

/** Usual places of each kind: the example first, then smaller and larger ones. */
const USUAL_SPOTS: { [Name in SpotName]: readonly Spot[] } = {
  table: [EXAMPLE_SPOTS.table, ...tables.map((sides) => ofTop('table', sides))],
  island: [EXAMPLE_SPOTS.island, ...islands.map((sides) => ofTop('island', sides))],
  mirror: [36, 24, 30, 48, 60].map((widthInches) => ({ name: 'mirror', widthInches })),
  door: [80, 96, 120].map((heightInches) => ({ name: 'door', heightInches })),
  room: [
    EXAMPLE_SPOTS.room,
    ...rooms.map(
      ([length = 0, width = 0, ceiling = 0]): Spot => ({
        name: 'room',
        floor: { lengthInches: length * 12, widthInches: width * 12 },
        ceilingInches: ceiling * 12,
      }),
    ),
  ],
}

/** The place that a fixture is drawn in before a visitor gives one: the first it is right for, else that it also works in. */
export function exampleSpotFor(fixture: PlacedFixture, name: SpotName): Spot {
  const withFit = (suits: 'right' | 'alsoWorks') =>
    USUAL_SPOTS[name].find((spot) => lightFit(fixture, spot).suits === suits)
  return withFit('right') ?? withFit('alsoWorks') ?? EXAMPLE_SPOTS[name]
}
