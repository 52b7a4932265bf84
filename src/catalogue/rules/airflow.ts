import type { Fan } from '../schema/fan.ts'
import { figuresBySize } from './figures-by-size.ts'
import { withThousands } from './numbers.ts'

/** The airflow lines of a fan's page (rule S3). Figures are CFM at high speed, never a labeled average. */
export function airflowText({ airflowRating = [], sizes }: Pick<Fan, 'airflowRating' | 'sizes'>): string[] {
  if (airflowRating.length === 0) return ['Call or email us for details.']
  return figuresBySize(airflowRating, { sizes }, (cfm) => `${withThousands(cfm)} CFM on High`)
}

type EfficiencyFields = Pick<Fan, 'airflowRating' | 'wattsOnHigh'>

/**
 * CFM per watt at high speed, in the order of the airflow figures. Empty if either is unknown, or if their counts differ:
 * nothing says which size a single figure was measured on.
 */
export const efficiencies = ({ airflowRating = [], wattsOnHigh = [] }: EfficiencyFields): number[] =>
  airflowRating.length === wattsOnHigh.length
    ? airflowRating.map((cfm, index) => cfm / (wattsOnHigh[index] ?? Number.NaN))
    : []

/** The efficiency of a fan, a line for each size: "210 CFM per watt on high". No line where it is unknown. */
export const efficiencyText = (fan: EfficiencyFields & Pick<Fan, 'sizes'>): string[] =>
  figuresBySize(efficiencies(fan), fan, (cfm) => `${withThousands(Math.round(cfm))} CFM per watt on high`)
