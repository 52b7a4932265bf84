import { load } from '../../../client/load.ts'
import { type Product, productsNamed } from '../../../client/products.ts'
import { useLoaded } from '../../../client/react.tsx'
import { loadRoomKinds, type RoomKinds } from '../../fit/rooms.ts'
import { type ProductRecord, productRecord } from '../records.ts'

export type Products = ReadonlyMap<string, Product>

const namesOf = (text: string) => (text ? text.split(',') : [])

const loadNamed = (names: string) => load(() => productsNamed(namesOf(names)))

export const useProducts = (names: readonly string[]) => useLoaded(names.join(), loadNamed)

/** Without those that do not load: the others are shown. */
async function loadRecords(pages: string): Promise<ReadonlyMap<string, ProductRecord>> {
  const records = namesOf(pages).map((page) => productRecord(page).catch(() => undefined))
  const found = (await Promise.all(records)).filter((record) => record !== undefined)
  return new Map(found.map((record) => [record.productUrl, record]))
}

/** The records of products; undefined until the first are loaded. */
export function useRecords(products: Products): ReadonlyMap<string, ProductRecord> | undefined {
  const pages = [...products.values()].map(({ url }) => url).join()
  const records = useLoaded(pages, loadRecords)
  return typeof records === 'string' ? undefined : records
}

const NO_KINDS: RoomKinds = new Map()

export function useRoomKinds(): { kinds: RoomKinds; areMissing: boolean } {
  const kinds = useLoaded('rooms', loadRoomKinds)
  return { kinds: typeof kinds === 'string' ? NO_KINDS : kinds, areMissing: kinds === 'failed' }
}
