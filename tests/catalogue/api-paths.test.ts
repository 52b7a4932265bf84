import { expect, test } from 'vitest'
import { productRecordAddress } from '../../src/catalogue/api-paths.ts'

test.each([
  ['/ceiling-fans/outdoor/beacon-60', '/api/ceilingfandetails/outdoor/beacon-60'],
  [
    '/ceiling-fans/by-brand/maxim-lighting/beacon-60',
    '/api/ceilingfandetailsbybrand/maxim-lighting/beacon-60',
  ],
  ['/lighting-fixtures/pendants/lamplighter-4', '/api/lightingfixturedetails/pendants/lamplighter-4'],
  ['/ceiling-fans/outdoor', undefined],
  ['/parts', undefined],
  ['/lighting-fixtures/by-brand/a/b', undefined],
  ['https://evil.example/ceiling-fans/a/b', undefined],
  ['//evil.example/ceiling-fans/a/b', undefined],
  ['/ceiling-fans/../../x', undefined],
  ['/ceiling-fans/a/b?c', undefined],
  ['Buy now', undefined],
])('the record of the product at %s is at %s', (path, address) => {
  expect(productRecordAddress(path)).toBe(address)
})
