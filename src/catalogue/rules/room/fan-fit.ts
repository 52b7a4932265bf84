import type { RoomRating } from '../../schema/rooms.ts'
import { type FanMounting, type MountingHeight, mountingHeight, type SizedFan } from './mounting-height.ts'
import { type Floor, type SpanFit, spanFit, spanFitAs } from './span-fit.ts'

export interface Room {
  floor?: Floor
  /** Under a slope, its height where the fan hangs. */
  ceilingInches?: number
  /** Rise of the ceiling in inches per foot; left out if it is flat, or its height is unknown. */
  slope?: number
  /** The visitor's measuring point on the slope; left out for where the fan hangs. */
  at?: 'ridge' | 'wall' | undefined
  /** The visitor's number of fans if two are advised; left out if they haven't chosen. */
  fans?: 1 | 2
  rating?: RoomRating
}

export interface SizeFit {
  spanInches: number
  span?: SpanFit
  height?: MountingHeight
  /** Whether this size is one to choose. A size that hangs too low, or too near to a slope, never is. */
  suits: 'right' | 'alsoWorks' | 'no'
}

const SUITS = { right: 'right', alsoWorks: 'alsoWorks', small: 'no', large: 'no', tooWide: 'no' } as const

/**
 * Rule R2. Without a floor, a size that hangs safely is right; one of unknown mounting stays in. Of a pair, each is
 * judged by half the room.
 */
export function sizeFit(
  fan: FanMounting,
  spanInches: number,
  { floor, ceilingInches, slope, fans }: Room,
): SizeFit {
  const span = floor && (fans ? spanFitAs(fans, spanInches, floor) : spanFit(spanInches, floor))
  const height =
    ceilingInches === undefined ? undefined : mountingHeight(fan, spanInches, ceilingInches, slope)
  const isUnsafe = height?.kind === 'tooLow' || height?.kind === 'tooSteep'
  const suits = isUnsafe ? 'no' : SUITS[span?.verdict ?? 'right']
  return { spanInches, ...(span && { span }), ...(height && { height }), suits }
}

const RANK = { right: 0, alsoWorks: 1, no: 2 } as const

/** A fan's sizes in a room, in record order, and the best one: of equal fits two fans before one, as they are advised, else the first. */
export function fanFit(fan: SizedFan, room: Room): { sizes: SizeFit[]; best: SizeFit | undefined } {
  const sizes = fan.sizes.map((spanInches) => sizeFit(fan, spanInches, room))
  const [best] = sizes.toSorted(
    (one, other) => RANK[one.suits] - RANK[other.suits] || (other.span?.fans ?? 1) - (one.span?.fans ?? 1),
  )
  return { sizes, best }
}
