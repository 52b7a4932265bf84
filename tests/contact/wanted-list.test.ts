import { expect, test } from 'vitest'
import { wantedList } from '../../src/contact/form/wanted-list.ts'
import { productRecordAddress } from '../../src/product-data/product-record-address.ts'

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
const noAnswer = () => Promise.reject(new TypeError('offline'))
const ABOUT = '?about=/ceiling-fans/outdoor/beacon-60'

test('a list in the address is carried, whatever was kept', async () => {
  expect(await wantedList('?list=alder-52.satin-nickel,beacon-60', 'reed-6', noAnswer)).toBe(
    'alder-52.satin-nickel,beacon-60',
  )
})

test('without an address the list that was kept with the draft is carried', async () => {
  expect(await wantedList('', 'reed-6', noAnswer)).toBe('reed-6')
})

test('without any list nothing is carried', async () => {
  expect(await wantedList('', undefined, noAnswer)).toBe('')
})

test.each([
  ['a fan', { ceilingFanResults: { productUrl: 'beacon-60' } }, 'beacon-60'],
  ['a fixture', { lightingFixtureResults: { productUrl: 'reed-6' } }, 'reed-6'],
  ['no such product', 'No Results', ''],
  ['another answer', {}, ''],
])('the page of %s is a list of one', async (_name, body, list) => {
  expect(await wantedList(ABOUT, undefined, answering(body))).toBe(list)
})

test('without an answer what was kept is carried', async () => {
  expect(await wantedList(ABOUT, 'reed-6', noAnswer)).toBe('reed-6')
})

test('an address that is no product’s is not asked for', async () => {
  expect(await wantedList('?about=/parts', 'reed-6', noAnswer)).toBe('reed-6')
})
