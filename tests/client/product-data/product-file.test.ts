import { describe, expect, test } from 'vitest'
import { finderLists } from '../../../src/catalogue/views/finder-list.ts'
import { decodeCardFiles, encodeCardFiles } from '../../../src/client/product-data/card-files.ts'
import type { Product } from '../../../src/client/product-data/product-file.ts'
import { fromRows, toRows } from '../../../src/client/product-data/product-rows.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const files = (stem: string) => ({
  avifSet: `/_astro/${stem}.C9a-_b12_Z1abcD.avif 320w, /_astro/${stem}.C9a-_b12_1x.avif 560w`,
  src: `/_astro/${stem}.C9a-_b12_29.jpg`,
})

describe('the files of a card', () => {
  test.each([
    { what: 'named as the product', given: files('alder-52'), line: 'C9a-_b12 Z1abcD 1x 29' },
    { what: 'named otherwise', given: files('bronze'), line: 'C9a-_b12 Z1abcD 1x 29 bronze' },
    {
      what: 'of a server that names them otherwise',
      given: { avifSet: '/_image?href=a 320w, /_image?href=b 560w', src: '/_image?href=c' },
      line: '/_image?href=a 320w, /_image?href=b 560w\t/_image?href=c',
    },
  ])('$what', ({ given, line }) => {
    expect(encodeCardFiles(given, 'alder-52')).toBe(line)
    expect(decodeCardFiles(line, 'alder-52')).toEqual(given)
  })
})

test.each(finderLists(own).map((list) => ({ list, path: list.path })))(
  'the products of $path come back as they were sent',
  async ({ list: { kind, path, hasOwnPages, products } }) => {
    const sent: Product[] = products.map((product) => ({ ...product, picture: files('bronze') }))
    const file = JSON.parse(JSON.stringify(toRows(kind, sent, hasOwnPages ? path : undefined)))
    expect(await fromRows(file)).toEqual(sent)
  },
)

test('a list without products is one', async () => {
  expect(await fromRows(toRows('fixtures', []))).toEqual([])
})
