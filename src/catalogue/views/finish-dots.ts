import type { FinishOption } from './finish-choice.ts'

/** More would not be told apart on a card. */
const MOST_DOTS = 5

/** The row of finishes on a card. */
interface FinishDots {
  colours: string[]
  /** "3 finishes", for those who hear it. */
  words: string
  /** "+2" for those without a dot; empty where there are none. */
  more: string
}

/** The row for finishes to choose from; undefined where there is one only. */
export function finishDots(finishes: readonly Pick<FinishOption, 'colour'>[]): FinishDots | undefined {
  if (finishes.length < 2) return undefined
  const colours = finishes.flatMap(({ colour = [] }) => colour).slice(0, MOST_DOTS)
  const rest = finishes.length - colours.length
  return { colours, words: `${finishes.length} finishes`, more: rest > 0 ? `+${rest}` : '' }
}
