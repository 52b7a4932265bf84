import { expect, test } from 'vitest'
import { productRecordAddress } from '../../src/catalogue/api-paths.ts'
import { countedProducts, kindOfPath } from '../../src/catalogue/kinds/product-kinds.ts'
import { slugOf } from '../../src/catalogue/slug-of.ts'

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
])('a product page at %s has its record at %s', (path, address) => {
  expect(productRecordAddress(path)).toBe(address)
})

test.each([
  { path: '/ceiling-fans/outdoor', kind: 'fans' },
  { path: '/ceiling-fans/by-brand/hunter/signal-52', kind: 'fans' },
  { path: '/lighting-fixtures/pendants/reed-cylinder-6?finish=black', kind: 'fixtures' },
  { path: '/ceiling-fans', kind: undefined },
  { path: '/ceiling-fans-and-more/x', kind: undefined },
  { path: '', kind: undefined },
])('finds the kind of "$path": $kind', ({ path, kind }) => {
  expect(kindOfPath(path)).toBe(kind)
})

test.each([
  [0, 'fans', '0 fans'],
  [1, 'fans', '1 fan'],
  [1, 'fixtures', '1 light'],
  [12, 'fixtures', '12 lights'],
] as const)('counts %i of the %s as "%s"', (count, kind, text) => {
  expect(countedProducts(count, kind)).toBe(text)
})

test.each([
  ['Alder 52', 'alder-52'],
  ['  Harbor Dome 16"  ', 'harbor-dome-16'],
  ["Lane's End Post", 'lanes-end-post'],
  ['Café Noir', 'cafe-noir'],
  ['!?', ''],
])('turns the name %j into %j in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
