import type { PlacedFixture } from '../catalogue/rules/spot/placed-fixture.ts'
import { slugOf } from '../catalogue/slug-of.ts'
import { encodeCardFiles } from './card-files.ts'
import type { Product, ProductFile } from './product-file.ts'
import { encodeWords } from './word-column.ts'

/** Facets whose values are the names of another column in lower case. */
const FOLLOWING = new Set(['style', 'brand'])

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const known = (word: string | undefined): string[] => (word ? [word] : [])

const dimensions = (fixture: PlacedFixture): string =>
  [fixture.fixtureHeight, fixture.fixtureLength, fixture.fixtureWidth, fixture.maxOverallHeight]
    .join(' ')
    .trim()

const shownPlaces = ({ finishes, bladeFinishes }: Product): string => {
  const places = [finishes, bladeFinishes].map((options) =>
    Math.max(
      0,
      options.findIndex(({ isShown }) => isShown),
    ),
  )
  return places.some((place) => place > 0) ? places.join(' ') : ''
}

const numbersByPlace = ({ finishes, finishPartNumbers }: Product): string =>
  finishPartNumbers ? finishes.map(({ slug }) => finishPartNumbers[slug] ?? '').join('\t') : ''

/**
 * The products of one list as a file, in their order.
 *
 * @param folder what the addresses of all their pages begin with; without it each is in its main category's
 */
export function encodeProducts(
  kind: Product['kind'],
  products: readonly Product[],
  folder?: string,
): ProductFile {
  const lines = (text: (product: Product) => string | number | undefined) =>
    products.map((product) => text(product) ?? '').join('\n')
  const words = (list: (product: Product) => readonly string[]) => encodeWords(products.map(list))
  const names = new Set(products.flatMap(({ facets }) => Object.keys(facets)))
  const options = products.flatMap(({ finishes, bladeFinishes }) => [...finishes, ...bladeFinishes])

  return {
    kind,
    ...(folder && { folder }),
    title: lines(({ title }) => title),
    productUrl: lines(({ title, productUrl }) => (slugOf(title) === productUrl ? '' : productUrl)),
    name: lines(({ url, productUrl }) => (lastPart(url) === productUrl ? '' : lastPart(url))),
    picture: lines(({ picture, productUrl }) => encodeCardFiles(picture, productUrl)),
    sizes: lines(({ sizes, fixture }) => (fixture ? '' : sizes.join(' '))),
    dimensions: lines(({ fixture }) => fixture && dimensions(fixture)),
    lumens: lines(({ lumens }) => lumens),
    airflowCfm: lines(({ airflowCfm }) => airflowCfm),
    cfmPerWatt: lines(({ cfmPerWatt }) => cfmPerWatt),
    bladeCount: lines(({ bladeCount }) => bladeCount),
    bladeDropInches: lines(({ bladeDropInches }) => bladeDropInches),
    partNumber: lines(({ partNumber }) => partNumber),
    finishPartNumbers: lines(numbersByPlace),
    showroomPlace: lines(({ showroomPlace }) => showroomPlace),
    categories: words(({ categories }) => categories),
    manufacturer: words(({ manufacturer }) => [manufacturer]),
    mounting: words(({ mounting, fixture }) => known(fixture?.mounting ?? mounting)),
    locationRating: words(({ fixture }) => known(fixture?.locationRating)),
    facts: words(({ facts }) => facts),
    finishes: words(({ finishes }) => finishes.map(({ label }) => label)),
    bladeFinishes: words(({ bladeFinishes }) => bladeFinishes.map(({ label }) => label)),
    shown: lines(shownPlaces),
    styles: words(({ styles }) => styles),
    facets: Object.fromEntries(
      [...names]
        .filter((name) => !FOLLOWING.has(name))
        .map((name) => [name, words(({ facets }) => facets[name as keyof typeof facets] ?? [])]),
    ),
    colours: Object.fromEntries(options.flatMap(({ label, colour }) => (colour ? [[label, colour]] : []))),
    brands: Object.fromEntries(
      products
        .filter(({ manufacturer, brand }) => slugOf(manufacturer) !== brand)
        .map(({ manufacturer, brand }) => [manufacturer, brand]),
    ),
  }
}
