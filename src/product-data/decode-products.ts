import { giveWay } from '../browser/give-way.ts'
import { slugOf } from '../catalogue/slug-of.ts'
import type { FinishOption } from '../catalogue/views/finish-choice.ts'
import { paths } from '../paths.ts'
import { decodeCardFiles } from './card-files.ts'
import type { Product, ProductFile, WordColumn } from './product-file.ts'
import { decodeWords } from './word-column.ts'

type Optional = 'airflowCfm' | 'bladeCount' | 'bladeDropInches' | 'mounting' | 'partNumber' | 'showroomPlace'

/** As many products as are decoded without giving way to what the visitor does. */
const SLICE = 250

const numbers = (line = ''): number[] => (line ? line.split(' ').map(Number) : [])

/** Makes each product's address, which a list has in its own folder or in the product's main category. */
function pathOf({ folder, kind }: ProductFile, name: string, category: string): string {
  if (folder) return `${folder}/${name}`
  return kind === 'fan' ? paths.fan(category, name) : paths.fixture(category, name)
}

/** The products of a file, in their order: what `encodeProducts` was given. */
export async function decodeProducts(file: ProductFile): Promise<Product[]> {
  const slugs = new Map<string, string>()
  const slug = (name: string): string => {
    const known = slugs.get(name) ?? slugOf(name)
    slugs.set(name, known)
    return known
  }
  const lines = (text: string) => text.split('\n')
  const words = (column: WordColumn) => decodeWords(column)
  const options = (labels: readonly string[] = [], shown = 0): FinishOption[] =>
    labels.map((label, place) => {
      const colour = file.colours[label]
      return { label, slug: slug(label), ...(colour && { colour }), isShown: place === shown }
    })

  const text = {
    productUrl: lines(file.productUrl),
    name: lines(file.name),
    picture: lines(file.picture),
    sizes: lines(file.sizes),
    airflowCfm: lines(file.airflowCfm),
    bladeCount: lines(file.bladeCount),
    bladeDropInches: lines(file.bladeDropInches),
    partNumber: lines(file.partNumber),
    showroomPlace: lines(file.showroomPlace),
    shown: lines(file.shown),
  }
  const word = {
    category: words(file.category),
    manufacturer: words(file.manufacturer),
    mounting: words(file.mounting),
    facts: words(file.facts),
    finishes: words(file.finishes),
    bladeFinishes: words(file.bladeFinishes),
    styles: words(file.styles),
  }
  const facets = Object.entries(file.facets).map(([name, column]) => [name, words(column)] as const)

  const productAt = (title: string, place: number): Product => {
    const productUrl = text.productUrl[place] || slugOf(title)
    const [manufacturer = ''] = word.manufacturer[place] ?? []
    const brand = file.brands[manufacturer] ?? slug(manufacturer)
    const styles = word.styles[place] ?? []
    const [finish, blades] = numbers(text.shown[place])
    const known = {
      airflowCfm: numbers(text.airflowCfm[place])[0],
      bladeCount: numbers(text.bladeCount[place])[0],
      bladeDropInches: numbers(text.bladeDropInches[place])[0],
      mounting: word.mounting[place]?.[0],
      partNumber: text.partNumber[place] || undefined,
      showroomPlace: text.showroomPlace[place] || undefined,
    }
    return {
      kind: file.kind,
      productUrl,
      url: pathOf(file, text.name[place] || productUrl, word.category[place]?.[0] ?? ''),
      title,
      manufacturer,
      brand,
      picture: decodeCardFiles(text.picture[place] ?? '', productUrl),
      facts: [...(word.facts[place] ?? [])],
      finishes: options(word.finishes[place], finish),
      bladeFinishes: options(word.bladeFinishes[place], blades),
      styles,
      facets: {
        ...Object.fromEntries(facets.map(([name, lists]) => [name, lists[place] ?? []])),
        style: styles.map(slug),
        brand: [brand],
      },
      sizes: numbers(text.sizes[place]),
      ...(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as Pick<
        Product,
        Optional
      >),
    }
  }

  const products: Product[] = []
  for (const [place, title] of (file.title ? lines(file.title) : []).entries()) {
    if (place % SLICE === 0) await giveWay()
    products.push(productAt(title, place))
  }
  return products
}
