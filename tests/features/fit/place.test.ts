import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withParameters } from '../../../src/client/state.ts'
import {
  type HouseRoom,
  isMeasured,
  measuresText,
  type Place,
  placeParameters,
  printRooms,
  readRooms,
  spotIn,
  spotOf,
  withRoom,
} from '../../../src/features/fit/place.ts'
import { anyCharacter } from '../../any-character.ts'

const floor = [168, 144] as const

test('reads no other size or row of a spot, and no spot without a known name', () => {
  const islands = ['island&size=84', 'island&size=&row=5']
  const tables = ['72x40x30', 'large', '', '&row=3', '72x40'.repeat(2000)].map((size) => `table&size=${size}`)
  for (const text of [...islands, ...tables, 'mirror&size=36x24', 'room&size=72x40'])
    expect([text, spotIn(`?spot=${text}`)]).toEqual([text, { spot: text.split('&')[0] }])
  const texts = ['?spot=stairs&size=72x40', '?size=72x40', '?spot=%E0%A4%A&size=%']
  expect(texts.map((search) => spotIn(search))).toEqual([{}, {}, {}])
})

test('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (spot, size) => {
      const { sizes = [] } = spotIn(`?spot=${spot}&size=${size}`)
      expect(sizes.every((inches) => inches >= 12 && inches <= 240)).toBe(true)
    }),
  )
})

test('a spot without a ceiling or room keeps those of the address', () => {
  const mirror = { spot: 'mirror', sizes: [36], ceilingInches: 108 } as const
  expect(withParameters('?room=14x12&ceiling=10&spot=table&size=72x40', placeParameters(mirror))).toBe(
    '?spot=mirror&size=36&room=14x12&ceiling=10',
  )
  expect(placeParameters({ spot: 'table' })).toEqual({ spot: 'table' })
})

test('a place is a spot with the facts that its kind has', () => {
  const under9 = { ceilingInches: 108 }
  const island = { sizes: [84, 40], row: 3, ...under9 }
  expect(spotOf({ spot: 'island', ...island, floor })).toStrictEqual({ name: 'island', ...island })
  expect(spotOf({ spot: 'table', sizes: [48], row: 3 })).toStrictEqual({ name: 'table', sizes: [48] })
  expect(spotOf({ spot: 'mirror', sizes: [36], ...under9 })).toStrictEqual({ name: 'mirror', sizes: [36] })
  expect(spotOf({ spot: 'room', floor, sizes: [48] })).toStrictEqual({ name: 'room', sizes: [168, 144] })
  const others: Place[] = [{ spot: 'room', sizes: [48] }, { spot: 'table', floor }, { sizes: [48] }]
  expect(others.filter(spotOf)).toEqual([])
})

const read = (...rooms: HouseRoom[]) => ({ rooms, unknown: 0 })

test.each([
  [
    'places of its own',
    'kitchen:c9:table48:island84x40,bath:mirror36,front-door:door80',
    read(
      { name: 'kitchen', ceilingInches: 108, spots: { table: [48], island: [84, 40] } },
      { name: 'bath', spots: { mirror: [36] } },
      { name: 'front-door', spots: { door: [80] } },
    ),
  ],
  [
    'two fans, and a sloped ceiling that is measured at its ridge',
    'great-room:24x18:c16:s6:aridge:f2',
    read({ name: 'great-room', floor: [288, 216], ceilingInches: 192, slope: 6, at: 'ridge', fans: 2 }),
  ],
  ['a name alone', 'bedroom-2', read({ name: 'bedroom-2' })],
  [
    'parts of a foot',
    'office:12.5x10.25:c8.5',
    read({ name: 'office', floor: [150, 123] as const, ceilingInches: 102 }),
  ],
  ['nothing', '', read()],
])('reads rooms with %s and prints them unchanged', (_what, text, says) => {
  expect(readRooms(text)).toEqual(says)
  expect(printRooms(says.rooms)).toBe(text)
})

test('a message to the store has a room’s number of fans', () => {
  const [room] = readRooms('great-room:24x18:c16:f2:table72x40').rooms
  expect(room && measuresText(room)).toBe('24 × 18 ft, 16 ft ceiling, two fans, 72 × 40 in. table')
})

const KITCHEN = { name: 'kitchen', ceilingInches: 108 }

test('counts a part or room beyond the limits, of other words or given twice as unknown, and reads the rest', () => {
  const parts = ['2.9x9', 'c6', 's13', 'f3', 'island20x40', 'mirror36x20', 'sofa80', 'room14x12', '<b>', '']
  const rooms = ['Kitchen:c9', 'cellar:c9', 'kitchen:c10', ':c10']
  const texts = [...parts.map((part) => `kitchen:c9:${part}`), ...rooms.map((room) => `kitchen:c9,${room}`)]
  const read = texts.map((text) => [text, readRooms(text, (name) => name === 'kitchen')])
  expect(read).toEqual(texts.map((text) => [text, { rooms: [KITCHEN], unknown: 1 }]))
})

test('reads a part of a room only with the part it depends on, in any order', () => {
  expect(readRooms('hall:s4').rooms).toEqual([{ name: 'hall' }])
  expect(readRooms('hall:14x12:f2:aridge').rooms).toEqual([{ name: 'hall', floor: [168, 144] as const }])
  expect(readRooms('hall:s4:c9').rooms).toEqual([{ name: 'hall', ceilingInches: 108, slope: 4 }])
})

test('a house has 24 rooms at most, which take other dimensions', () => {
  const full = Array.from({ length: 24 }, (_, place) => ({ name: `room-${place}` }))
  expect(readRooms([...full, { name: 'hall' }].map(({ name }) => name).join()).rooms).toEqual(full)
  expect(withRoom(full, { name: 'hall' })).toBe(full)
  const measured = { name: 'room-3', ceilingInches: 108 }
  expect(withRoom(full, measured)).toEqual(full.with(3, measured))
})

test('a room is measured if it has a floor, a ceiling or a spot', () => {
  const rooms = ['hall', 'hall:c9', 'hall:14x12', 'hall:mirror36'].flatMap((text) => readRooms(text).rooms)
  expect(rooms.map(isMeasured)).toEqual([false, true, true, true])
})

test('prints any rooms that it reads', () => {
  const unit = fc.oneof(
    fc.constantFrom(...'a19-.:xcsf,', 'table', 'kitchen', '24x18', 'c9', 's4', 'aridge', 'f2', 'mirror36'),
    anyCharacter,
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), (text) => {
      const { rooms } = readRooms(text)
      expect(readRooms(printRooms(rooms))).toEqual({ rooms, unknown: 0 })
    }),
  )
})
