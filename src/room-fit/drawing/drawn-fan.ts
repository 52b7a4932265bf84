import { type Floor, halfOf, squareFeet, takesTwoFans } from '../../catalogue/rules/room/floor.ts'
import { spanBand } from '../../catalogue/rules/room/span-bands.ts'
import { widestSpan } from '../../catalogue/rules/room/span-fit.ts'

/** The fan that is drawn into a room. */
export interface DrawnFan {
  spanInches: number
  /** One in the middle, or two at a quarter and at three quarters of the length. */
  fans: 1 | 2
  /** Unknown where the record has none: then it is drawn as a plain circle. */
  bladeCount?: number | undefined
  hasLight: boolean
}

/** Where the fans hang, along the length of the room. */
export const fanPlaces = ({ fans }: Pick<DrawnFan, 'fans'>, lengthInches: number): number[] =>
  (fans === 2 ? [0.25, 0.75] : [0.5]).map((part) => part * lengthInches)

/** A common fan for a floor, where none is chosen: of a span that is sold everywhere, narrower where the walls want it. */
export function commonFan(floor: Floor): DrawnFan {
  const fans = takesTwoFans(floor) ? 2 : 1
  const served = fans === 2 ? halfOf(floor) : floor
  const spanInches = Math.min(spanBand(squareFeet(served)).commonInches, Math.floor(widestSpan(served)))
  return { spanInches, fans, bladeCount: 5, hasLight: true }
}
