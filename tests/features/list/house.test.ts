import { expect, test } from 'vitest'
import { printRooms, readRooms } from '../../../src/features/fit/place.ts'
import { roomKinds } from '../../../src/features/fit/rooms.ts'
import { printList, readList } from '../../../src/features/list/entries.ts'
import {
  allRooms,
  doubled,
  type House,
  isCut,
  mergedHouse,
  renamed,
  roomsFor,
  sectionsOf,
  withoutRoom,
} from '../../../src/features/list/house.ts'

const KINDS = roomKinds(['Great Room', 'Kitchen', 'Bedroom'].map((name) => ({ name })))

/** A house as addresses have it: its list, and its rooms. */
function house(text: string): House {
  const [list = '', rooms = ''] = text.split(' | ')
  return { entries: readList(list).entries, rooms: readRooms(rooms).rooms }
}
const written = ({ entries, rooms }: House) => `${printList(entries)} | ${printRooms(rooms)}`

test('a house lists measured rooms and those of its products in house order', () => {
  const own = house('a@great-room,a@bedroom-2,a@cellar | bedroom:c8,kitchen:c9,attic:c8')
  const names = allRooms(own, KINDS).map(({ name }) => name)
  expect(names).toEqual(['great-room', 'kitchen', 'bedroom', 'bedroom-2'])
})

test('entries without a room or of an unknown kind come last', () => {
  const sections = (text: string) =>
    sectionsOf(house(text), KINDS).map(({ room, entries }) => [room?.name, printList(entries)])
  expect(sections('a@cellar,a@kitchen,a | kitchen:c9')).toEqual([
    ['kitchen', 'a@kitchen'],
    [undefined, 'a@cellar,a'],
  ])
  expect(sections('a@kitchen')).toEqual([['kitchen', 'a@kitchen']])
})

test('a room has the rating of its kind', () => {
  const kinds = roomKinds([{ name: 'Porch', rating: 'damp' }, { name: 'Kitchen' }])
  const sections = sectionsOf(house(' | porch:c9,kitchen:c9'), kinds)
  expect(sections.map(({ room }) => room?.rating)).toEqual(['damp', undefined])
})

const numbered = (count: number, kind: string) =>
  Array.from({ length: count }, (_, place) => (place ? `${kind}-${place + 1}:c8` : `${kind}:c8`)).join()
const FULL_LIST = Array.from({ length: 60 }, (_, place) => `fan-${place}@bedroom`).join()

test.each([
  ['with its products', 'a@bedroom | bedroom:c8', 'a@bedroom,a@bedroom-2 | bedroom:c8,bedroom-2:c8'],
  ['to the next number', ' | bedroom:c8,bedroom-3:c7', ' | bedroom:c8,bedroom-3:c7,bedroom-2:c8'],
  ['to no tenth of its kind', ` | ${numbered(9, 'bedroom')}`, undefined],
  ['to no 25th room', ` | bedroom:c8,${['x', 'y', 'z'].map((kind) => numbered(8, kind))}`, undefined],
  ['to no 61st product', `${FULL_LIST} | bedroom:c8`, undefined],
])('a bedroom is copied %s', (_what, before, after) => {
  const copy = doubled(house(before), { name: 'bedroom', ceilingInches: 96 }, KINDS)
  expect(copy && written(copy)).toBe(after)
})

test('a room is renamed and removed with its entries', () => {
  const own = house('a@bedroom,a@kitchen | bedroom:c8,kitchen:c9')
  expect(written(renamed(own, 'bedroom', 'great-room'))).toBe(
    'a@great-room,a@kitchen | great-room:c8,kitchen:c9',
  )
  expect(written(withoutRoom(own, 'bedroom'))).toBe('a@kitchen | kitchen:c9')
})

const OWN = 'a@kitchen | kitchen:c9'
const NINE = numbered(9, 'kitchen')

test.each([
  ['of the same dimensions', OWN, 'b@kitchen | kitchen:c9', 'a@kitchen,b@kitchen | kitchen:c9'],
  ['without dimensions', OWN, 'b@kitchen | kitchen', 'a@kitchen,b@kitchen | kitchen:c9'],
  ['of another kind', OWN, 'b@bedroom | bedroom:c8', 'a@kitchen,b@bedroom | kitchen:c9,bedroom:c8'],
  ['measured by them alone', ' | kitchen', ' | kitchen:c12', ' | kitchen:c12'],
  ['of an unknown kind', OWN, 'a,a@cellar', 'a@kitchen,a | kitchen:c9'],
  // Other dimensions: it takes a number that is free in both houses, with its entries.
  [
    'of other dimensions',
    'a@kitchen | kitchen:c9',
    'a@kitchen,a@kitchen-2 | kitchen:c12,kitchen-2',
    'a@kitchen,a@kitchen-3,a@kitchen-2 | kitchen:c9,kitchen-3:c12,kitchen-2',
  ],
  ['of other dimensions beside nine', ` | ${NINE}`, 'a@kitchen | kitchen:c12', `a@kitchen | ${NINE}`],
])('a received room %s joins the visitor’s house and replaces nothing', (_what, own, theirs, after) => {
  expect(written(mergedHouse(house(own), house(theirs), KINDS))).toBe(after)
})

test('a merged house lists its renamed rooms', () => {
  const { renamed } = mergedHouse(house(OWN), house(' | kitchen:c12,kitchen-2:c12'), KINDS)
  expect(renamed).toEqual([{ from: 'kitchen', to: 'kitchen-3' }])
})

const IN_ROOMS = house('a@kitchen,a,a@bedroom,b@kitchen').entries

test('a link has the rooms of its products, unchanged, and no others', () => {
  expect(roomsFor(IN_ROOMS, 'attic:c8,kitchen:c9,kitchen:c12')).toBe('kitchen:c9,bedroom')
  expect(roomsFor(house('a').entries, 'kitchen:c9')).toBe('')
})

test('a link without a room of its products was cut off', () => {
  const rooms = ['kitchen:c9,bedroom', 'kitchen:c9,bedr', '']
  expect(rooms.map((text) => isCut(IN_ROOMS, text))).toEqual([false, true, true])
})
