import { yieldToMain } from '../browser/yield-to-main.ts'
import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { type PlacedFixture, placedFixture } from '../catalogue/rules/spot/placed-fixture.ts'
import { slugOf } from '../catalogue/slug-of.ts'
import type { FinishOption } from '../catalogue/views/finish-choice.ts'
import { paths } from '../paths.ts'
import { decodeCardFiles } from './card-files.ts'
import type { Product, ProductFile } from './product-file.ts'
import { decodeWords } from './word-column.ts'

type Optional =
  | 'airflowCfm'
  | 'cfmPerWatt'
  | 'bladeCount'
  | 'bladeDropInches'
  | 'finishPartNumbers'
  | 'mounting'
  | 'fixture'
  | 'lumens'
  | 'partNumber'
  | 'showroomPlace'

/** How many products are decoded in one task. */
const SLICE = 250

const linesOf = (text: string) => text.split('\n')
const numbersOf = (line = ''): number[] => (line ? line.split(' ').map(Number) : [])

/** What `encodeProducts` made of the order numbers of further finishes. */
function numbersOfFinishes(
  line: string | undefined,
  finishes: readonly FinishOption[],
): Record<string, string> | undefined {
  if (!line) return undefined
  const numbers = line.split('\t')
  return Object.fromEntries(
    finishes.flatMap(({ slug }, place) => (numbers[place] ? [[slug, numbers[place]]] : [])),
  )
}

/** The path of a product's page: in the list's own folder, or in the product's main category. */
function pathOf({ folder, kind }: ProductFile, name: string, category: string): string {
  if (folder) return `${folder}/${name}`
  return kind === 'fan' ? paths.fan(category, name) : paths.fixture(category, name)
}

/** What decides which places a fixture suits; undefined for a fan. */
function fixtureOf(
  mounting?: string,
  locationRating?: string,
  dimensions?: string,
): PlacedFixture | undefined {
  const [fixtureHeight, fixtureLength, fixtureWidth, maxOverallHeight] = numbersOf(dimensions)
  if (fixtureHeight === undefined) return undefined
  return placedFixture({
    mounting,
    locationRating,
    fixtureHeight,
    fixtureLength,
    fixtureWidth,
    maxOverallHeight,
  } as PlacedFixture)
}

/** The products of a file, in their order: what `encodeProducts` was given. */
export async function decodeProducts(file: ProductFile): Promise<Product[]> {
  const slugs = new Map<string, string>()
  const slug = (name: string): string => {
    const known = slugs.get(name) ?? slugOf(name)
    slugs.set(name, known)
    return known
  }
  const options = (labels: readonly string[] = [], shown = 0): FinishOption[] =>
    labels.map((label, place) => {
      const colour = file.colours[label]
      return { label, slug: slug(label), ...(colour && { colour }), isShown: place === shown }
    })

  const text = {
    productUrl: linesOf(file.productUrl),
    name: linesOf(file.name),
    picture: linesOf(file.picture),
    sizes: linesOf(file.sizes),
    dimensions: linesOf(file.dimensions),
    lumens: linesOf(file.lumens),
    airflowCfm: linesOf(file.airflowCfm),
    cfmPerWatt: linesOf(file.cfmPerWatt),
    bladeCount: linesOf(file.bladeCount),
    bladeDropInches: linesOf(file.bladeDropInches),
    partNumber: linesOf(file.partNumber),
    finishPartNumbers: linesOf(file.finishPartNumbers),
    showroomPlace: linesOf(file.showroomPlace),
    shown: linesOf(file.shown),
  }
  const words = {
    categories: decodeWords(file.categories),
    manufacturer: decodeWords(file.manufacturer),
    mounting: decodeWords(file.mounting),
    locationRating: decodeWords(file.locationRating),
    facts: decodeWords(file.facts),
    finishes: decodeWords(file.finishes),
    bladeFinishes: decodeWords(file.bladeFinishes),
    styles: decodeWords(file.styles),
  }
  const facets = Object.entries(file.facets).map(([name, column]) => [name, decodeWords(column)] as const)

  const productAt = (title: string, place: number): Product => {
    const productUrl = text.productUrl[place] || slugOf(title)
    const [manufacturer = ''] = words.manufacturer[place] ?? []
    const brand = file.brands[manufacturer] ?? slug(manufacturer)
    const styles = words.styles[place] ?? []
    const categories = words.categories[place] ?? []
    const [finish, blades] = numbersOf(text.shown[place])
    const mounting = words.mounting[place]?.[0]
    const fixture = fixtureOf(mounting, words.locationRating[place]?.[0], text.dimensions[place])
    const finishes = options(words.finishes[place], finish)
    const known = {
      fixture,
      lumens: numbersOf(text.lumens[place])[0],
      airflowCfm: numbersOf(text.airflowCfm[place])[0],
      cfmPerWatt: numbersOf(text.cfmPerWatt[place])[0],
      bladeCount: numbersOf(text.bladeCount[place])[0],
      bladeDropInches: numbersOf(text.bladeDropInches[place])[0],
      mounting: fixture ? undefined : mounting,
      partNumber: text.partNumber[place] || undefined,
      finishPartNumbers: numbersOfFinishes(text.finishPartNumbers[place], finishes),
      showroomPlace: text.showroomPlace[place] || undefined,
    }
    return {
      kind: file.kind,
      productUrl,
      url: pathOf(file, text.name[place] || productUrl, categories[0] ?? ''),
      title,
      manufacturer,
      brand,
      picture: decodeCardFiles(text.picture[place] ?? '', productUrl),
      facts: [...(words.facts[place] ?? [])],
      finishes,
      bladeFinishes: options(words.bladeFinishes[place], blades),
      styles,
      categories,
      facets: {
        ...Object.fromEntries(facets.map(([name, lists]) => [name, lists[place] ?? []])),
        style: styles.map(slug),
        brand: [brand],
      },
      sizes: fixture ? [widthInches(fixture)] : numbersOf(text.sizes[place]),
      ...(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as Pick<
        Product,
        Optional
      >),
    }
  }

  const products: Product[] = []
  for (const [place, title] of (file.title ? linesOf(file.title) : []).entries()) {
    if (place % SLICE === 0) await yieldToMain()
    products.push(productAt(title, place))
  }
  return products
}
