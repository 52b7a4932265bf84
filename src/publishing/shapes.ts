import { catalogue } from '../catalogue/index.ts'
import type { Product } from '../catalogue/kinds/product.ts'
import { KINDS } from '../catalogue/kinds/product-kinds.ts'
import { productsEver } from '../catalogue/queries.ts'
import type { FileUrl } from '../catalogue/views/api.ts'
import type { DrawnLines } from '../drawing/outline/line-drawing.ts'
import { measureDrawing } from '../drawing/outline/measure-drawing.ts'
import { printSvgFile, readSvg } from '../drawing/svg.ts'
import { memoized, pictureUrl } from './pictures/encode-pictures.ts'
import { type ServedFile, servedFile } from './served-file.ts'

const outlines = import.meta.glob<string>('/content/outlines/**/*.svg', { query: '?raw', import: 'default' })
// Never inlined, however small: a model is loaded on request.
const models = import.meta.glob<string>('/content/models/**/*.glb', {
  query: '?url&no-inline',
  import: 'default',
})

const products: ReadonlyMap<string, Product> = new Map(
  KINDS.flatMap<Product>((kind) => productsEver(catalogue, kind)).map((product) => [
    product.productUrl,
    product,
  ]),
)

/** The `productUrl`s of products with a line drawing. */
export const drawnProducts = (): string[] =>
  [...products.values()].filter(({ outlineUrl }) => outlineUrl).map(({ productUrl }) => productUrl)

/** @throws Error naming a missing file */
function load(files: typeof outlines, path: string): Promise<string> {
  const file = files[`/${path}`]
  if (!file) throw new Error(`There is no file ${path}. Put it there, or correct the record that names it.`)
  return file()
}

/** A line drawing as a file, for the API; only elements that the check allows. */
const drawingFile = memoized(
  async (path: string): Promise<ServedFile> =>
    servedFile(path.replace('content/', ''), printSvgFile(readSvg(await load(outlines, path), 'drawing'))),
)

export function drawingFiles(): Promise<ServedFile[]> {
  const named = [...products.values()].flatMap(({ outlineUrl }) => outlineUrl ?? [])
  return Promise.all([...new Set(named)].map(drawingFile))
}

/** A product's line drawing, read and measured once; undefined if it has none. */
export const lineDrawing = memoized(async (productUrl: string): Promise<DrawnLines | undefined> => {
  const product = products.get(productUrl)
  return product?.outlineUrl ? measureDrawing(await load(outlines, product.outlineUrl), product) : undefined
})

/** The address of any file in a record, for the API. */
export const fileUrl: FileUrl = async (path) => {
  if (path.endsWith('.svg')) return (await drawingFile(path)).address
  return path.endsWith('.glb') ? load(models, path) : pictureUrl(path)
}
