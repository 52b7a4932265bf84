import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { Choices } from './choices.ts'
import type { FacetLabels } from './facet-form.ts'

/** A chosen value, with the label of its chip. */
export interface ChosenValue {
  facet: FacetName
  value: string
  label: string
}

/** The value "Not listed": its label means nothing without that of its facet. */
const NEEDS_FACET = 'ask'

/** Label of a value on the page. */
export const ownLabel = (labels: FacetLabels, facet: FacetName, value: string): string =>
  labels.get(facet)?.values.get(value) ?? value

/** Text on the chip of a value. */
export const valueLabel = (labels: FacetLabels, facet: FacetName, value: string): string => {
  const own = ownLabel(labels, facet, value)
  return value === NEEDS_FACET ? `${labels.get(facet)?.label}: ${own}` : own
}

/** All chosen values, in the order of the bar. */
export const chosenValues = ({ values }: Pick<Choices, 'values'>, labels: FacetLabels): ChosenValue[] =>
  [...values].flatMap(([facet, list]) =>
    list.map((value) => ({ facet, value, label: valueLabel(labels, facet, value) })),
  )

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
