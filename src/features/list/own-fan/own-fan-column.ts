import { formatInches, withThousands } from '../../../catalogue/rules/numbers.ts'
import { dollarsAYear } from '../../../catalogue/rules/running-cost.ts'
import { SPEC_LABELS, type SpecKey } from '../../../catalogue/views/spec-rows.ts'
import type { ComparedProduct } from '../listed-product.ts'
import type { OwnFan } from './own-fan.ts'

/** The visitor's own fan as a column of a comparison: what its label says, and nothing else. */
export function ownFanColumn({ airflow, watts, spanInches }: OwnFan): ComparedProduct {
  const row = (key: SpecKey, lines: string[]) => ({ key, label: SPEC_LABELS[key], lines })
  return {
    kind: 'fans',
    productUrl: '',
    title: 'Yours',
    manufacturer: 'By its label',
    url: '',
    sizes: `${formatInches(spanInches)} in.`,
    finishes: { groups: [], views: [] },
    specs: (cost) => [
      row('airflow', [`${withThousands(airflow)} CFM`]),
      row('efficiency', [`${Math.round(airflow / watts)} CFM per watt`]),
      row('electricity', [`${withThousands(watts)} W`]),
      row('runningCost', [`About $${withThousands(dollarsAYear(watts, cost))} a year`]),
    ],
    spans: [spanInches],
    figures: { airflow: [airflow], efficiency: [airflow / watts], runningCost: [watts] },
  }
}
