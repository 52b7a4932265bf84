import { productRecordAddress } from '../product-data/product-record-address.ts'
import { type ListedProduct, listedProduct } from './listed-product.ts'

const records = new Map<string, Promise<ListedProduct | undefined>>()

async function fetchRecord(page: string): Promise<ListedProduct | undefined> {
  const address = productRecordAddress(page)
  return address ? listedProduct(await (await fetch(address)).json(), page) : undefined
}

/**
 * A product's whole record from the site's API, fetched once.
 *
 * @param page the path of the product's page
 * @returns undefined where the API has none; rejects when it does not answer, and the next call asks again
 */
export function productRecord(page: string): Promise<ListedProduct | undefined> {
  const record = records.get(page) ?? fetchRecord(page)
  records.set(page, record)
  record.catch(() => records.delete(page))
  return record
}
