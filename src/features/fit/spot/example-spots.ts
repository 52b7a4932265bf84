import { lightFit } from '../../../spots/light-fit.ts'
import type { SpotFixture } from '../../../spots/spot.ts'
import type { Spot, SpotName } from '../../../spots/spots.ts'
import { SPOT_TOOLS } from '../../../spots/tools.ts'

/** A spot with a light that is right for it. */
export function commonFit(spot: Spot) {
  const fixture = SPOT_TOOLS[spot.name].commonLight(spot)
  return { spot, fixture, fit: lightFit(fixture, spot) }
}

/** The usual spot of a kind, shown while none is given. */
export const exampleSpot = (name: SpotName): Spot => ({ name, ...SPOT_TOOLS[name].usual[0] })

/** The picture of a spot: its example from the front. */
export const exampleScene = (name: SpotName) => SPOT_TOOLS[name].draw(commonFit(exampleSpot(name)))[0]

/** The spot that a fixture is drawn in before a visitor gives one: the first it is right for, else that it also works in. */
export function exampleSpotFor(fixture: SpotFixture, name: SpotName): Spot {
  const usual = SPOT_TOOLS[name].usual.map((dimensions): Spot => ({ name, ...dimensions }))
  const withFit = (suits: 'right' | 'alsoWorks') =>
    usual.find((spot) => lightFit(fixture, spot).suits === suits)
  return withFit('right') ?? withFit('alsoWorks') ?? exampleSpot(name)
}
