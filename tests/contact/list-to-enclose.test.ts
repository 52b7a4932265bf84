import { expect, test } from 'vitest'
import { listToEnclose } from '../../src/contact/form/list-to-enclose.ts'

const answering = (body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body))
const noAnswer = () => Promise.reject(new TypeError('offline'))
const ABOUT = '?about=/ceiling-fans/outdoor/beacon-60'

test('a list in the address is enclosed, whatever the draft has', async () => {
  expect(await listToEnclose('?list=alder-52.satin-nickel,beacon-60', 'reed-6', noAnswer)).toBe(
    'alder-52.satin-nickel,beacon-60',
  )
})

test('without one in the address the list of the draft is enclosed', async () => {
  expect(await listToEnclose('', 'reed-6', noAnswer)).toBe('reed-6')
})

test('without any list nothing is enclosed', async () => {
  expect(await listToEnclose('', undefined, noAnswer)).toBe('')
})

test.each([
  ['a fan', { ceilingFanResults: { productUrl: 'beacon-60' } }, 'beacon-60'],
  ['a fixture', { lightingFixtureResults: { productUrl: 'reed-6' } }, 'reed-6'],
  ['no such product', 'No Results', ''],
  ['another answer', {}, ''],
])('the page of %s is a list of one', async (_name, body, list) => {
  expect(await listToEnclose(ABOUT, undefined, answering(body))).toBe(list)
})

test('without an answer the list of the draft is enclosed', async () => {
  expect(await listToEnclose(ABOUT, 'reed-6', noAnswer)).toBe('reed-6')
})

test('an address that is not a product’s is not fetched', async () => {
  expect(await listToEnclose('?about=/parts', 'reed-6', noAnswer)).toBe('reed-6')
})

test('a list in the address goes before the product of a page', async () => {
  const search = `${ABOUT}&list=alder-52`
  expect(
    await listToEnclose(search, 'reed-6', answering({ ceilingFanResults: { productUrl: 'beacon-60' } })),
  ).toBe('alder-52')
})
