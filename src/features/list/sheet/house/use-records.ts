import type { Product } from '../../../../client/product-data/product-file.ts'
import { useLoaded } from '../../../../client/react.tsx'
import type { KnownRecord } from '../../known-record.ts'
import { productRecord } from '../../product-records.ts'

const NONE: ReadonlyMap<string, KnownRecord> = new Map()

/** One that cannot be had is left out: the others are shown. */
const load = async (pages: string): Promise<ReadonlyMap<string, KnownRecord>> => {
  const records = await Promise.allSettled(pages.split(',').map(productRecord))
  const found = records.flatMap((record) =>
    record.status === 'fulfilled' && record.value ? [record.value] : [],
  )
  return new Map(found.map((record) => [record.productUrl, record]))
}

/** The records of products by their names; undefined until the first are there. */
export function useRecords(products: Iterable<Product>): ReadonlyMap<string, KnownRecord> | undefined {
  const pages = [...products].map(({ url }) => url).join()
  const records = useLoaded(pages || undefined, load)
  if (!pages) return NONE
  return typeof records === 'string' ? undefined : records
}
