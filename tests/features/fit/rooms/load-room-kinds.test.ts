import { afterEach, expect, test, vi } from 'vitest'
import { loadRoomKinds } from '../../../../src/features/fit/rooms/load-room-kinds.ts'
import { aBrowser } from '../../../client/a-browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('the kinds of room are fetched from the file that the page names, with their addresses', async () => {
  const { page } = aBrowser({ html: '<p data-product-files data-rooms="/data/rooms.json"></p>' })
  vi.stubGlobal('fetch', async (address: string) => Response.json([{ name: address }, { name: 'TV Room' }]))
  expect([...(await loadRoomKinds(page))]).toEqual([
    ['data-rooms-json', { name: '/data/rooms.json' }],
    ['tv-room', { name: 'TV Room' }],
  ])
})
