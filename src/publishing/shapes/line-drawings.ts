import { catalogue } from '../../catalogue/index.ts'
import type { Product } from '../../catalogue/kinds/product.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { productsEver } from '../../catalogue/queries.ts'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { measureDrawing } from '../../drawing/outline/measure-drawing.ts'
import { memoized } from '../memoized.ts'

const files = import.meta.glob<string>('/content/outlines/**/*.svg', { query: '?raw', import: 'default' })

const products: ReadonlyMap<string, Product> = new Map(
  KINDS.flatMap<Product>((kind) => productsEver(catalogue, kind)).map((product) => [
    product.productUrl,
    product,
  ]),
)

/** The products that have a line drawing, by their names in addresses. */
export const drawnProducts = (): string[] =>
  [...products.values()].filter(({ outlineUrl }) => outlineUrl).map(({ productUrl }) => productUrl)

async function measure(product: Product, path: string): Promise<DrawnLines> {
  const load = files[`/${path}`]
  if (!load) throw new Error(`There is no file ${path}. Put it there, or correct the record that names it.`)
  return measureDrawing(await load(), product)
}

/**
 * A product's line drawing, read and measured once; undefined for one without.
 *
 * @throws Error when its record names a file that is not there
 */
export const lineDrawing = memoized(async (productUrl: string): Promise<DrawnLines | undefined> => {
  const product = products.get(productUrl)
  return product?.outlineUrl ? measure(product, product.outlineUrl) : undefined
})
