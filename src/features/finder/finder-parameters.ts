import { facetNames } from '../../catalogue/views/facets.ts'
import type { ProductSummary } from '../../catalogue/views/product-summary.ts'
import type { ParameterName } from '../../client/state.ts'
import { fitParameters } from '../fit/fit-parameters.ts'

/** The query parameters that filter or sort a list of a kind. */
export const finderParameters = (kind: ProductSummary['kind']): ParameterName[] => [
  'q',
  ...facetNames(kind),
  'sort',
  'view',
  ...fitParameters(kind),
]
