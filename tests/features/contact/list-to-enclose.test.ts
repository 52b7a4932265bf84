import { expect, test } from 'vitest'
import { askedList, askedRooms } from '../../../src/features/contact/form/asked-list.ts'
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
  [
    'of the draft is enclosed where there is no such page',
    ABOUT,
    'reed-6',
    'reed-6',
    answering('No Results'),
  ],
  ['of the draft is enclosed where the page is no product’s', '?about=/parts', 'reed-6', 'reed-6', FOUND],
  ['is empty where there is none', '', undefined, ''],
])('the list %s', async (_which, search, kept, list, ask = noAnswer) => {
  expect(await listToEnclose(search, kept, ask)).toBe(list)
})

test.each([
  ['does not answer', noAnswer],
  ['answers with a failure', async () => new Response('', { status: 500 })],
])('a product whose site %s is not known to be missing', async (_how, ask) => {
  await expect(listToEnclose(ABOUT, 'reed-6', ask)).rejects.toThrow()
})

test.each([
  ['?list=alder-52.white', 'reed-6', 'alder-52.white'],
  [`${ABOUT}&list=alder-52`, 'reed-6', 'alder-52'],
  ['?list=', 'reed-6', 'reed-6'],
  [ABOUT, 'reed-6', 'beacon-60'],
  ['?about=/ceiling-fans/by-brand/maxim/beacon-60', undefined, 'beacon-60'],
  ['?about=/parts', 'reed-6', 'reed-6'],
  ['?about=/ceiling-fans/beacon-60/', 'reed-6', 'reed-6'],
  ['?about=https://example.com/ceiling-fans/outdoor/beacon-60', 'reed-6', 'reed-6'],
  ['', undefined, ''],
])(
  'before anything is known of its products, the list of %j beside a draft’s %s is %j',
  (search, kept, list) => {
    expect(askedList(search, kept)).toBe(list)
  },
)

test.each([
  ['?list=alder-52@porch&rooms=porch:14x12', 'kitchen:c9', 'porch:14x12'],
  ['?list=alder-52@porch', 'kitchen:c9', undefined],
  ['?list=', 'kitchen:c9', 'kitchen:c9'],
  ['?rooms=porch:14x12', 'kitchen:c9', 'kitchen:c9'],
  ['', undefined, undefined],
])('the rooms of %j beside those of a draft, %s, are %s', (search, kept, rooms) => {
  expect(askedRooms(search, kept)).toBe(rooms)
})
