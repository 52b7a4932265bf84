import type { ParameterName } from '../browser/query-parameters.ts'
import { FAN_FACETS } from '../catalogue/views/fan-facets.ts'
import { FIXTURE_FACETS } from '../catalogue/views/fixture-facets.ts'
import type { ProductSummary } from '../catalogue/views/product-summary.ts'
import { FIT_PARAMETERS } from '../fit/fit-parameters.ts'

const FACETS = { fan: FAN_FACETS, fixture: FIXTURE_FACETS } as const

/** The query parameters that filter or sort a list of a kind. */
export const finderParameters = (kind: ProductSummary['kind']): ParameterName[] => [
  'q',
  ...FACETS[kind].map(({ name }) => name),
  'sort',
  ...FIT_PARAMETERS[kind],
]
