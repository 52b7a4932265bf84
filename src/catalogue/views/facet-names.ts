/** Facets under their names in addresses, in the order in which addresses are written. */
export const FACET_NAMES = [
  'span',
  'width',
  'place',
  'light',
  'source',
  'output',
  'control',
  'mounting',
  'motor',
  'finish',
  'style',
  'brand',
  'display',
] as const

export type FacetName = (typeof FACET_NAMES)[number]
