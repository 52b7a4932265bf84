import type { Catalogue } from '../create-catalogue.ts'
import { categoryTitle } from '../kinds/category-title.ts'
import { kindOf, ofItsKind, type Product } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import { brandsWithFans, getCategory } from '../queries.ts'
import { cardFacts } from '../rules/card-facts.ts'
import { type FittingPart, fittingParts } from '../rules/parts.ts'
import { shownIn } from '../rules/shown-in.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { type ProductEnding, productEnding, successorOf } from './ended-products.ts'
import { fanInRoom, type HangingFan } from './fan-in-room.ts'
import { type FinishChoice, finishChoice } from './finish-choice.ts'
import { type FixtureOutline, fixtureOutline } from './fixture-outline.ts'
import { type FixtureSpots, fixtureSpots } from './fixture-spots.ts'
import { type FurtherView, furtherViews } from './further-views.ts'
import type { Link } from './link.ts'
import { LISTING_LINKS } from './listing-links.ts'
import { mainPath } from './main-path.ts'
import { type MoreProducts, moreProducts } from './more-products.ts'
import { fanSpecsBySize, fixtureSpecs, type SpecRow } from './spec-rows.ts'

/** Everything that a product page shows. */
export interface ProductPage {
  kind: ProductKind
  productUrl: string
  title: string
  /** The maker; with an address where the site has a brand screen. */
  manufacturer: { name: string; url?: string }
  description: string
  picture: string
  shownIn: string
  /** The facts of its card, under the name. */
  facts: string[]
  finishes: FinishChoice
  /** The spans of a fan in inches, from the smallest; none of a fixture. */
  sizes: number[]
  /** What its pictures show beside the finishes: from below, close up. */
  further: FurtherView[]
  /** The file of its model, from the project's root. */
  model?: string
  /** On what the model hangs. */
  hangsOn?: 'ceiling' | 'wall'
  specs: SpecRow[]
  /** What a fan moves and takes on high, to be compared with another; undefined where its airflow is unknown. */
  figures?: { airflow: number[]; watts: number[]; sizes: number[] }
  /** What fits a fan into a room. */
  inRoom?: HangingFan
  /** What fits a fixture into its spot. */
  spots?: FixtureSpots
  /** What a fixture is drawn to scale from. */
  outline?: FixtureOutline
  /** Where in the showroom it hangs. */
  onDisplayAt?: string
  /** What a fan, or a fixture in the finish on its picture, is ordered by. */
  partNumber?: string
  /** The way here, outermost first; the page itself is not in it. */
  trail: Link[]
  /** The link of the specification: "Back to …". */
  back: Link
  path: string
  /** Its family, and what is most like it. */
  more: MoreProducts
  /** The parts that go with a fan. */
  parts: FittingPart[]
  /** Where its page leads, when it is no longer sold. */
  ending?: ProductEnding
  /** The one address that search engines should keep. */
  canonicalPath: string
}

function common(catalogue: Catalogue, product: Product) {
  const { productUrl, title, productDescription, imageUrl, modelUrl } = product
  const successor = successorOf(catalogue, product)
  const ending = productEnding(catalogue, product, successor)
  return {
    kind: kindOf(product),
    facts: cardFacts(product),
    productUrl,
    title,
    description: productDescription,
    picture: imageUrl,
    shownIn: shownIn(product),
    finishes: finishChoice(product, catalogue.finishColours),
    further: furtherViews(catalogue, product),
    more: moreProducts(catalogue, product, successor),
    ...(modelUrl && { model: modelUrl }),
    ...(ending && { ending }),
    canonicalPath: ending?.successor?.url ?? mainPath(product),
  }
}

type OwnFacts = Pick<ProductPage, 'manufacturer' | 'sizes' | 'specs' | 'parts'> & Partial<ProductPage>

const fanFacts = (fan: Fan, catalogue: Catalogue): OwnFacts => ({
  manufacturer: { name: fan.manufacturer, url: paths.brand(fan.manufacturerNameReference) },
  sizes: [...new Set(fan.sizes)].toSorted((a, b) => a - b),
  specs: fanSpecsBySize(fan, catalogue.store.runningCost),
  parts: fan.discontinued ? [] : fittingParts(fan),
  ...(!fan.discontinued && { inRoom: fanInRoom(fan) }),
  hangsOn: 'ceiling',
  ...(!fan.discontinued &&
    fan.airflowRating && {
      figures: { airflow: fan.airflowRating, watts: fan.wattsOnHigh ?? [], sizes: fan.sizes },
    }),
  ...(fan.location && { onDisplayAt: fan.location }),
  ...(fan.modelNumber && { partNumber: fan.modelNumber }),
})

/** Where a light's maker leads: to its brand screen, else to its lights, else nowhere. */
function makerOfLights(catalogue: Catalogue, maker: string): string | undefined {
  if (brandsWithFans(catalogue).some(({ nameReference }) => nameReference === maker))
    return paths.brand(maker)
  return catalogue.byBrand.fixtures.has(maker) ? paths.fixturesOfBrand(maker) : undefined
}

function fixtureFacts(fixture: Fixture, catalogue: Catalogue): OwnFacts {
  const { manufacturer, manufacturerNameReference, partNumber, mounting } = fixture
  const url = makerOfLights(catalogue, manufacturerNameReference)
  const spots = fixture.discontinued ? undefined : fixtureSpots(fixture)
  return {
    manufacturer: { name: manufacturer, ...(url && { url }) },
    sizes: [],
    specs: fixtureSpecs(fixture),
    outline: fixtureOutline(fixture),
    // Nobody has a post to try a light on.
    ...(mounting && mounting !== 'Post' && { hangsOn: mounting === 'Wall' ? 'wall' : 'ceiling' }),
    ...(spots && { spots }),
    partNumber,
    parts: [],
  }
}

/** @param list the one whose page it is */
function productPage(catalogue: Catalogue, product: Product, path: string, list: Link): ProductPage {
  return {
    ...common(catalogue, product),
    ...ofItsKind({ fans: fanFacts, fixtures: fixtureFacts }, product, catalogue),
    path,
    trail: [LISTING_LINKS[kindOf(product)].listing, list],
    back: { label: `Back to ${list.label}`, url: list.url },
  }
}

/** A product's page within one of its categories. */
export function categoryProductPage(catalogue: Catalogue, product: Product, category: string): ProductPage {
  const kind = kindOf(product)
  const label = categoryTitle(kind, getCategory(catalogue, kind, category))
  const path = paths.product(kind, category, product.productUrl)
  return productPage(catalogue, product, path, { label, url: paths.category(kind, category) })
}

/** A fan's page within its maker's brand screen. */
export function brandFanPage(catalogue: Catalogue, fan: Fan): ProductPage {
  const { manufacturer, manufacturerNameReference: brand, name } = fan
  const list = { label: manufacturer, url: paths.brand(brand) }
  return productPage(catalogue, fan, paths.brandFan(brand, name), list)
}
