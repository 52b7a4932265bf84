import { formatFeet } from '../numbers.ts'
import { bladeHeights } from './blade-heights.ts'
import { bySize } from './by-size.ts'
import { type FanMounting, type SizedFan, USUAL_DROP_INCHES } from './mounting-height.ts'

function lowestCeilingOf({ mounting, bladeDropInches }: FanMounting, spanInches: number): string {
  const drop = bladeDropInches ?? (mounting === 'Downrod' ? USUAL_DROP_INCHES : undefined)
  if (mounting === undefined || drop === undefined) return 'Ask us'
  const ceiling = formatFeet(Math.ceil(bladeHeights(spanInches).minInches + drop))
  return bladeDropInches === undefined ? `About ${ceiling}` : ceiling
}

/**
 * The lowest ceiling that each size of a fan may hang under, as it comes out of its box (rule R4): "8 ft 1 in.", rounded
 * up to a whole inch. "About" where its drop is a usual one and not its own, "Ask us" where the record does not say.
 */
export const lowestCeiling = (fan: SizedFan): string[] =>
  bySize(fan.sizes, (spanInches) => lowestCeilingOf(fan, spanInches))
