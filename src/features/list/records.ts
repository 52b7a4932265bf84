import { productRecordAddress } from '../../catalogue/api-paths.ts'
import type { Product as ProductRecord } from '../../catalogue/kinds/product.ts'
import type { ApiRecord } from '../../catalogue/views/api.ts'
import { load, loadOnce } from '../../client/load.ts'
import { loadDrawing, type Product, productsNamed } from '../../client/products.ts'
import { useLoaded } from '../../client/react.tsx'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { loadRoomKinds, type RoomKinds } from '../fit/rooms.ts'

export type { ProductRecord }

const isRecord = (value: unknown): value is ApiRecord<ProductRecord> =>
  value instanceof Object && 'productUrl' in value

/** The product in an API answer with details. Unknown fields are null there and left out here; its kind is that of its fields. */
export function recordIn(answer: unknown): ProductRecord | undefined {
  const found = Object.values(answer ?? {}).find(isRecord)
  if (!found) return undefined
  const fields = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null))
  return { ...fields, kind: 'sizes' in found ? 'fans' : 'fixtures' } as ProductRecord
}

const loadRecord = loadOnce(async (response) => recordIn(await response.json()))

/** A product's whole record from the site's API, by its page's path; undefined if the API has none. */
export async function productRecord(page: string): Promise<ProductRecord | undefined> {
  const address = productRecordAddress(page)
  return address ? loadRecord(address) : undefined
}

export interface KnownProduct {
  product: Product
  record: ProductRecord
  drawn?: DrawnLines | undefined
}

/** @throws Error if a record can't be loaded: a schedule without one would be ordered from */
export async function loadKnown(products: Iterable<Product>): Promise<ReadonlyMap<string, KnownProduct>> {
  const pairs = await Promise.all(
    [...products].map(async (product) => {
      const [record, drawn] = await Promise.all([
        productRecord(product.url),
        product.hasOutline ? loadDrawing(product.productUrl) : undefined,
      ])
      return record ? [[product.productUrl, { product, record, drawn }] as const] : []
    }),
  )
  return new Map(pairs.flat())
}

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
