import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadKnownList } from '../../../src/features/contact/form/known-list.ts'
import { printRooms } from '../../../src/features/fit/codecs.ts'
import { printShortlist } from '../../../src/features/list/shortlist.ts'
import { aBrowser } from '../../client/a-browser.ts'
import { fans, fixtures } from '../finder/products.ts'
import { NAMES_FILES, serveLists } from './serve-lists.ts'

beforeEach(() => serveLists(aBrowser({ html: NAMES_FILES }).page))
afterEach(() => void vi.unstubAllGlobals())

test('a list without rooms is known by its products, each as it is chosen', async () => {
  const { items, products, ...others } = await loadKnownList('beacon-60.matte-white_52*3,reed-cylinder-6')
  expect(printShortlist(items)).toBe('beacon-60.matte-white_52*3,reed-cylinder-6')
  expect([...products.values()].map(({ title }) => title)).toEqual(['Beacon 60', 'Reed Cylinder 6'])
  expect(others).toEqual({
    ...{ ended: [], unknown: 0, beyond: 0, rooms: [], isCut: false, unread: 0 },
    kinds: new Map(),
  })
})

test('of what is not sold it is told what has ended, and how much never was', async () => {
  const { items, ended, unknown } = await loadKnownList('relic-52,alder-52,not-sold-1,axial-44,<b>')
  expect(printShortlist(items)).toBe('alder-52')
  expect(ended.map(({ title, successor }) => [title, successor?.title])).toEqual([
    ['Relic 52', undefined],
    ['Axial 44', 'Axial 54'],
  ])
  expect(unknown).toBe(2)
})

test('of more than 60 products the others are counted', async () => {
  const listed = [...fans, ...fixtures].map(({ productUrl }) => productUrl)
  const { items, beyond } = await loadKnownList(listed.join())
  expect([items.length, beyond]).toEqual([60, listed.length - 60])
})

test('a list of a house is known with the measures of its rooms', async () => {
  const { rooms, kinds, isCut, unread } = await loadKnownList(
    'alder-52@kitchen,beacon-60@great-room-2,reed-cylinder-6',
    'kitchen:14x12,great-room-2:24x18:c16',
  )
  expect(printRooms(rooms)).toBe('kitchen:14x12,great-room-2:24x18:c16')
  expect([...kinds.keys()]).toEqual(['kitchen', 'great-room'])
  expect([isCut, unread]).toEqual([false, 0])
})

test.each([
  ['a room of a kind that there is not', 'kitchen:14x12,attic:14x12', false, 1],
  ['a measure that is none', 'kitchen:14x', false, 1],
  ['its end cut off', '', true, 0],
])('a list of a house with %s is told so', async (_what, roomsText, cut, count) => {
  const { isCut, unread } = await loadKnownList('alder-52@kitchen', roomsText)
  expect([isCut, unread]).toEqual([cut, count])
})

test('a link without rooms for a list of a house is one that was cut off', async () => {
  expect((await loadKnownList('alder-52@kitchen')).isCut).toBe(true)
})

test('where the site does not answer, the list is not known', async () => {
  vi.stubGlobal('document', aBrowser({ html: NAMES_FILES.replaceAll('known-', 'lost-') }).page)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(loadKnownList('alder-52')).rejects.toThrow('offline')
})

test('of a list whose products are all sold, nothing more is asked for', async () => {
  const asked: string[] = []
  vi.stubGlobal('document', aBrowser({ html: NAMES_FILES.replaceAll('known-', 'sold-') }).page)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ products: fans })
  })
  await loadKnownList('alder-52,beacon-60')
  expect(asked).toEqual(['/data/sold-fans.json'])
})
