import type { Fan } from '../schema/fan.ts'
import { formatInches, withThousands } from './numbers.ts'

/**
 * The airflow lines of a fan's page, in the order of its record (product-rules.md, "Airflow"). Figures are CFM at high
 * speed, never a labelled average. With one figure for each of several sizes the first figure belongs to the first size, and
 * so on.
 */
export function airflowText({ airflowRating = [], sizes }: Pick<Fan, 'airflowRating' | 'sizes'>): string[] {
  if (airflowRating.length === 0) return ['Call or email us for details.']

  const lines = airflowRating.map((cfm) => `${withThousands(cfm)} CFM on High`)
  if (lines.length === 1 || lines.length !== sizes.length) return lines
  return sizes.map((sizeInches, index) => `${lines[index]} (${formatInches(sizeInches)} in.)`)
}
