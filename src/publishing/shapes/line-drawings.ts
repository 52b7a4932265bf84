import { createHash } from 'node:crypto'
import { catalogue } from '../../catalogue/index.ts'
import type { Product } from '../../catalogue/kinds/product.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { DATA_FOLDER } from '../../catalogue/paths.ts'
import { productsEver } from '../../catalogue/queries.ts'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { measureDrawing } from '../../drawing/outline/measure-drawing.ts'
import { printSvgFile, readSvg } from '../../drawing/svg.ts'
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

/** @throws Error naming the path when no such file is in content/outlines */
function load(path: string): Promise<string> {
  const file = files[`/${path}`]
  if (!file) throw new Error(`There is no file ${path}. Put it there, or correct the record that names it.`)
  return file()
}

/** A line drawing as a file of its own, which only the API refers to: no more of it than the check lets through. */
export const drawingFile = memoized(async (path: string): Promise<{ address: string; svg: string }> => {
  const svg = printSvgFile(readSvg(await load(path), 'drawing'))
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 10)
  return { address: `${DATA_FOLDER}/${path.slice('content/'.length, -'.svg'.length)}.${hash}.svg`, svg }
})

/** All of them, one for each file that a record names. */
export function drawingFiles(): Promise<{ address: string; svg: string }[]> {
  const named = [...products.values()].flatMap(({ outlineUrl }) => outlineUrl ?? [])
  return Promise.all([...new Set(named)].map(drawingFile))
}

/**
 * A product's line drawing, read and measured once; undefined for one without.
 *
 * @throws Error when its record names a file that is not there
 */
export const lineDrawing = memoized(async (productUrl: string): Promise<DrawnLines | undefined> => {
  const product = products.get(productUrl)
  return product?.outlineUrl ? measureDrawing(await load(product.outlineUrl), product) : undefined
})
