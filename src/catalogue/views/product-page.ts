import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { getFanCategory, getFixtureCategory, mainCategory } from '../queries.ts'
import { airflowText } from '../rules/airflow.ts'
import { bulbInformation } from '../rules/bulb-information.ts'
import { fanCardFacts, fixtureCardFacts } from '../rules/card-facts.ts'
import { colourLists } from '../rules/colour-lists.ts'
import { controlType } from '../rules/control-type.ts'
import { fixtureDimensions } from '../rules/fixture-dimensions.ts'
import { lightInformation } from '../rules/light-information.ts'
import { type LocationNote, locationNote } from '../rules/location-note.ts'
import { shownIn } from '../rules/shown-in.ts'
import { sizeNote } from '../rules/size-note.ts'
import { sizesText } from '../rules/sizes-text.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { type FinishChoice, finishChoice } from './finish-choice.ts'

export interface Link {
  label: string
  url: string
}

/** A row of the specification table; a row with nothing to say is left out. */
export interface SpecRow {
  label: string
  lines: string[]
  /** The small drawn sign beside it. */
  sign?: LocationNote['kind']
}

/** All that the page of a product shows. */
export interface ProductPage {
  kind: 'fan' | 'fixture'
  title: string
  /** The maker; with an address where the site has a brand screen. */
  manufacturer: { name: string; url?: string }
  description: string
  picture: string
  shownIn: string
  /** The facts of its card, under the name. */
  facts: string[]
  finishes: FinishChoice
  specs: SpecRow[]
  location: LocationNote & { rating: string }
  /** Where in the showroom it hangs. */
  showroomPlace?: string
  partNumber?: string
  /** The way here, outermost first; the page itself is not in it. */
  trail: Link[]
  /** The link of the specification: "Back to …". */
  back: Link
  path: string
  /** The one address that search engines should keep. */
  canonicalPath: string
}

const FANS: Link = { label: 'Ceiling Fans', url: paths.fans }
const LIGHTING: Link = { label: 'Lighting Fixtures', url: paths.lighting }

function common(catalogue: Catalogue, product: Fan | Fixture) {
  const { title, productDescription, imageUrl, locationRating } = product
  return {
    title,
    description: productDescription,
    picture: imageUrl,
    shownIn: shownIn(product),
    finishes: finishChoice(product, catalogue.finishColours),
    location: { ...locationNote(locationRating), rating: locationRating },
  }
}

const COLOUR_ROWS = {
  Finish: 'Finishes',
  Body: 'Body finishes',
  Blades: 'Blade finishes',
  Light: 'Light finishes',
} as const

const colourRows = (product: Fan | Fixture): SpecRow[] =>
  colourLists(product).map(({ label, colours }) => ({
    label: COLOUR_ROWS[label],
    lines: [colours.join(', ')],
  }))

function locationRow({ locationRating }: Fan | Fixture): SpecRow {
  const { note, kind } = locationNote(locationRating)
  return { label: 'Location rating', lines: [locationRating, note], sign: kind }
}

const filled = (rows: SpecRow[]): SpecRow[] => rows.filter(({ lines }) => lines.length > 0)

const fanSpecs = (fan: Fan): SpecRow[] =>
  filled([
    { label: 'Sizes', lines: [sizesText(fan.sizes)] },
    { label: 'Airflow', lines: airflowText(fan) },
    { label: 'Motor', lines: fan.motorType ? [fan.motorType] : [] },
    { label: 'Control', lines: controlType(fan) },
    { label: 'Light', lines: lightInformation(fan) },
    locationRow(fan),
    ...colourRows(fan),
    { label: 'Styles', lines: fan.styles.length > 0 ? [fan.styles.join(', ')] : [] },
  ])

const fixtureSpecs = (fixture: Fixture): SpecRow[] =>
  filled([
    { label: 'Dimensions', lines: [...fixtureDimensions(fixture), sizeNote(fixture)] },
    { label: 'Bulbs', lines: bulbInformation(fixture) },
    locationRow(fixture),
    ...colourRows(fixture),
    { label: 'Part number', lines: [fixture.partNumber] },
    { label: 'Styles', lines: fixture.styles.length > 0 ? [fixture.styles.join(', ')] : [] },
  ])

function fanPage(
  catalogue: Catalogue,
  fan: Fan,
  place: { path: string; trail: Link[]; back: Link },
): ProductPage {
  return {
    kind: 'fan',
    facts: fanCardFacts(fan),
    ...common(catalogue, fan),
    manufacturer: { name: fan.manufacturer, url: paths.brand(fan.manufacturerNameReference) },
    specs: fanSpecs(fan),
    ...(fan.location && { showroomPlace: fan.location }),
    ...place,
    canonicalPath: paths.fan(mainCategory(fan), fan.productUrl),
  }
}

/** A fan's page within one of its categories. */
export function categoryFanPage(catalogue: Catalogue, fan: Fan, category: string): ProductPage {
  const { productCategory } = getFanCategory(catalogue, category)
  const url = paths.fanCategory(category)
  return fanPage(catalogue, fan, {
    path: paths.fan(category, fan.productUrl),
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
  const url = paths.fixtureCategory(category)
  const hasScreen = catalogue.fansByBrand.has(manufacturerNameReference)
  return {
    kind: 'fixture',
    facts: fixtureCardFacts(fixture),
    ...common(catalogue, fixture),
    manufacturer: { name: manufacturer, ...(hasScreen && { url: paths.brand(manufacturerNameReference) }) },
    specs: fixtureSpecs(fixture),
    partNumber,
    path: paths.fixture(category, productUrl),
    trail: [LIGHTING, { label: lightingFixtureCategory, url }],
    back: { label: `Back to ${lightingFixtureCategory}`, url },
    canonicalPath: paths.fixture(mainCategory(fixture), productUrl),
  }
}
