import { useLoaded } from '../../../../client/islands/use-loaded.ts'
import type { Product } from '../../../../client/product-data/product-file.ts'
import type { ListedProduct } from '../../listed-product.ts'
import { productRecord } from '../../product-records.ts'

/** One that cannot be had is left out: the others are shown. */
const load = async (pages: string): Promise<ReadonlyMap<string, ListedProduct>> => {
  const records = await Promise.allSettled(pages.split(',').map(productRecord))
  const found = records.flatMap((record) =>
    record.status === 'fulfilled' && record.value ? [record.value] : [],
  )
  return new Map(found.map((record) => [record.productUrl, record]))
}

const NONE: ReadonlyMap<string, ListedProduct> = new Map()

/** The records of products by their names; none until they are there. */
export function useRecords(products: Iterable<Product>): ReadonlyMap<string, ListedProduct> {
  const pages = [...products].map(({ url }) => url).join()
  const records = useLoaded(pages || undefined, load)
  return typeof records === 'string' ? NONE : records
}
