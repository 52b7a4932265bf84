import { fanFixedNeeds } from '../rules/hang/fan-needs.ts'
import { lightValue } from '../rules/light-information.ts'
import type { Fan } from '../schema/fan.ts'

export type HangingFan = ReturnType<typeof fanInRoom>

export type FanInRoom = Omit<HangingFan, 'locationRating' | 'hanging'>

/** Downrod and canopy, the finish that a downrod is ordered in, and needs in any room. */
function hangingOf(fan: Fan) {
  const { shown, downrodDiameterInches, canopyMaxSlopeDegrees } = fan
  const [finish] = Array.isArray(shown) ? shown : shown.body
  return {
    ...(downrodDiameterInches !== undefined && { downrodDiameterInches }),
    ...(canopyMaxSlopeDegrees !== undefined && { canopyMaxSlopeDegrees }),
    ...(finish !== undefined && { finish }),
    needs: fanFixedNeeds(fan).map(({ name, text }) => ({ name, text })),
  }
}

export function fanInRoom(fan: Fan) {
  const { sizes, mounting, bladeDropInches, bladeCount, locationRating } = fan
  return {
    sizes: [...new Set(sizes)].toSorted((a, b) => a - b),
    ...(mounting && { mounting }),
    ...(bladeDropInches !== undefined && { bladeDropInches }),
    ...(bladeCount !== undefined && { bladeCount }),
    locationRating,
    hasLight: lightValue(fan) === 'included',
    hanging: hangingOf(fan),
  }
}
