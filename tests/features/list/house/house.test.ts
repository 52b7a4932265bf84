import { describe, expect, test } from 'vitest'
import { roomKinds } from '../../../../src/features/fit/rooms/room-kinds.ts'
import { allRooms, mergedHouse } from '../../../../src/features/list/house/house.ts'
import {
  doubled,
  renamed,
  sectionsOf,
  withoutRoom,
} from '../../../../src/features/list/house/house-sections.ts'
import { isCut, isHouse, roomsFor } from '../../../../src/features/list/house/listed-rooms.ts'

const KINDS = roomKinds(['Great Room', 'Kitchen', 'Bedroom'].map((name) => ({ name })))
const KITCHEN = { name: 'kitchen', ceilingInches: 108 }
const BEDROOM = { name: 'bedroom', ceilingInches: 96 }
const alder = (room?: string) => ({ productUrl: 'alder-52', ...(room && { room }) })

test.each([
  [false, [alder()]],
  [true, [alder(), alder('kitchen')]],
  [true, [{ ...alder(), quantity: 2 }]],
])('it is %s that a list is a house with %j', (isIt, items) => {
  expect(isHouse(items)).toBe(isIt)
})

test('a house has the rooms that are measured and those that a product names, in their order', () => {
  const house = {
    items: [alder('great-room'), alder('bedroom-2'), alder('cellar')],
    rooms: [BEDROOM, KITCHEN, { name: 'attic' }],
  }
  expect(allRooms(house, KINDS).map(({ name }) => name)).toEqual([
    'great-room',
    'kitchen',
    'bedroom',
    'bedroom-2',
  ])
})

test('what has no room, or one that there is not, comes last', () => {
  const house = { items: [alder('cellar'), alder('kitchen'), alder()], rooms: [KITCHEN] }
  expect(sectionsOf(house, KINDS)).toEqual([
    { room: KITCHEN, items: [alder('kitchen')] },
    { items: [alder('cellar'), alder()] },
  ])
  expect(sectionsOf({ items: [alder('kitchen')], rooms: [] }, KINDS)).toHaveLength(1)
})

test('a room that a product alone names is the same object each time', () => {
  const [known] = allRooms({ items: [alder('bedroom')], rooms: [] }, KINDS)
  expect(known).toEqual({ name: 'bedroom' })
  expect(allRooms({ items: [alder('bedroom'), alder()], rooms: [KITCHEN] }, KINDS)[1]).toBe(known)
})

describe('a room of a kind that asks for a rating', () => {
  const kinds = roomKinds([{ name: 'Porch', rating: 'damp' }, { name: 'Kitchen' }])
  const PORCH = { name: 'porch', ceilingInches: 108 }
  const rooms = () => sectionsOf({ items: [], rooms: [PORCH, KITCHEN] }, kinds).map(({ room }) => room)

  test('has it beside its measures, and no other room has', () => {
    expect(rooms()).toEqual([{ ...PORCH, rating: 'damp' }, KITCHEN])
  })

  test('is the same object each time', () => {
    expect(rooms()[0]).toBe(rooms()[0])
  })
})

describe('a room', () => {
  test('with a number is doubled as the next of its kind', () => {
    const second = { ...BEDROOM, name: 'bedroom-2' }
    expect(doubled({ items: [], rooms: [BEDROOM, second] }, second, KINDS)?.name).toBe('bedroom-3')
  })

  test('is doubled with its measures and its products', () => {
    const house = { items: [{ ...alder('bedroom'), quantity: 2 }, alder()], rooms: [BEDROOM] }
    expect(doubled(house, BEDROOM, KINDS)).toEqual({
      name: 'bedroom-2',
      items: [...house.items, { ...alder('bedroom-2'), quantity: 2 }],
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
    expect(doubled({ items: [], rooms }, { name: 'bedroom' }, KINDS)).toBeUndefined()
  })

  test('is not doubled where its products do not fit on the list', () => {
    const items = Array.from({ length: 60 }, (_, place) => ({ productUrl: `fan-${place}`, room: 'bedroom' }))
    expect(doubled({ items, rooms: [] }, BEDROOM, KINDS)).toBeUndefined()
  })

  test('takes another name, with what is for it', () => {
    const house = { items: [alder('bedroom'), alder('kitchen')], rooms: [BEDROOM, KITCHEN] }
    expect(renamed(house, 'bedroom', 'great-room')).toEqual({
      items: [alder('great-room'), alder('kitchen')],
      rooms: [{ ...BEDROOM, name: 'great-room' }, KITCHEN],
    })
  })

  test('goes with what is for it', () => {
    const house = { items: [alder('bedroom'), alder('kitchen')], rooms: [BEDROOM, KITCHEN] }
    expect(withoutRoom(house, 'bedroom')).toEqual({ items: [alder('kitchen')], rooms: [KITCHEN] })
  })
})

describe('a house that was received', () => {
  const own = { items: [alder('kitchen')], rooms: [KITCHEN] }
  const high = { ...KITCHEN, ceilingInches: 144 }

  test.each([
    ['the same measures', [KITCHEN], [KITCHEN]],
    ['no measures', [{ name: 'kitchen' }], [KITCHEN]],
    ['a room of another kind', [BEDROOM], [KITCHEN, BEDROOM]],
  ])('with %s is put to one’s own', (_what, rooms, both) => {
    const items = rooms.map(({ name }) => ({ productUrl: 'reed-6', room: name }))
    expect(mergedHouse(own, { items, rooms }, KINDS)).toEqual({
      items: [...own.items, ...items],
      rooms: both,
      renamed: [],
    })
  })

  test('gives its measures to a room of one’s own that has none', () => {
    expect(mergedHouse({ items: own.items, rooms: [] }, { items: [], rooms: [high] }, KINDS).rooms).toEqual([
      high,
    ])
  })

  test('gives its measures to a room of one’s own that is named and not measured', () => {
    const named = { items: [], rooms: [{ name: 'kitchen' }] }
    expect(mergedHouse(named, { items: [], rooms: [high] }, KINDS)).toEqual({
      items: [],
      rooms: [high],
      renamed: [],
    })
  })

  test('has what is for no room of it put to no room', () => {
    expect(mergedHouse(own, { items: [alder(), alder('cellar')], rooms: [] }, KINDS).items).toEqual([
      alder('kitchen'),
      alder(),
    ])
  })

  test('gives each of its rooms of other measures a number of its own', () => {
    const second = { ...KITCHEN, name: 'kitchen-2' }
    const theirs = { items: [], rooms: [high, { ...high, name: 'kitchen-2' }] }
    expect(mergedHouse({ items: [], rooms: [KITCHEN, second] }, theirs, KINDS).renamed).toEqual([
      { from: 'kitchen', to: 'kitchen-3' },
      { from: 'kitchen-2', to: 'kitchen-4' },
    ])
  })

  test('takes a number that neither house has', () => {
    const mine = { items: [alder('kitchen-2')], rooms: [KITCHEN] }
    const theirs = { items: [], rooms: [high, { ...high, name: 'kitchen-3' }] }
    expect(mergedHouse(mine, theirs, KINDS).renamed).toEqual([{ from: 'kitchen', to: 'kitchen-4' }])
  })

  test('never replaces a room of other measures, also where there are nine of its kind already', () => {
    const nine = Array.from({ length: 9 }, (_, place) => ({
      ...KITCHEN,
      name: place ? `kitchen-${place + 1}` : 'kitchen',
    }))
    const theirs = { items: [alder('kitchen')], rooms: [high] }
    expect(mergedHouse({ items: [], rooms: nine }, theirs, KINDS)).toEqual({
      items: [alder('kitchen')],
      rooms: nine,
      renamed: [],
    })
  })

  test('never replaces a room of other measures: theirs takes the next number, and what is for it goes along', () => {
    const theirs = { items: [alder('kitchen'), alder('kitchen-2')], rooms: [high, { name: 'kitchen-2' }] }
    expect(mergedHouse(own, theirs, KINDS)).toEqual({
      items: [alder('kitchen'), alder('kitchen-3'), alder('kitchen-2')],
      rooms: [KITCHEN, { ...high, name: 'kitchen-3' }, { name: 'kitchen-2' }],
      renamed: [{ from: 'kitchen', to: 'kitchen-3' }],
    })
  })
})

test('a link carries every room that its products are for as it is written, and no other', () => {
  const items = [alder('kitchen'), alder(), alder('bedroom'), alder('kitchen')]
  expect(roomsFor(items, 'attic:c8,kitchen:c9,kitchen:c12')).toBe('kitchen:c9,bedroom')
  expect(roomsFor([alder()], 'kitchen:c9')).toBe('')
})

test.each([
  [false, 'kitchen:c9,bedroom'],
  [true, 'kitchen:c9,bedr'],
  [true, ''],
])('it is %s that a link with the rooms "%s" was cut off', (isIt, rooms) => {
  expect(isCut([alder('kitchen'), alder(), alder('bedroom')], rooms)).toBe(isIt)
})
