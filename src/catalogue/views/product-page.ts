import { type SpotFixture, spotFixture } from '../../spots/spot.ts'
import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { listOfBrand, paths } from '../paths.ts'
import { brandsWithFans, getCategory, mainPath } from '../queries.ts'
import { shownIn } from '../rules/finishes.ts'
import { sheetFacts } from '../rules/hang/sheet-facts.ts'
import { type FittingPart, fittingParts } from '../rules/parts.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { replacementOf } from './discontinued.ts'
import { fanInRoom, type HangingFan } from './fan-in-room.ts'
import { finishChoice } from './finish-choice.ts'
import { type FixtureSpots, fixtureSpots } from './fixture-spots.ts'
import { type Link, listingLink } from './link.ts'
import { moreProducts } from './more-products.ts'
import { productSummary } from './product-summary.ts'
import { fanSpecsBySize, fixtureSpecs, type SpecRow } from './spec-rows.ts'

interface OwnFacts {
  manufacturer: { name: string; url?: string }
  /** A fan's spans in inches, from the smallest. */
  sizes: number[]
  hangsOn?: 'ceiling' | 'wall'
  specs: SpecRow[]
  /** A fan's airflow and watts on high, for a comparison; undefined if its airflow is unknown. */
  figures?: { airflow: number[]; watts: number[]; sizes: number[] }
  inRoom?: HangingFan
  spots?: FixtureSpots
  fixture?: SpotFixture
  onDisplayAt?: string
  /** Order number of a fan, or a fixture's for the pictured finish. */
  partNumber?: string
  parts: FittingPart[]
}

export type ProductPage = ReturnType<typeof productPage>

/** The finish of these is the main picture's whatever is chosen; in a room it is unknown. */
const furtherViews = ({ rooms }: Catalogue, product: Product) => [
  ...product.furtherPictures.map(({ imageUrl, caption }) => ({
    picture: imageUrl,
    caption: `${caption}. ${shownIn(product)}`,
    name: caption,
    isRoom: false,
  })),
  ...rooms.scenes
    .filter((scene) => scene.product === product.productUrl)
    .map(({ imageUrl }) => ({ picture: imageUrl, caption: 'In a room', name: 'In a room', isRoom: true })),
]

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

/** The page of a fixture's brand: its brand screen if it has fans, else its fixtures, else none. */
function brandOfFixtures(catalogue: Catalogue, brand: string): string | undefined {
  if (brandsWithFans(catalogue).some(({ nameReference }) => nameReference === brand))
    return paths.brand(brand)
  return catalogue.byBrand.fixtures.has(brand) ? listOfBrand('fixtures', brand) : undefined
}

function fixtureFacts(fixture: Fixture, catalogue: Catalogue): OwnFacts {
  const { manufacturer, manufacturerNameReference, partNumber, mounting } = fixture
  const url = brandOfFixtures(catalogue, manufacturerNameReference)
  const spots = fixture.discontinued ? undefined : fixtureSpots(fixture)
  return {
    manufacturer: { name: manufacturer, ...(url && { url }) },
    sizes: [],
    specs: fixtureSpecs(fixture),
    fixture: spotFixture(fixture),
    // A post light can't hang in a room.
    ...(mounting && mounting !== 'Post' && { hangsOn: mounting === 'Wall' ? 'wall' : 'ceiling' }),
    ...(spots && { spots }),
    partNumber,
    parts: [],
  }
}

function productPage(catalogue: Catalogue, product: Product, path: string, list: Link) {
  const { kind, productUrl, title, productDescription, imageUrl, modelUrl } = product
  const replacement = product.discontinued ? replacementOf(catalogue, product) : undefined
  return {
    kind,
    productUrl,
    title,
    description: productDescription,
    picture: imageUrl,
    shownIn: shownIn(product),
    facts: productSummary(catalogue, product).facts,
    finishes: finishChoice(product, catalogue.finishColours),
    further: furtherViews(catalogue, product),
    ...(modelUrl && { model: modelUrl }),
    ...(product.kind === 'fans' ? fanFacts(product, catalogue) : fixtureFacts(product, catalogue)),
    /** The way here, outermost first; the page itself is not in it. */
    trail: [listingLink(kind), list],
    back: { label: `Back to ${list.label}`, url: list.url },
    path,
    canonicalPath: mainPath(replacement ?? product),
    more: moreProducts(catalogue, product, replacement),
    ...(product.discontinued && {
      discontinued: { ...(replacement && { replacement: productSummary(catalogue, replacement) }) },
    }),
    sheet: sheetFacts(product),
  }
}

export function categoryProductPage(catalogue: Catalogue, product: Product, category: string) {
  const { kind } = product
  const label = getCategory(catalogue, kind, category).title
  const path = paths.product(kind, category, product.productUrl)
  return productPage(catalogue, product, path, { label, url: paths.category(kind, category) })
}

export function brandFanPage(catalogue: Catalogue, fan: Product) {
  const { manufacturer, manufacturerNameReference: brand, name } = fan
  const list = { label: manufacturer, url: paths.brand(brand) }
  return productPage(catalogue, fan, paths.brandFan(brand, name), list)
}
