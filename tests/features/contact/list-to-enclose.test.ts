import { expect, test } from 'vitest'
import { listToEnclose } from '../../../src/features/contact/form/list-to-enclose.ts'

const answering = (body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body))
const noAnswer = () => Promise.reject(new TypeError('offline'))
const ABOUT = '?about=/ceiling-fans/outdoor/beacon-60'

test.each([
  ['a fan', { ceilingFanResults: { productUrl: 'beacon-60' } }, 'beacon-60'],
  ['a fixture', { lightingFixtureResults: { productUrl: 'reed-6' } }, 'reed-6'],
  ['no such product', 'No Results', ''],
  ['another answer', {}, ''],
])('the page of %s is a list of one', async (_name, body, list) => {
  expect(await listToEnclose(ABOUT, undefined, answering(body))).toBe(list)
})

const FOUND = answering({ ceilingFanResults: { productUrl: 'beacon-60' } })

test.each([
  ['of the address goes before that of the draft', '?list=alder-52.white', 'reed-6', 'alder-52.white'],
  ['of the address goes before the product of a page', `${ABOUT}&list=alder-52`, 'reed-6', 'alder-52', FOUND],
  ['of the draft is enclosed without one in the address', '', 'reed-6', 'reed-6'],
  ['of the draft is enclosed without an answer', ABOUT, 'reed-6', 'reed-6'],
  ['of the draft is enclosed where the page is no product’s', '?about=/parts', 'reed-6', 'reed-6', FOUND],
  ['is empty where there is none', '', undefined, ''],
])('the list %s', async (_which, search, kept, list, ask = noAnswer) => {
  expect(await listToEnclose(search, kept, ask)).toBe(list)
})
