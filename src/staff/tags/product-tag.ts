import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import type { Product } from '../../catalogue/kinds/product.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { mainPath, productsByTitle } from '../../catalogue/queries.ts'
import { cardFacts } from '../../catalogue/rules/card-facts.ts'
import { shownIn } from '../../catalogue/rules/shown-in.ts'
import type { Fan } from '../../catalogue/schema/fan.ts'
import type { Fixture } from '../../catalogue/schema/fixture.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { shownFinishes } from '../../catalogue/views/finish-choice.ts'

/** What a tag in the showroom says. */
export interface ProductTag {
  /** The product's `productUrl`. */
  name: string
  title: string
  manufacturer: string
  sizes: string
  shownIn: string
  /** At most three facts, most asked for first. */
  facts: string[]
  /** The maker's number: of a fixture the part's, of a fan the model's. */
  number?: string
  /** Where in the showroom it hangs. */
  place?: string
  /** What its QR code says: the product's page in the finish shown, for someone standing in front of it. */
  address: string
}

function addressOf(product: Product, site: URL): string {
  const { finish, blades } = shownFinishes(product)
  const address = new URL(mainPath(product), site)
  const slugs = [finish, blades].filter((one) => one !== undefined).map(slugOf)
  if (slugs.length > 0) address.searchParams.set('finish', slugs.join('--'))
  address.searchParams.set('tag', '1')
  return address.href
}

const common = (product: Product, site: URL) => ({
  name: product.productUrl,
  title: product.title,
  manufacturer: product.manufacturer,
  shownIn: shownIn(product),
  address: addressOf(product, site),
})

function fanTag(fan: Fan, site: URL): ProductTag {
  // A card has one word for the place; a tag has room for the whole rating.
  const [sizes = '', , ...light] = cardFacts(fan)
  const airflow = Math.max(0, ...(fan.airflowRating ?? []))
  return {
    ...common(fan, site),
    sizes,
    facts: [
      fan.locationRating,
      ...light,
      ...(airflow > 0 ? [`${airflow.toLocaleString('en-US')} CFM on high`] : []),
    ],
    ...(fan.modelNumber && { number: `Model ${fan.modelNumber}` }),
    ...(fan.location && { place: fan.location }),
  }
}

function fixtureTag(fixture: Fixture, site: URL): ProductTag {
  const [sizes = '', , ...light] = cardFacts(fixture)
  const { lumensRating, partNumber } = fixture
  return {
    ...common(fixture, site),
    sizes,
    facts: [`${fixture.locationRating} rated`, ...light, ...(lumensRating ? [`${lumensRating} lumens`] : [])],
    number: `Part ${partNumber}`,
  }
}

/**
 * A tag for everything that is sold, by kind and name.
 *
 * @param site the shop's address, such as `https://www.example.com`
 */
export const productTags = (catalogue: Catalogue, site: URL): ProductTag[] =>
  KINDS.flatMap((kind) =>
    productsByTitle(catalogue, kind).map((product) =>
      product.kind === 'fans' ? fanTag(product, site) : fixtureTag(product, site),
    ),
  )
