import type { Fixture } from '../../schema/fixture.ts'
import { formatFeet } from '../numbers.ts'
import type { HeightFit } from '../spot/hanging-height.ts'
import { type Need, need } from './need.ts'

/** A shorter one is hardly made: most need a link or two between canopy and body. */
const LEAST_INCHES = 3

/**
 * The stem or chain of a light that hangs, from the ceiling to the top of its body (rule H8).
 *
 * @param fit how it hangs under a ceiling
 * @returns undefined for one that is mounted to the ceiling, or too tall for it
 */
export function stemNeed(
  { fixtureHeight }: Pick<Fixture, 'fixtureHeight'>,
  fit: HeightFit,
  ceilingInches: number,
): Need | undefined {
  if (fit.kind !== 'hangs' && fit.kind !== 'hangsHigh') return undefined
  const tooHigh = fit.kind === 'hangsHigh' ? fit.tooHighInches : 0
  const inches = Math.round(ceilingInches - fit.edgeInches + tooHigh - fixtureHeight)
  if (inches < LEAST_INCHES) return need('stem', 'As short as it hangs: ask us how short that is')
  const length = formatFeet(inches)
  if (tooHigh > 0) return need('stem', `${length} of stem or chain, longer than it comes: ask us`)
  const asks = fit.kind === 'hangs' && fit.asksChain ? '; ask us how long it comes' : ''
  return need('stem', `${length} of stem or chain${asks}`)
}
