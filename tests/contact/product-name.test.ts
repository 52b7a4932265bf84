import { expect, test } from 'vitest'
import { productName, productRecordAddress } from '../../src/contact/form/product-name.ts'

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
])('the product at %s is asked for at %s', (path, address) => {
  expect(productRecordAddress(path)).toBe(address)
})

const answering = (body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body))
const FAN = '/ceiling-fans/outdoor/beacon-60'

test.each([
  ['a fan', { ceilingFanResults: { title: 'Beacon 60', manufacturer: 'Maxim' } }, 'Maxim Beacon 60'],
  ['a fixture', { lightingFixtureResults: { title: 'Reed 6', manufacturer: 'Elk' } }, 'Elk Reed 6'],
  ['no such product', 'No Results', undefined],
  ['another answer', {}, undefined],
])('the name comes with its maker: %s', async (_name, body, name) => {
  expect(await productName(FAN, answering(body))).toBe(name)
})

test('without an answer there is no name', async () => {
  expect(await productName(FAN, () => Promise.reject(new TypeError('offline')))).toBe(undefined)
})
