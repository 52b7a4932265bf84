import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Product, ProductFile } from '../../src/client/products.ts'
import { BUDGETS } from '../budgets.ts'
import { fans } from '../features/finder/products.ts'

const hash = (...of: unknown[]): string => createHash('sha256').update(of.join()).digest('base64url')

/** Each field comes from another fan: whole records that repeat would compress better than any catalog. */
function mixedFan(place: number): Product {
  const fields = Object.keys(fans[0] as Product) as (keyof Product)[]
  const drawn = (field: string) => fans[Buffer.from(hash(field, place)).readUInt32BE() % fans.length]
  const fan = Object.fromEntries(fields.map((field) => [field, drawn(field)?.[field]])) as unknown as Product
  const productUrl = `${fan.productUrl}-no-${place}`
  const file = (use: string) =>
    `/_astro/${productUrl}.${hash(place).slice(0, 8)}_${hash(use, place).slice(0, 6)}`
  return {
    ...fan,
    productUrl,
    url: fan.url.replace(/[^/]+$/, productUrl),
    title: `${fan.title} No. ${place}`,
    partNumber: String(Buffer.from(hash('number', place)).readUInt32BE()),
    picture: { avifSet: `${file('s')}.avif 320w, ${file('m')}.avif 560w`, src: `${file('jpeg')}.jpg` },
  }
}

test.each(Object.entries(BUDGETS.dataKib))(
  'the data of %s products is at most %s KiB with brotli',
  (count, kib) => {
    const file: ProductFile = {
      finishFiles: {},
      discontinued: [],
      products: Array.from({ length: Number(count) }, (_, place) => mixedFan(place)),
    }
    // Packed quickly, which makes it larger than the best packing that the budget is for.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    const bytes = brotliCompressSync(JSON.stringify(file), { params }).length
    expect(bytes / 1024).toBeLessThanOrEqual(kib)
  },
)
