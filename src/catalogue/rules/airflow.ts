import type { Fan } from '../schema/fan.ts'
import { figuresBySize } from './figures-by-size.ts'
import { withThousands } from './numbers.ts'

/**
 * The airflow lines of a fan's page (rule S3). Figures are CFM at high speed, never a labeled average.
 */
export function airflowText({ airflowRating = [], sizes }: Pick<Fan, 'airflowRating' | 'sizes'>): string[] {
  if (airflowRating.length === 0) return ['Call or email us for details.']
  return figuresBySize(airflowRating, { sizes }, (cfm) => `${withThousands(cfm)} CFM on High`)
}
