import type { Catalogue } from '../create-catalogue.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import { brandsWithFans, getFanCategory, getFixtureCategory } from '../queries.ts'
import { fanCardFacts, fixtureCardFacts } from '../rules/card-facts.ts'
import type { Product } from '../rules/is-fan.ts'
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
import { mainPath } from './main-path.ts'
import { type MoreProducts, moreProducts } from './more-products.ts'
import { fanSpecs, fixtureSpecs, type SpecRow } from './spec-rows.ts'

export interface Link {
  label: string
  url: string
}

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
  /** What its pictures show beside the finishes: from below, close up. */
  further: FurtherView[]
  specs: SpecRow[]
  /** What fits a fan into a room. */
  inRoom?: HangingFan
  /** What fits a fixture into its spot. */
  spots?: FixtureSpots
  /** What a fixture is drawn to scale from. */
  outline?: FixtureOutline
  /** Where in the showroom it hangs. */
  showroomPlace?: string
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

const FANS: Link = { label: 'Ceiling Fans', url: paths.fans }
const LIGHTING: Link = { label: 'Lighting Fixtures', url: paths.lighting }

function common(catalogue: Catalogue, product: Product) {
  const { productUrl, title, productDescription, imageUrl } = product
  const successor = successorOf(catalogue, product)
  const ending = productEnding(catalogue, product, successor)
  return {
    productUrl,
    title,
    description: productDescription,
    picture: imageUrl,
    shownIn: shownIn(product),
    finishes: finishChoice(product, catalogue.finishColours),
    further: furtherViews(catalogue, product),
    more: moreProducts(catalogue, product, successor),
    ...(ending && { ending }),
    canonicalPath: ending?.successor?.url ?? mainPath(product),
  }
}

function fanPage(
  catalogue: Catalogue,
  fan: Fan,
  place: { path: string; trail: Link[]; back: Link },
): ProductPage {
  return {
    kind: 'fans',
    facts: fanCardFacts(fan),
    ...common(catalogue, fan),
    manufacturer: { name: fan.manufacturer, url: paths.brand(fan.manufacturerNameReference) },
    specs: fanSpecs(fan, catalogue.store.runningCost),
    parts: fan.discontinued ? [] : fittingParts(fan),
    ...(!fan.discontinued && { inRoom: fanInRoom(fan) }),
    ...(fan.location && { showroomPlace: fan.location }),
    ...(fan.modelNumber && { partNumber: fan.modelNumber }),
    ...place,
  }
}

/** A fan's page within one of its categories. */
export function categoryFanPage(catalogue: Catalogue, fan: Fan, category: string): ProductPage {
  const { productCategory } = getFanCategory(catalogue, category)
  const url = paths.category('fans', category)
  return fanPage(catalogue, fan, {
    path: paths.product('fans', category, fan.productUrl),
    trail: [FANS, { label: productCategory, url }],
    back: { label: `Back to ${productCategory}`, url },
  })
}

/** A fan's page within its maker's brand screen. */
export function brandFanPage(catalogue: Catalogue, fan: Fan): ProductPage {
  const { manufacturer, manufacturerNameReference, name } = fan
  const url = paths.brand(manufacturerNameReference)
  return fanPage(catalogue, fan, {
    path: paths.brandFan(manufacturerNameReference, name),
    trail: [FANS, { label: manufacturer, url }],
    back: { label: `Back to ${manufacturer}`, url },
  })
}

/** A fixture's page within one of its categories. */
export function fixturePage(catalogue: Catalogue, fixture: Fixture, category: string): ProductPage {
  const { lightingFixtureCategory } = getFixtureCategory(catalogue, category)
  const { manufacturer, manufacturerNameReference, partNumber, productUrl } = fixture
  const url = paths.category('fixtures', category)
  const hasScreen = brandsWithFans(catalogue).some(
    ({ nameReference }) => nameReference === manufacturerNameReference,
  )
  const spots = fixture.discontinued ? undefined : fixtureSpots(fixture)
  return {
    kind: 'fixtures',
    facts: fixtureCardFacts(fixture),
    ...common(catalogue, fixture),
    manufacturer: { name: manufacturer, ...(hasScreen && { url: paths.brand(manufacturerNameReference) }) },
    specs: fixtureSpecs(fixture),
    outline: fixtureOutline(fixture),
    ...(spots && { spots }),
    partNumber,
    parts: [],
    path: paths.product('fixtures', category, productUrl),
    trail: [LIGHTING, { label: lightingFixtureCategory, url }],
    back: { label: `Back to ${lightingFixtureCategory}`, url },
  }
}
