import { formatInches } from '../../catalogue/rules/numbers.ts'
import { type LightFit, lightFit } from '../../catalogue/rules/spot/light-fit.ts'
import type { Spot, SpotName } from '../../catalogue/rules/spot/spot.ts'
import type { FitFilter } from '../fit-filter.ts'
import { SPOT_FILTER_PARAMETERS } from './spot-address.ts'
import { spotLabel } from './spot-text.ts'

/** The groups of lights by how they suit a place. */
const GROUPS = { right: 0, alsoWorks: 1, ask: 2, no: undefined } as const

const headingsOf = (name: SpotName): string[] =>
  name === 'room'
    ? ['The right size for your room', 'Also works in your room']
    : [`Right for your ${name}`, `Also works for your ${name}`]

/** How many of a light are meant, how high it hangs, and what to ask the store; undefined where there is nothing to say. */
function noteOf({ size, height, suits }: LightFit, spot: Spot): string | undefined {
  if (suits === 'ask') return 'Ask us how it is mounted'
  const { count, apartInches } = size
  const isRow = spot.name === 'island' && count > 1
  const notes = [
    isRow && `A row of ${count}, ${formatInches(apartInches ?? 0)} in. apart`,
    !isRow && count > 1 && 'A pair',
    height?.kind === 'hangsHigh' && `Hangs ${formatInches(height.tooHighInches)} in. high`,
    height?.kind === 'hangs' && height.asksChain && 'Ask us for the length of its chain',
  ]
  return notes.filter(Boolean).join('. ') || undefined
}

/**
 * The filter for the lights that suit a place (rule L1): the right ones first, then those that also work, then
 * those whose mounting is unknown.
 *
 * @returns undefined for a place of which not enough is known
 */
export function spotFilter(spot: Spot | undefined): FitFilter | undefined {
  if (!spot) return undefined
  return {
    label: spotLabel(spot),
    parameters: SPOT_FILTER_PARAMETERS,
    groupOf: ({ fixture }) => fixture && GROUPS[lightFit(fixture, spot).suits],
    headings: [...headingsOf(spot.name), 'Ask us whether these can hang there'],
    rightGroups: 1,
    noteOf: ({ fixture }) => fixture && noteOf(lightFit(fixture, spot), spot),
  }
}
