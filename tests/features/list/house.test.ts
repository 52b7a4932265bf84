import { describe, expect, test } from 'vitest'
import { roomKinds } from '../../../src/features/fit/rooms.ts'
import {
  allRooms,
  doubled,
  mergedHouse,
  renamed,
  sectionsOf,
  withoutRoom,
} from '../../../src/features/list/house.ts'

const KINDS = roomKinds(['Great Room', 'Kitchen', 'Bedroom'].map((name) => ({ name })))
const KITCHEN = { name: 'kitchen', ceilingInches: 108 }
const BEDROOM = { name: 'bedroom', ceilingInches: 96 }
const alder = (room?: string) => ({ productUrl: 'alder-52', ...(room && { room }) })

test('a house lists measured rooms and those of its products in house order', () => {
  const house = {
    entries: [alder('great-room'), alder('bedroom-2'), alder('cellar')],
    rooms: [BEDROOM, KITCHEN, { name: 'attic' }],
  }
  expect(allRooms(house, KINDS).map(({ name }) => name)).toEqual([
    'great-room',
    'kitchen',
    'bedroom',
    'bedroom-2',
  ])
})

test('entries without a room or of an unknown kind come last', () => {
  const house = { entries: [alder('cellar'), alder('kitchen'), alder()], rooms: [KITCHEN] }
  expect(sectionsOf(house, KINDS)).toEqual([
    { room: KITCHEN, entries: [alder('kitchen')] },
    { entries: [alder('cellar'), alder()] },
  ])
  expect(sectionsOf({ entries: [alder('kitchen')], rooms: [] }, KINDS)).toHaveLength(1)
})

describe('a room of a kind that asks for a rating', () => {
  const kinds = roomKinds([{ name: 'Porch', rating: 'damp' }, { name: 'Kitchen' }])
  const PORCH = { name: 'porch', ceilingInches: 108 }
  const rooms = () => sectionsOf({ entries: [], rooms: [PORCH, KITCHEN] }, kinds).map(({ room }) => room)

  test('carries its rating', () => {
    expect(rooms()).toEqual([{ ...PORCH, rating: 'damp' }, KITCHEN])
  })
})

describe('a room', () => {
  test('copies a numbered room to the next number', () => {
    const second = { ...BEDROOM, name: 'bedroom-2' }
    expect(doubled({ entries: [], rooms: [BEDROOM, second] }, second, KINDS)?.name).toBe('bedroom-3')
  })

  test('copies dimensions and products', () => {
    const house = { entries: [{ ...alder('bedroom'), quantity: 2 }, alder()], rooms: [BEDROOM] }
    expect(doubled(house, BEDROOM, KINDS)).toEqual({
      name: 'bedroom-2',
      entries: [...house.entries, { ...alder('bedroom-2'), quantity: 2 }],
      rooms: [BEDROOM, { ...BEDROOM, name: 'bedroom-2' }],
    })
  })

  test.each([
    [
      'of which there are nine',
      Array.from({ length: 9 }, (_, place) => (place ? `bedroom-${place + 1}` : 'bedroom')),
    ],
    ['in a house of 24', Array.from({ length: 24 }, (_, place) => (place ? `room-${place}` : 'bedroom'))],
  ])('%s is not doubled', (_which, names) => {
    const rooms = names.map((name) => ({ name }))
    expect(doubled({ entries: [], rooms }, { name: 'bedroom' }, KINDS)).toBeUndefined()
  })

  test('is not copied when the list would overflow', () => {
    const entries = Array.from({ length: 60 }, (_, place) => ({
      productUrl: `fan-${place}`,
      room: 'bedroom',
    }))
    expect(doubled({ entries, rooms: [] }, BEDROOM, KINDS)).toBeUndefined()
  })

  test('is renamed with its entries', () => {
    const house = { entries: [alder('bedroom'), alder('kitchen')], rooms: [BEDROOM, KITCHEN] }
    expect(renamed(house, 'bedroom', 'great-room')).toEqual({
      entries: [alder('great-room'), alder('kitchen')],
      rooms: [{ ...BEDROOM, name: 'great-room' }, KITCHEN],
    })
  })

  test('is removed with its entries', () => {
    const house = { entries: [alder('bedroom'), alder('kitchen')], rooms: [BEDROOM, KITCHEN] }
    expect(withoutRoom(house, 'bedroom')).toEqual({ entries: [alder('kitchen')], rooms: [KITCHEN] })
  })
})

describe('a received house', () => {
  const own = { entries: [alder('kitchen')], rooms: [KITCHEN] }
  const high = { ...KITCHEN, ceilingInches: 144 }

  test.each([
    ['the same measures', [KITCHEN], [KITCHEN]],
    ['no measures', [{ name: 'kitchen' }], [KITCHEN]],
    ['a room of another kind', [BEDROOM], [KITCHEN, BEDROOM]],
  ])('with %s is added to the visitor’s own', (_what, rooms, both) => {
    const entries = rooms.map(({ name }) => ({ productUrl: 'reed-6', room: name }))
    expect(mergedHouse(own, { entries, rooms }, KINDS)).toEqual({
      entries: [...own.entries, ...entries],
      rooms: both,
      renamed: [],
    })
  })

  test('fills in the dimensions of an unmeasured room', () => {
    const named = { entries: [], rooms: [{ name: 'kitchen' }] }
    expect(mergedHouse(named, { entries: [], rooms: [high] }, KINDS)).toEqual({
      entries: [],
      rooms: [high],
      renamed: [],
    })
  })

  test('drops rooms of unknown kinds', () => {
    expect(mergedHouse(own, { entries: [alder(), alder('cellar')], rooms: [] }, KINDS).entries).toEqual([
      alder('kitchen'),
      alder(),
    ])
  })

  test('numbers each of its rooms that has other dimensions', () => {
    const second = { ...KITCHEN, name: 'kitchen-2' }
    const theirs = { entries: [], rooms: [high, { ...high, name: 'kitchen-2' }] }
    expect(mergedHouse({ entries: [], rooms: [KITCHEN, second] }, theirs, KINDS).renamed).toEqual([
      { from: 'kitchen', to: 'kitchen-3' },
      { from: 'kitchen-2', to: 'kitchen-4' },
    ])
  })

  test('uses a number that is free in both houses', () => {
    const mine = { entries: [alder('kitchen-2')], rooms: [KITCHEN] }
    const theirs = { entries: [], rooms: [high, { ...high, name: 'kitchen-3' }] }
    expect(mergedHouse(mine, theirs, KINDS).renamed).toEqual([{ from: 'kitchen', to: 'kitchen-4' }])
  })

  test('never replaces a room, even if there are nine of its kind', () => {
    const nine = Array.from({ length: 9 }, (_, place) => ({
      ...KITCHEN,
      name: place ? `kitchen-${place + 1}` : 'kitchen',
    }))
    const theirs = { entries: [alder('kitchen')], rooms: [high] }
    expect(mergedHouse({ entries: [], rooms: nine }, theirs, KINDS)).toEqual({
      entries: [alder('kitchen')],
      rooms: nine,
      renamed: [],
    })
  })

  test('adds a room with other dimensions under the next number, with its entries', () => {
    const theirs = { entries: [alder('kitchen'), alder('kitchen-2')], rooms: [high, { name: 'kitchen-2' }] }
    expect(mergedHouse(own, theirs, KINDS)).toEqual({
      entries: [alder('kitchen'), alder('kitchen-3'), alder('kitchen-2')],
      rooms: [KITCHEN, { ...high, name: 'kitchen-3' }, { name: 'kitchen-2' }],
      renamed: [{ from: 'kitchen', to: 'kitchen-3' }],
    })
  })
})
