import { expect, test } from 'vitest'
import { kinds } from '../../../content/room-kinds.json' with { type: 'json' }
import { roomKindsSchema } from '../../../src/catalogue/schema/rooms.ts'
import {
  freeRoom,
  inHouseOrder,
  isRoom,
  ratingFault,
  roomKinds,
  roomName,
  roomRating,
} from '../../../src/features/fit/rooms.ts'

const STORE_KINDS = roomKindsSchema.parse({ kinds }).kinds
const KINDS = roomKinds(['Great Room', 'Kitchen', 'Bedroom', 'TV Room'].map((name) => ({ name })))

test.each([
  ['great-room', 'Great Room'],
  ['bedroom-2', 'Bedroom 2'],
  ['tv-room-9', 'TV Room 9'],
  ['buy-it-now', undefined],
  ['bedroom-1', undefined],
  ['bedroom-10', undefined],
  ['2', undefined],
  ['', undefined],
])('names the address’s room "%s": %s', (room, name) => {
  expect(roomName(KINDS, room)).toBe(name)
  expect(isRoom(KINDS, room)).toBe(name !== undefined)
})

test('the next room of a kind has the first free number up to nine', () => {
  const next = (taken: string) => freeRoom('bedroom', taken.split(' '))
  expect(next('bedroom kitchen')).toBe('bedroom-2')
  expect(next('bedroom-2')).toBe('bedroom')
  expect(next('bedroom bedroom-2 bedroom-3 bedroom-5')).toBe('bedroom-4')
  expect(next(`bedroom ${[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `bedroom-${number}`).join(' ')}`)).toBe(
    undefined,
  )
})

test('sorts rooms by kind, then by number, unknown ones last', () => {
  const names = 'cellar bedroom-2 kitchen tv-room bedroom great-room'.split(' ')
  const sorted = inHouseOrder(
    KINDS,
    names.map((name) => ({ name })),
  )
  expect(sorted.map(({ name }) => name).join(' ')).toBe('great-room kitchen bedroom bedroom-2 tv-room cellar')
})

test('requires a rating in the store’s baths', () => {
  const ratings = ['bath', 'primary-bath-2', 'kitchen', 'cellar'].map((room) =>
    roomRating(roomKinds(STORE_KINDS), room),
  )
  expect(ratings).toEqual(['damp', 'damp', undefined, undefined])
})

const DRY = ['indoors']
const DAMP = ['indoors', 'porch']
const WET = ['indoors', 'porch', 'rain']

test.each([
  [DRY, 'damp', 'Not for this room: it’s rated for dry rooms, and this room needs one rated damp or wet.'],
  [DRY, 'wet', 'Not for this room: it’s rated for dry rooms, and this room needs one rated wet.'],
  [DAMP, 'wet', 'Not for this room: it’s rated damp, and this room needs one rated wet.'],
  [DAMP, 'damp', undefined],
  [WET, 'wet', undefined],
  [DRY, undefined, undefined],
] as const)('explains a product for %j in a room that needs "%s": %s', (places, rating, says) => {
  expect(ratingFault(places, rating)).toBe(says)
})
