import { lightValue } from '../rules/light-information.ts'
import type { SizedFan } from '../rules/room/mounting-height.ts'
import type { Fan } from '../schema/fan.ts'

/** What a room tool knows of a fan: what decides whether it fits, and how it is drawn. */
export interface FanInRoom extends SizedFan {
  bladeCount?: number
  /** Whether it comes with a light. */
  hasLight: boolean
}

/** A fan as its page fits it into a room, its sizes from the smallest. */
export function fanInRoom(fan: Fan): FanInRoom {
  const { sizes, mounting, bladeDropInches, bladeCount } = fan
  return {
    sizes: [...new Set(sizes)].toSorted((a, b) => a - b),
    ...(mounting && { mounting }),
    ...(bladeDropInches !== undefined && { bladeDropInches }),
    ...(bladeCount !== undefined && { bladeCount }),
    hasLight: lightValue(fan) === 'included',
  }
}
