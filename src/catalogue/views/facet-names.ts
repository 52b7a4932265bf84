/** The order in which addresses have them. */
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
