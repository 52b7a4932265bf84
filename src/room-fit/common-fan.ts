import { type Hanging, type HungFan, hanging, USUAL_DROP_INCHES } from '../catalogue/rules/hanging.ts'

const COMMON_SPAN_INCHES = 52
const ON_ROD: HungFan = { mounting: 'Downrod', bladeDropInches: USUAL_DROP_INCHES }
/** From the ceiling to the blades of most low profile fans. */
const LOW_PROFILE: HungFan = { mounting: 'Low profile', bladeDropInches: 8.5 }

/** How a common fan hangs under a ceiling, where none is chosen yet: on a rod, and close to it where that is too low. */
export function commonHanging(ceilingInches: number): Hanging {
  const onRod = hanging(ON_ROD, COMMON_SPAN_INCHES, ceilingInches)
  return onRod.kind === 'tooLow' ? hanging(LOW_PROFILE, COMMON_SPAN_INCHES, ceilingInches) : onRod
}
