import type { Catalogue } from '../create-catalogue.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import { productsInCategory } from '../queries.ts'
import { suggestedSpot } from '../rules/spot/spot-rules.ts'
import { SPOT_NAMES, SPOTS, type SpotName } from '../rules/spot/spots.ts'
import type { Fixture } from '../schema/fixture.ts'
import type { Link } from './link.ts'

const labelFor = (spot: SpotName): string => `Which size for your ${SPOTS[spot].noun}? See it drawn to scale`

/** The guide from a fan category to its fans in a room. */
const roomGuide = (category: string): Link => ({
  label: labelFor('room'),
  url: paths.fansForRoomFrom(category),
})

const countOf = <Value>(values: readonly Value[], value: Value): number =>
  values.filter((one) => one === value).length

/** The guide to the spot that most of some fixtures are for; none where they are for none. */
function spotGuide(fixtures: readonly Fixture[]): Link | undefined {
  const known = fixtures.filter(({ mounting }) => mounting !== undefined)
  const spots = known.map(suggestedSpot).filter((spot) => spot !== undefined)
  const [spot] = SPOT_NAMES.toSorted((a, b) => countOf(spots, b) - countOf(spots, a))
  return spots.length > 0 && spot ? { label: labelFor(spot), url: paths.lightForSpot(spot) } : undefined
}

const GUIDES: Readonly<Record<ProductKind, (catalogue: Catalogue, category: string) => Link | undefined>> = {
  fans: (_, category) => roomGuide(category),
  fixtures: (catalogue, category) => spotGuide(productsInCategory(catalogue, 'fixtures', category)),
}

/** The guide from a category to the size that a shopper needs; none where there is nothing to fit. */
export const sizeGuide = (catalogue: Catalogue, kind: ProductKind, category: string): Link | undefined =>
  GUIDES[kind](catalogue, category)
