import type { FacetName } from '../catalogue/views/facet-definitions.ts'
import type { Choices } from './choices.ts'
import type { FacetLabels } from './facet-form.ts'

/** A value that is chosen, as its chip says it. */
export interface ChosenValue {
  facet: FacetName
  value: string
  label: string
}

/** Says nothing by itself. */
const NEEDS_FACET = 'ask'

const valueLabel = (labels: FacetLabels, facet: FacetName, value: string): string => {
  const { label = '', values } = labels.get(facet) ?? {}
  const own = values?.get(value) ?? value
  return value === NEEDS_FACET ? `${label}: ${own}` : own
}

/** Every chosen value, in the order of the bar. */
export const chosenValues = ({ values }: Pick<Choices, 'values'>, labels: FacetLabels): ChosenValue[] =>
  [...values].flatMap(([facet, list]) =>
    list.map((value) => ({ facet, value, label: valueLabel(labels, facet, value) })),
  )

/** What is chosen in one facet: "Black or White". */
export const facetWords = (choices: Pick<Choices, 'values'>, facet: FacetName, labels: FacetLabels): string =>
  (choices.values.get(facet) ?? []).map((value) => valueLabel(labels, facet, value)).join(' or ')

/** The choices without one value. */
export function withoutValue(
  { values }: Pick<Choices, 'values'>,
  facet: FacetName,
  value: string,
): Choices['values'] {
  const rest = (values.get(facet) ?? []).filter((other) => other !== value)
  const others = new Map(values)
  if (rest.length > 0) others.set(facet, rest)
  else others.delete(facet)
  return others
}

/**
 * What is looked for, in the site's own words, as a message to the store may begin with it. What was typed is not in it: an
 * address may have brought it.
 *
 * @param extra the choice of another tool: "A room of 14 by 12 ft"
 */
export const choicesInWords = (choices: Choices, labels: FacetLabels, extra?: string): string =>
  [
    ...(extra ? [extra] : []),
    ...[...choices.values.keys()].map(
      (facet) => `${labels.get(facet)?.label}: ${facetWords(choices, facet, labels)}`,
    ),
  ].join('\n')
