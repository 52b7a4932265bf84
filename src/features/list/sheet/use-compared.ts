import type { RunningCost } from '../../../catalogue/rules/running-cost.ts'
import { trackEvent } from '../../../client/analytics/track-event.ts'
import { load } from '../../../client/load.ts'
import { loadDrawing } from '../../../client/product-data/load-drawing.ts'
import { loadProducts } from '../../../client/product-data/load-products.ts'
import { productsNamed } from '../../../client/product-data/products-named.ts'
import { useLoaded } from '../../../client/react.tsx'
import type { DrawnLines } from '../../../drawing/outline/line-drawing.ts'
import { type FinishGroups, finishGroups } from '../chosen-finish.ts'
import { chosenSize } from '../chosen-size.ts'
import { MOST_COMPARED } from '../compared-count.ts'
import { type Comparison, comparison } from '../comparison.ts'
import { type ComparedProduct, type ListedProduct, listedProduct } from '../listed-product.ts'
import { productRecord } from '../product-records.ts'
import { itemOf, type Shortlist } from '../shortlist.ts'

/** Products side by side, the finishes of each to choose from, with their colors, and what they are drawn by. */
export interface Compared extends Comparison {
  groups: ReadonlyMap<string, FinishGroups>
  /** The line drawings of those that have one. */
  drawings: ReadonlyMap<string, DrawnLines | undefined>
}

/** `none` when fewer than two of them can be compared. */
export type ComparedState = Compared | 'loading' | 'failed' | 'none'

interface LoadedProducts extends Pick<Compared, 'groups' | 'drawings'> {
  products: readonly ListedProduct[]
  /** How many of them the store does not have. */
  unknown: number
}

async function loadCompared(list: string): Promise<LoadedProducts> {
  const productUrls = list.split(',')
  const found = await productsNamed(productUrls, loadProducts)
  const known = productUrls.flatMap((productUrl) => found.get(productUrl) ?? [])
  const unknown = productUrls.length - known.length
  const ofOneKind = known.filter(({ kind }) => kind === known[0]?.kind).slice(0, MOST_COMPARED)
  if (ofOneKind.length > 1) for (const { productUrl } of ofOneKind) trackEvent('compared', productUrl)
  const [records, drawings] = await Promise.all([
    Promise.all(ofOneKind.map(({ url }) => productRecord(url))),
    Promise.all(
      ofOneKind.map(
        async ({ productUrl, hasOutline }) =>
          [productUrl, hasOutline && (await loadDrawing(productUrl))] as const,
      ),
    ),
  ])
  const groups = new Map(ofOneKind.map((product) => [product.productUrl, finishGroups(product)]))
  return {
    products: records.flatMap((record) => (record ? [listedProduct(record)] : [])),
    groups,
    drawings: new Map(drawings),
    unknown,
  }
}

const loadForVisitor = (list: string) => load(() => loadCompared(list))

/** Some products side by side, each in the size that is chosen, from at most four records of the site's API; fans beside the visitor's own; and how many of them the store does not have. */
export function useCompared(
  items: Shortlist,
  cost: RunningCost,
  own: ComparedProduct | undefined,
): [ComparedState, unknown: number] {
  const loaded = useLoaded(items.map(({ productUrl }) => productUrl).join(), loadForVisitor)
  if (typeof loaded === 'string') return [loaded, 0]
  const sized = loaded.products.map((product) =>
    product.inSize(
      chosenSize({ ...product, sizes: product.spans }, itemOf(items, product.productUrl)?.sizeInches),
    ),
  )
  const compared = comparison(sized, cost, own)
  const { groups, drawings, unknown } = loaded
  return [compared ? { ...compared, groups, drawings } : 'none', unknown]
}
