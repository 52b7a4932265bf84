import type { Floor } from './floor.ts'
import { type Hanging, type HungFan, hanging, type SizedFan } from './mounting-height.ts'
import { type SpanFit, spanFit } from './span-fit.ts'

/** What a shopper has told of a room; either part may be unknown. */
export interface Room {
  floor?: Floor
  ceilingInches?: number
}

/** One size of a fan in a room; what the room leaves open is left out. */
export interface SizeFit {
  spanInches: number
  span?: SpanFit
  hanging?: Hanging
  /** Whether this size is one to choose. Nothing that hangs too low is. */
  suits: 'right' | 'alsoWorks' | 'no'
}

const SUITS = { right: 'right', alsoWorks: 'alsoWorks', small: 'no', large: 'no', tooWide: 'no' } as const

/** How one size of a fan fits a room. Without a floor, a size that hangs safely counts as right. */
export function sizeFit(fan: HungFan, spanInches: number, { floor, ceilingInches }: Room): SizeFit {
  const span = floor && spanFit(spanInches, floor)
  const hung = ceilingInches === undefined ? undefined : hanging(fan, spanInches, ceilingInches)
  const suits = hung?.kind === 'tooLow' ? 'no' : SUITS[span?.verdict ?? 'right']
  return { spanInches, ...(span && { span }), ...(hung && { hanging: hung }), suits }
}

const RANK = { right: 0, alsoWorks: 1, no: 2 } as const

/** Each size of a fan in a room, as they stand in its record, and the best of them. */
export function fanFit(fan: SizedFan, room: Room): { sizes: SizeFit[]; best: SizeFit | undefined } {
  const sizes = fan.sizes.map((spanInches) => sizeFit(fan, spanInches, room))
  const [best] = sizes.toSorted((a, b) => RANK[a.suits] - RANK[b.suits])
  return { sizes, best }
}
