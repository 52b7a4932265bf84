import { fanFixedNeeds, type RodFan } from '../rules/hang/fan-needs.ts'
import type { NeedLine } from '../rules/hang/need.ts'
import { lightValue } from '../rules/light-information.ts'
import type { SizedFan } from '../rules/room/mounting-height.ts'
import type { Fan } from '../schema/fan.ts'

export interface FanInRoom extends SizedFan {
  bladeCount?: number
  hasLight: boolean
}

export interface HangingFan extends FanInRoom {
  locationRating: Fan['locationRating']
  /** Downrod and canopy, the finish that a downrod is ordered in, and needs in any room. */
  hanging: RodFan & { finish?: string; needs: readonly NeedLine[] }
}

function hangingOf(fan: Fan): HangingFan['hanging'] {
  const { shown, downrodDiameterInches, canopyMaxSlopeDegrees } = fan
  const [finish] = Array.isArray(shown) ? shown : shown.body
  return {
    ...(downrodDiameterInches !== undefined && { downrodDiameterInches }),
    ...(canopyMaxSlopeDegrees !== undefined && { canopyMaxSlopeDegrees }),
    ...(finish !== undefined && { finish }),
    needs: fanFixedNeeds(fan).map(({ name, text }) => ({ name, text })),
  }
}

export function fanInRoom(fan: Fan): HangingFan {
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
