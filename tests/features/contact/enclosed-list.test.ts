import { array, assert, constantFrom, property, record, string, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitMessage } from '../../../src/features/contact/delivery/split-message.ts'
import { fittingList, listByAddress, withEnclosedList } from '../../../src/features/contact/enclosed-list.ts'
import { itemAddress } from '../../../src/features/list/item-address.ts'

const ALDER = {
  line: 'Alder 52 by Maxim Lighting, Satin Nickel, 52 in.',
  url: 'https://www.example.com/ceiling-fans/traditional/alder-52?finish=satin-nickel',
}
const REED = {
  line: 'Reed 6 by Elk Home, 12 in. wide',
  url: 'https://www.example.com/lighting-fixtures/pendants/reed-6',
}
const split = (message: string) => splitMessage(message, 'https://www.example.com')
const WITH_ROOM = `Will these fit?

Products on my list:

- Alder 52 by Maxim Lighting, Satin Nickel, 52 in.
  https://www.example.com/ceiling-fans/traditional/alder-52?finish=satin-nickel
- Reed 6 by Elk Home, 12 in. wide
  https://www.example.com/lighting-fixtures/pendants/reed-6

Room: 14 by 12 ft, ceiling 9 ft`

describe('a message with a list', () => {
  test('ends with the products and the room', () => {
    const list = { products: [ALDER, REED], measures: ['Room: 14 by 12 ft, ceiling 9 ft'] }
    expect(withEnclosedList('Will these fit?\n', list)).toBe(WITH_ROOM)
  })

  test('may name a place for its lights after the room', () => {
    const places = ['Room: 14 by 12 ft', 'Table: 72 by 40 in., ceiling 9 ft']
    const message = withEnclosedList('Will it fit?', { products: [REED], measures: places })
    expect(message).toMatch(/\n\nRoom: 14 by 12 ft\n\nTable: 72 by 40 in., ceiling 9 ft$/)
    expect(split(message).measures).toEqual(places)
  })

  test('may say for which room of a house each product is, under the measures of the room', () => {
    const products = [
      { ...ALDER, room: 'Great Room: 24 ft by 18 ft, ceiling 16 ft' },
      { ...REED, room: 'Kitchen' },
      { ...ALDER, room: 'Kitchen' },
      { ...REED, room: 'No room yet' },
    ]
    const message = withEnclosedList('For our house.', { products, measures: ['Room: 14 by 12 ft'] })
    expect(message).toBe(`For our house.

Products on my list:

Great Room: 24 ft by 18 ft, ceiling 16 ft
- ${ALDER.line}
  ${ALDER.url}

Kitchen
- ${REED.line}
  ${REED.url}
- ${ALDER.line}
  ${ALDER.url}

No room yet
- ${REED.line}
  ${REED.url}

Room: 14 by 12 ft`)
    expect(split(message)).toEqual({ words: 'For our house.', products, measures: ['Room: 14 by 12 ft'] })
  })

  test('may name a fan in a finish and in a size that were chosen', () => {
    const url = `https://www.example.com${itemAddress('/ceiling-fans/large/orbital-70', 'matte-black', 70)}`
    const products = [{ ...ALDER, url }]
    expect(split(withEnclosedList('Hello', { products })).products).toEqual(products)
  })

  test('is the words alone without products, whatever the room', () => {
    expect(withEnclosedList(' Hello ', { products: [], measures: ['Room: 14 by 12 ft'] })).toBe('Hello')
  })

  test('may be the list alone', () => {
    expect(withEnclosedList('', { products: [REED] })).toMatch(/^Products on my list:\n\n- Reed 6/)
  })

  test('is taken apart again', () => {
    expect(split(WITH_ROOM)).toEqual({
      words: 'Will these fit?',
      products: [ALDER, REED],
      measures: ['Room: 14 by 12 ft, ceiling 9 ft'],
    })
  })

  test('of any words is the same after being taken apart and put together', () => {
    const list = record({
      products: array(constantFrom(ALDER, REED), { maxLength: 24 }),
      measures: subarray(['Room: 9.5 by 30 ft, ceiling 12 ft', 'Table: 72 by 40 in.']),
    })
    assert(
      property(string(), list, (given, enclosed) => {
        const words = given.trim()
        const message = withEnclosedList(words, enclosed)
        const taken = split(message)
        expect(withEnclosedList(taken.words, taken)).toBe(message)
      }),
    )
  })

  test('of any words keeps every product', () => {
    assert(
      property(
        string(),
        array(constantFrom(ALDER, REED), { minLength: 1, maxLength: 24 }),
        (words, products) => {
          expect(split(withEnclosedList(words, { products })).products).toEqual(products)
        },
      ),
    )
  })
})

test.each([
  ['a link of another site', 'https://evil.example/pay'],
  ['a script', 'javascript:alert(1)'],
  ['an address with markup', 'https://www.example.com/ceiling-fans/a/b"><script>'],
  ['an address that pretends', 'https://www.example.com@evil.example/ceiling-fans/a/b'],
  ['nothing', ''],
  ['a page like ours on another site', 'https://evil.example/ceiling-fans/a/alder-52'],
  ['a site whose name begins like ours', 'https://www.example.com.evil.example/ceiling-fans/a/alder-52'],
])('a list whose product has %s is words and no list', (_what, url) => {
  const message = `Hello\n\nProducts on my list:\n\n- Alder 52\n  ${url}`
  expect(split(message)).toEqual({ words: message, products: [], measures: [] })
})

test('one product of another site makes a list words, whatever the others are', () => {
  const message = withEnclosedList('Hello', {
    products: [ALDER, { line: 'Reed 6', url: 'https://evil.example/lighting-fixtures/pendants/reed-6' }],
  })
  expect(split(message)).toEqual({ words: message, products: [], measures: [] })
})

test('a list of which only the address is known is links, each with what the address says', () => {
  const list = listByAddress(
    'alder-52.satin-nickel_52*3,reed-6,clearwater-33_33.5,<b>,reed-6',
    'https://www.example.com',
  )
  expect(list.products).toEqual([
    {
      line: 'alder-52, satin-nickel, 52 in., 3 pieces',
      url: 'https://www.example.com/?list=alder-52.satin-nickel_52',
    },
    { line: 'reed-6', url: 'https://www.example.com/?list=reed-6' },
    { line: 'clearwater-33, 33.5 in.', url: 'https://www.example.com/?list=clearwater-33_33.5' },
  ])
  expect(split(withEnclosedList('Hello', list)).products).toEqual(list.products)
})

test('a house of which nothing is known but its address keeps its rooms and their measures', () => {
  const list = listByAddress(
    'alder-52@bedroom,reed-6,reed-6*3@kitchen,clearwater-33@bedroom,axial-54@<b>,axial-54@hall',
    'https://www.example.com',
    'bedroom:14x12:c9,kitchen:c9:island84x40,hall:<b>',
  )
  expect(list.products.map(({ room, line }) => `${room}: ${line}`)).toEqual([
    'bedroom, 14x12, c9: alder-52',
    'bedroom, 14x12, c9: clearwater-33',
    'kitchen, c9, island84x40: reed-6, 3 pieces',
    'hall: axial-54',
    'no room: reed-6',
  ])
  expect(split(withEnclosedList('Hello', list)).products).toEqual(list.products)
})

test('sixty entries in 24 rooms are posted whole where nothing is known but their address', () => {
  const rooms = Array.from({ length: 24 }, (_, at) => `primary-bedroom-${at}`)
  const measured = rooms.map((room) => `${room}:24x18:c16:s6:table72x40:island84x40:mirror36:door80`)
  const entries = Array.from({ length: 60 }, (_, at) => `a-fan-of-a-long-name-${at}_52*2@${rooms[at % 24]}`)
  const list = listByAddress(entries.join(), 'https://www.example.com', measured.join())
  expect(fittingList(list).products).toHaveLength(60)
  const { words, products } = split(withEnclosedList('For our house.', list))
  expect(words).toBe('For our house.')
  expect(products).toEqual(list.products)
})

test('where the site is not known, as in messages of an earlier version, nothing is a list', () => {
  expect(splitMessage(WITH_ROOM, undefined).products).toEqual([])
})

test('a list with words after it is words', () => {
  expect(split(`${WITH_ROOM}\n\nThanks!`).products).toEqual([])
})

test('a line of a product holds no line break', () => {
  const message = withEnclosedList('Hi', { products: [{ ...REED, line: 'Reed\n6' }] })
  expect(split(message).products).toEqual([{ ...REED, line: 'Reed 6' }])
})

test('blanks and breaks of a line and of a place become one blank', () => {
  const message = withEnclosedList('Hi', {
    products: [{ ...REED, line: ' Reed \n\t 6 ' }],
    measures: ['Room:  14\nby 12 ft '],
  })
  expect(message).toBe(`Hi\n\nProducts on my list:\n\n- Reed 6\n  ${REED.url}\n\nRoom: 14 by 12 ft`)
})

describe('a list', () => {
  const products = (count: number, length: number) =>
    Array.from({ length: count }, () => ({ ...REED, line: 'x'.repeat(length) }))

  test('of 24 ordinary products fits into a message', () => {
    expect(fittingList({ products: products(24, 90) }).products).toHaveLength(24)
  })

  test('of 60 ordinary products in 24 rooms fits into a message', () => {
    const house = products(60, 110).map((product, place) => ({
      ...product,
      room: `Bedroom ${place % 24}: 14 ft by 12 ft, ceiling 9 ft, table 72 by 40 in.`,
    }))
    const inOrder = house.toSorted((one, other) => one.room.localeCompare(other.room))
    expect(fittingList({ products: inOrder }).products).toHaveLength(60)
  })

  test('that is too long leaves 500 characters for words', () => {
    const list = fittingList({ products: products(60, 400) })
    expect(list.products).toHaveLength(50)
    expect(list.measures).toEqual([])
    expect(withEnclosedList('', list).length).toBeLessThanOrEqual(23_500)
  })
})
