import type { FinishOption } from './finish-choice.ts'

/** More could not be told apart on a card. */
const MOST_DOTS = 5

/** The row of finishes on a card. */
interface FinishDots {
  colours: string[]
  /** The finishes of the dots. */
  labels: string[]
  /** The place of the dot of the finish on the picture; 0 where it has none. */
  shown: number
  /** "3 finishes", for those who hear it. */
  words: string
  /** "+2" for those without a dot; empty where there are none. */
  more: string
}

/** The row for finishes to choose from; undefined where there is one only. */
export function finishDots(
  finishes: readonly Pick<FinishOption, 'colour' | 'label' | 'isShown'>[],
): FinishDots | undefined {
  if (finishes.length < 2) return undefined
  const dots = finishes.filter(({ colour }) => colour).slice(0, MOST_DOTS)
  const rest = finishes.length - dots.length
  return {
    colours: dots.flatMap(({ colour = [] }) => colour),
    labels: dots.map(({ label }) => label),
    shown: Math.max(
      0,
      dots.findIndex(({ isShown }) => isShown),
    ),
    words: `${finishes.length} finishes`,
    more: rest > 0 ? `+${rest}` : '',
  }
}
