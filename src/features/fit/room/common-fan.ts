import {
  type FanMounting,
  type MountingHeight,
  mountingHeight,
  USUAL_DROP_INCHES,
} from '../../../catalogue/rules/room/mounting-height.ts'
import {
  type Floor,
  halfOf,
  spanBand,
  squareFeet,
  takesTwoFans,
  widestSpan,
} from '../../../catalogue/rules/room/span-fit.ts'
import type { DrawnFans } from './RoomDrawing.tsx'

const SPAN_INCHES = 52
const ON_DOWNROD: FanMounting = { mounting: 'Downrod', bladeDropInches: USUAL_DROP_INCHES }
/** From the ceiling to the blades of most low profile fans. */
const LOW_PROFILE: FanMounting = { mounting: 'Low profile', bladeDropInches: 8.5 }

/** How many fans a room is for: as many as the visitor wants, else as are advised. */
export const fansFor = ({ floor, fans }: { floor?: Floor | undefined; fans?: 1 | 2 }): 1 | 2 =>
  floor && takesTwoFans(floor) ? (fans ?? 2) : 1

/**
 * The fan that is drawn where none is chosen: of a span that is sold everywhere and suits the floor, narrower where the
 * walls require it.
 */
export function commonFan(floor: Floor | undefined, fans = fansFor({ floor })): DrawnFans {
  const served = floor && (fans === 2 ? halfOf(floor) : floor)
  const spanInches = served
    ? Math.min(spanBand(squareFeet(served)).commonInches, Math.floor(widestSpan(served)))
    : SPAN_INCHES
  return { spanInches, fans, bladeCount: 5, hasLight: true }
}

/**
 * How that fan hangs under a ceiling: on a downrod, or close to the ceiling where the blades would be too low, as far as a
 * slope allows it.
 */
export function commonMountingHeight(
  ceilingInches: number,
  slope = 0,
  spanInches = SPAN_INCHES,
): MountingHeight {
  const onDownrod = mountingHeight(ON_DOWNROD, spanInches, ceilingInches, slope)
  if (onDownrod.kind !== 'tooLow') return onDownrod
  const closeToCeiling = mountingHeight(LOW_PROFILE, spanInches, ceilingInches, slope)
  return closeToCeiling.kind === 'tooSteep' ? onDownrod : closeToCeiling
}
