import type { Product } from '../../catalogue/kinds/product.ts'
import type { ApiRecord } from '../../catalogue/views/api.ts'
import { type FinishChoice, finishChoice } from '../../catalogue/views/finish-choice.ts'

/** What a product's record in the API says of it. */
export interface KnownRecord {
  productUrl: string
  title: string
  manufacturer: string
  /** Its page. */
  url: string
  finishes: FinishChoice
  /** The record itself. */
  record: Product
}

const isRecord = (value: unknown): value is ApiRecord<Product> =>
  value instanceof Object && 'productUrl' in value

/** Unknown fields are null in the API and left out here; its kind is that of its fields. */
const known = (record: ApiRecord<Product>): Product =>
  ({
    ...Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
    kind: 'sizes' in record ? 'fans' : 'fixtures',
  }) as Product

/**
 * The product in an answer of the API with the details of one, of whatever kind; undefined where the answer holds none.
 *
 * @param url its page
 */
export function knownRecord(answer: unknown, url: string): KnownRecord | undefined {
  const found = Object.values(answer ?? {}).find(isRecord)
  if (!found) return undefined
  const record = known(found)
  const { productUrl, title, manufacturer } = record
  return { productUrl, title, manufacturer, url, finishes: finishChoice(record, {}), record }
}
