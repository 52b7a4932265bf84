import type { ProductSummary } from '../catalogue/views/product-summary.ts'
import type { Sort } from './choices.ts'

/** The orders of each kind besides the one by name, by their values in the address. */
export const SORT_LABELS: { [Kind in ProductSummary['kind']]: Partial<Record<Sort, string>> } = {
  fan: {
    airflow: 'Airflow, most first',
    efficiency: 'Efficiency, best first',
    span: 'Span, small to large',
    '-span': 'Span, large to small',
  },
  fixture: {
    output: 'Light output, brightest first',
    width: 'Width, small to large',
    '-width': 'Width, large to small',
  },
}
