import { type Hanging, type HungFan, hanging, USUAL_DROP_INCHES } from '../catalogue/rules/room/mounting-height.ts'
import type { DrawnFan } from './drawing/drawn-fan.ts'

/** A fan that is drawn where neither a fan nor a floor is known. */
export const ANY_FAN: DrawnFan = { spanInches: 52, fans: 1, bladeCount: 5, hasLight: true }

const ON_ROD: HungFan = { mounting: 'Downrod', bladeDropInches: USUAL_DROP_INCHES }
/** From the ceiling to the blades of most low profile fans. */
const LOW_PROFILE: HungFan = { mounting: 'Low profile', bladeDropInches: 8.5 }

/** How a common fan hangs under a ceiling, where none is chosen yet: on a rod, and close to it where that is too low. */
export function commonHanging(ceilingInches: number): Hanging {
  const onRod = hanging(ON_ROD, ANY_FAN.spanInches, ceilingInches)
  return onRod.kind === 'tooLow' ? hanging(LOW_PROFILE, ANY_FAN.spanInches, ceilingInches) : onRod
}
