import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { Choices } from './choices.ts'
import { ownLabel, valueLabel } from './chosen-labels.ts'
import type { FacetLabels } from './facet-form.ts'

const eitherOf = (labels: readonly string[]): string => labels.join(' or ')

/** The chosen values of one facet: "Black or White". */
export const facetWords = (choices: Pick<Choices, 'values'>, facet: FacetName, labels: FacetLabels): string =>
  eitherOf((choices.values.get(facet) ?? []).map((value) => valueLabel(labels, facet, value)))

/**
 * The chosen values as lines of text, for a message to the store. Search words are left out: they may come from the address,
 * and so from someone else.
 *
 * @param fit the label of what a product must fit: "14 × 12 ft room"
 */
export const choicesInWords = (choices: Choices, labels: FacetLabels, fit?: string): string =>
  [
    ...(fit ? [fit] : []),
    ...[...choices.values].map(
      ([facet, list]) =>
        `${labels.get(facet)?.label}: ${eitherOf(list.map((value) => ownLabel(labels, facet, value)))}`,
    ),
  ].join('\n')
