import { formatInches } from '../../../catalogue/rules/numbers.ts'
import { edgesOver, type Top } from '../../../catalogue/rules/spot/over-top.ts'
import type { SpotMeasures } from '../../../catalogue/rules/spot/spot.ts'
import type { Sentence } from '../measured.ts'
import { USUAL } from './drawing/spot-sheet.ts'
import { inInches } from './spot-tool.ts'

/** The fields of a top: "A table of [ ] by [ ] in.". */
export const topSentence = (what: string, side: string): Sentence => [
  `${what} of`,
  inInches('length', 'Length'),
  'by',
  inInches('width', side, 'in.'),
]

/** One under a ceiling of 9 ft, as an example. */
export const under9 = (...sizes: number[]): SpotMeasures => ({ sizes, ceilingInches: 108 })

const rangeOf = (from: number, to: number): string => `${formatInches(from)} to ${formatInches(to)} in.`

/** How high a light hangs over a top, as a sentence. */
export function heightAdvice(top: Top, ceilingInches?: number): string {
  const { leastInches, mostInches } = edgesOver(top, ceilingInches ?? USUAL.ceiling)
  const above = rangeOf(leastInches - top.heightInches, mostInches - top.heightInches)
  const below =
    ceilingInches === undefined
      ? ''
      : `, ${rangeOf(ceilingInches - mostInches, ceilingInches - leastInches)} below the ceiling`
  return `Hang the lower edge ${above} above the ${top.noun}${below}.`
}
