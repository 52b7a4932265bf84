import type { Floor } from './floor.ts'
import { type FanMounting, type MountingHeight, mountingHeight, type SizedFan } from './mounting-height.ts'
import { type SpanFit, spanFit } from './span-fit.ts'

/** What a shopper has said about a room; either part may be unknown. */
export interface Room {
  floor?: Floor
  ceilingInches?: number
}

/** One size of a fan in a room; what the room leaves open is left out. */
export interface SizeFit {
  spanInches: number
  span?: SpanFit
  height?: MountingHeight
  /** Whether this size is one to choose. A size that hangs too low never is. */
  suits: 'right' | 'alsoWorks' | 'no'
}

const SUITS = { right: 'right', alsoWorks: 'alsoWorks', small: 'no', large: 'no', tooWide: 'no' } as const

/**
 * How one size of a fan fits a room (choosing.md 2: its size is right or also works, and its blades hang safely). Without a
 * floor, a size that hangs safely counts as right; one of unknown mounting stays in.
 */
export function sizeFit(fan: FanMounting, spanInches: number, { floor, ceilingInches }: Room): SizeFit {
  const span = floor && spanFit(spanInches, floor)
  const height = ceilingInches === undefined ? undefined : mountingHeight(fan, spanInches, ceilingInches)
  const suits = height?.kind === 'tooLow' ? 'no' : SUITS[span?.verdict ?? 'right']
  return { spanInches, ...(span && { span }), ...(height && { height }), suits }
}

const RANK = { right: 0, alsoWorks: 1, no: 2 } as const

/** Each size of a fan in a room, in the order of its record, and the best of them; the first of two as good. */
export function fanFit(fan: SizedFan, room: Room): { sizes: SizeFit[]; best: SizeFit | undefined } {
  const sizes = fan.sizes.map((spanInches) => sizeFit(fan, spanInches, room))
  const [best] = sizes.toSorted((a, b) => RANK[a.suits] - RANK[b.suits])
  return { sizes, best }
}
