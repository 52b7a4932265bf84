import { lightFit } from '../../../catalogue/rules/spot/light-fit.ts'
import type { SpotFixture } from '../../../catalogue/rules/spot/spot-fixture.ts'
import type { Spot, SpotName } from '../../../catalogue/rules/spot/spots.ts'
import { SPOT_TOOLS } from './spot-tools.ts'

/** A spot, a light that is right for it, and how it fits: all that a drawing takes. */
export function commonFit(spot: Spot) {
  const fixture = SPOT_TOOLS[spot.name].commonLight(spot)
  return { spot, fixture, fit: lightFit(fixture, spot) }
}

/** The usual spot of a kind that is shown while none is given. */
export const exampleSpot = (name: SpotName): Spot => ({ name, ...SPOT_TOOLS[name].usual[0] })

/** A light in the example of a kind. */
export const exampleFit = (name: SpotName) => commonFit(exampleSpot(name))

/** The spot that a fixture is drawn in before a visitor gives one: the first it is right for, else that it also works in. */
export function exampleSpotFor(fixture: SpotFixture, name: SpotName): Spot {
  const usual = SPOT_TOOLS[name].usual.map((measures): Spot => ({ name, ...measures }))
  const withFit = (suits: 'right' | 'alsoWorks') =>
    usual.find((spot) => lightFit(fixture, spot).suits === suits)
  return withFit('right') ?? withFit('alsoWorks') ?? exampleSpot(name)
}
