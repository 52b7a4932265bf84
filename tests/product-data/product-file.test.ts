import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finderLists } from '../../src/catalogue/views/finder-list.ts'
import { decodeCardFiles, encodeCardFiles } from '../../src/product-data/card-files.ts'
import { decodeProducts } from '../../src/product-data/decode-products.ts'
import { encodeProducts } from '../../src/product-data/encode-products.ts'
import type { Product } from '../../src/product-data/product-file.ts'
import { decodeWords, encodeWords } from '../../src/product-data/word-column.ts'
import { own } from '../own-catalogue/own-catalogue.ts'

const files = (stem: string) => ({
  avifSet: `/_astro/${stem}.C9a-_b12_Z1abcD.avif 320w, /_astro/${stem}.C9a-_b12_1x.avif 560w`,
  src: `/_astro/${stem}.C9a-_b12_29.webp`,
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

describe('a column of words', () => {
  test('has the most frequent word first and one character a word', () => {
    expect(encodeWords([['Damp'], ['Wet', 'Damp'], [], ['Damp']])).toEqual([['Damp', 'Wet'], '0,10,,0'])
  })

  test.each([
    { count: 62, code: 'Z' },
    { count: 63, code: '10' },
  ])('of $count words: the last one is $code', ({ count, code }) => {
    const lists = Array.from({ length: count }, (_, place) => [`word ${place}`])
    const column = encodeWords(lists)
    expect(column[1].split(',').at(-1)).toBe(code)
    expect(decodeWords(column)).toEqual(lists)
  })

  test('of more words than two characters tell apart is refused', () => {
    const lists = Array.from({ length: 3845 }, (_, place) => [`word ${place}`])
    expect(() => encodeWords(lists)).toThrow('3845 different words in one column')
  })

  test('gives back whatever was put in', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ minLength: 1 })), { minLength: 1 }), (lists) => {
        expect(decodeWords(encodeWords(lists))).toEqual(lists)
      }),
    )
  })
})

test.each(finderLists(own).map((list) => ({ list, path: list.path })))(
  'the products of $path come back as they were sent',
  async ({ list: { kind, path, hasOwnPages, products } }) => {
    const sent: Product[] = products.map((product) => ({ ...product, picture: files('bronze') }))
    const file = JSON.parse(JSON.stringify(encodeProducts(kind, sent, hasOwnPages ? path : undefined)))
    expect(await decodeProducts(file)).toEqual(sent)
  },
)

test('a list without products is one', async () => {
  expect(await decodeProducts(encodeProducts('fixture', []))).toEqual([])
})
