import { load } from '../../../client/load.ts'
import { productsNamed } from '../../../client/product-data/load-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { useLoaded } from '../../../client/react.tsx'
import { loadRoomKinds, type RoomKinds } from '../../fit/rooms.ts'
import { type ProductRecord, productRecord } from '../records.ts'

export type Products = ReadonlyMap<string, Product>

const namesOf = (text: string) => (text ? text.split(',') : [])

const loadNamed = (names: string) => load(() => productsNamed(namesOf(names)))

export const useProducts = (names: readonly string[]) => useLoaded(names.join(), loadNamed)

export type Records = ReadonlyMap<string, ProductRecord>
const NONE: Records = new Map()

/** Without those that do not load: the others are shown. */
async function loadRecords(pages: string): Promise<Records> {
  const records = await Promise.allSettled(namesOf(pages).map(productRecord))
  const found = records.flatMap((record) => (record.status === 'fulfilled' && record.value) || [])
  return new Map(found.map((record) => [record.productUrl, record]))
}

/** The records of products; undefined until the first are loaded. */
export function useRecords(products: Products): Records | undefined {
  const pages = [...products.values()].map(({ url }) => url).join()
  const records = useLoaded(pages || undefined, loadRecords)
  if (!pages) return NONE
  return typeof records === 'string' ? undefined : records
}

const NO_KINDS: RoomKinds = new Map()

export function useRoomKinds(): { kinds: RoomKinds; areMissing: boolean } {
  const kinds = useLoaded('rooms', loadRoomKinds)
  return { kinds: typeof kinds === 'string' ? NO_KINDS : kinds, areMissing: kinds === 'failed' }
}
