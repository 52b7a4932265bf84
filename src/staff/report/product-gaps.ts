import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'

type Fields = Record<string, unknown>

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value ? [String(value)] : []

/** Finishes that have no picture: neither the main one nor one of their own. */
function finishesWithoutPicture({ shown, colors, finishPictures }: Fields): string[] {
  if (!Array.isArray(colors)) return []
  const pictured = [...list(shown), ...Object.keys((finishPictures ?? {}) as Fields)]
  return list(colors).filter((finish) => !pictured.includes(finish))
}

/** Bodies of a mix-and-match fan that no picture shows. */
function bodiesWithoutPicture({ shown, colors, finishPictures }: Fields): string[] {
  const bodies = (parts: unknown) => list((parts as Fields | undefined)?.body)
  if (Array.isArray(colors) || typeof colors !== 'object') return []
  const pictured = [
    ...bodies(shown),
    ...(Array.isArray(finishPictures) ? finishPictures.map(({ body }: Fields) => String(body)) : []),
  ]
  return bodies(colors).filter((body) => !pictured.includes(body))
}

const without = (finishes: readonly string[]): string[] =>
  finishes.length > 0 ? [`no picture of ${finishes.join(', ')}`] : []

const missing = (record: Fields, wanted: Readonly<Record<string, string>>): string[] =>
  Object.entries(wanted).flatMap(([field, words]) =>
    record[field] === undefined || record[field] === null || record[field] === '' ? [words] : [],
  )

const fanGaps = (fan: Fields): string[] => [
  ...without([...finishesWithoutPicture(fan), ...bodiesWithoutPicture(fan)]),
  ...missing(fan, {
    airflowRating: 'no airflow',
    wattsOnHigh: 'no watts',
    bladeCount: 'no blade count',
    mounting: 'unknown how it hangs',
    bladeDropInches: 'no distance from ceiling to blades',
    motorType: 'no motor',
    modelNumber: 'no model number',
    lightIncluded: 'unknown whether it has a light',
    ...(fan.lightIncluded === true && { lumensRating: 'no lumens' }),
  }),
]

const fixtureGaps = (fixture: Fields): string[] => [
  ...without(finishesWithoutPicture(fixture)),
  ...missing(fixture, {
    mounting: 'unknown how it is mounted',
    numberOfBulbs: 'no bulb count',
    bulbType: 'no bulb type',
    lumensRating: 'no lumens',
  }),
]

/** What shoppers ask about each kind of product that a record may not say. */
export const GAPS: Readonly<Record<ProductKind, (record: Fields) => string[]>> = {
  fans: fanGaps,
  fixtures: fixtureGaps,
}
