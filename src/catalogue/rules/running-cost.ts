import type { Fan } from '../schema/fan.ts'
import type { Store } from '../schema/store.ts'
import { figuresBySize } from './figures-by-size.ts'
import { withThousands } from './numbers.ts'

/** How long a fan runs and what electricity costs, as the store assumes. */
export type RunningCost = Store['runningCost']

type WattFields = Pick<Fan, 'wattsOnHigh' | 'sizes'>

const DAYS_IN_A_YEAR = 365

/** Whole dollars a year for some watts, at least one (rule S14). */
export const dollarsAYear = (watts: number, { hoursADay, centsPerKwh }: RunningCost): number =>
  Math.max(1, Math.round((watts / 1000) * hoursADay * DAYS_IN_A_YEAR * (centsPerKwh / 100)))

/** The electricity that a fan takes, a line for each size, without its light. No line where it is unknown. */
export function electricityText({ wattsOnHigh = [], sizes }: WattFields): string[] {
  const [watts, ...others] = wattsOnHigh
  if (watts === undefined) return []
  if (others.length === 0) return [`${withThousands(watts)} W on high, without the light`]
  const lines = figuresBySize(wattsOnHigh, { sizes }, (one) => `${withThousands(one)} W on high`)
  return [...lines, 'Without the light']
}

/**
 * What a fan costs to run (rule S14), a line for each size: "About $8 a year on high". Never the figure of its EnergyGuide label, which
 * is an average of its speeds. No line where its watts are unknown.
 */
export const runningCostText = ({ wattsOnHigh = [], sizes }: WattFields, cost: RunningCost): string[] =>
  figuresBySize(
    wattsOnHigh,
    { sizes },
    (watts) => `About $${withThousands(dollarsAYear(watts, cost))} a year on high`,
  )

/** What that is based on, for a sentence in the fans' guide. */
export const runningCostBasis = ({ hoursADay, centsPerKwh }: RunningCost): string =>
  `${withThousands(hoursADay)} hours a day on high at ${withThousands(centsPerKwh)} cents a kWh`
