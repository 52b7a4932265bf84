import { paths } from '../../catalogue/paths.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import type { FinishOption } from '../../catalogue/views/finish-choice.ts'
import { yieldToMain } from '../yield-to-main.ts'
import { decodeCardFiles, encodeCardFiles } from './card-files.ts'
import type { Product, ProductFile, ProductRow } from './product-file.ts'

/** How many rows are read in one task. */
const SLICE = 250

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const labels = (options: readonly FinishOption[]): string[] => options.map(({ label }) => label)

const shownIndex = (options: readonly FinishOption[]): number => options.findIndex(({ isShown }) => isShown)

function rowOf(product: Product): ProductRow {
  const { kind, url, productUrl, brand, picture, finishes, bladeFinishes, ...said } = product
  const { style: _, ...facets } = said.facets
  const shown = [shownIndex(finishes), shownIndex(bladeFinishes)] as const
  return {
    ...said,
    facets,
    ...(slugOf(said.title) !== productUrl && { productUrl }),
    ...(lastPart(url) !== productUrl && { name: lastPart(url) }),
    picture: encodeCardFiles(picture, productUrl),
    finishes: labels(finishes),
    ...(bladeFinishes.length > 0 && { bladeFinishes: labels(bladeFinishes) }),
    ...(shown.some((index) => index > 0) && { shown }),
  }
}

/**
 * The products of one list as they travel, in their order.
 *
 * @param folder what the addresses of all their pages begin with; without it each is in its main category's
 */
export function toRows(kind: Product['kind'], products: readonly Product[], folder?: string): ProductFile {
  const options = products.flatMap(({ finishes, bladeFinishes }) => [...finishes, ...bladeFinishes])
  return {
    kind,
    ...(folder && { folder }),
    colours: Object.fromEntries(options.flatMap(({ label, colour }) => (colour ? [[label, colour]] : []))),
    products: products.map(rowOf),
  }
}

/** The path of a product's page: in the list's own folder, or in the product's main category. */
function pathOf({ folder, kind }: ProductFile, name: string, category: string): string {
  if (folder) return `${folder}/${name}`
  return paths.product(kind, category, name)
}

function productOf(file: ProductFile, row: ProductRow): Product {
  const { title, name, picture, finishes, bladeFinishes = [], shown = [0, 0], ...said } = row
  const { productUrl = slugOf(title), facets, categories, styles } = said
  const options = (list: readonly string[], shownAt: number): FinishOption[] =>
    list.map((label, index) => {
      const colour = file.colours[label]
      return { label, slug: slugOf(label), ...(colour && { colour }), isShown: index === shownAt }
    })
  return {
    ...said,
    kind: file.kind,
    title,
    productUrl,
    url: pathOf(file, name ?? productUrl, categories[0] ?? ''),
    brand: facets.brand?.[0] ?? '',
    facets: { ...facets, style: styles.map(slugOf) },
    picture: decodeCardFiles(picture, productUrl),
    finishes: options(finishes, shown[0]),
    bladeFinishes: options(bladeFinishes, shown[1]),
  }
}

/** The products of a file, in their order: what `toRows` was given. */
export async function fromRows(file: ProductFile): Promise<Product[]> {
  const products: Product[] = []
  for (const [index, row] of file.products.entries()) {
    if (index % SLICE === 0) await yieldToMain()
    products.push(productOf(file, row))
  }
  return products
}
