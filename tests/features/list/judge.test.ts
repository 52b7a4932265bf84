import { expect, test } from 'vitest'
import type { HouseRoom } from '../../../src/features/fit/codecs.ts'
import type { Entry } from '../../../src/features/list/entries.ts'
import { houseTotals, judge, needs } from '../../../src/features/list/judge.ts'
import type { ProductRecord } from '../../../src/features/list/records.ts'
import { ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const GREAT_ROOM = {
  name: 'great-room',
  floor: { lengthInches: 288, widthInches: 216 },
  ceilingInches: 192,
}
const beacon = ownFan('beacon-60')
const dome = ownFixture('harbor-dome-16')
const item = (productUrl: string) => ({ productUrl })

/** An entry in its room. */
const hungEntry = (record: ProductRecord, entry: Entry, room: HouseRoom) => {
  const { lines, ...needed } = needs(record, entry, room)
  return { ...judge(record, entry, room), ...needed, needs: lines }
}

test('a fan of open size is judged by its best size, with the downrod for it', () => {
  const { verdict, needs, items, watts } = hungEntry(beacon, item('beacon-60'), GREAT_ROOM)
  expect(verdict).toEqual({ text: '60 in. is the right size for this room.', suits: true })
  expect(needs[0]).toMatchObject({
    name: 'downrod',
    text: '48 in. + 36 in. downrods and a coupler, Matte Black',
  })
  expect(items.map(({ item: one }) => one)).toEqual([
    '48 in. downrod, Matte Black',
    '36 in. downrod, Matte Black',
    'Downrod coupler, Matte Black',
  ])
  expect(watts).toBe(31)
})

test('a chosen size is judged, not the best one', () => {
  const small = { name: 'office', floor: { lengthInches: 120, widthInches: 120 } }
  expect(hungEntry(beacon, { ...item('beacon-60'), sizeInches: 60 }, small).verdict).toEqual({
    text: '60 in. is large for this room. The best size is 36 to 42 in.',
    suits: false,
  })
})

test.each([
  [1, '60 in. is the right size for this room.', true],
  [2, 'Two 60 in. fans are large for this room. The best size is 44 to 50 in. each.', false],
  [3, undefined, undefined],
])('%i of one fan in a room are judged as so many', (quantity, text, suits) => {
  const { verdict } = hungEntry(beacon, { ...item('beacon-60'), sizeInches: 60, quantity }, GREAT_ROOM)
  expect(verdict?.text).toBe(text)
  expect(verdict?.suits).toBe(suits)
})

test('blades too low get a verdict and no downrod', () => {
  const { verdict, needs } = hungEntry(beacon, item('beacon-60'), { name: 'hall', ceilingInches: 84 })
  expect(verdict?.suits).toBe(false)
  expect(verdict?.text).toMatch(/^The ceiling is too low/)
  expect(needs.map(({ name }) => name)).not.toContain('downrod')
})

test('an unmeasured room has no verdict and the needs of any room', () => {
  const { verdict, needs } = hungEntry(beacon, item('beacon-60'), { name: 'hall' })
  expect(verdict).toBeUndefined()
  expect(needs.map(({ name }) => name)).toEqual(['box', 'control'])
})

test.each([
  [1, /^A row of 3 is right for this island/],
  [2, /^A row of 2 also works here/],
  [3, /^A row of 3 is right for this island/],
])('%i lights over the island of a kitchen are judged as so many', (quantity, words) => {
  const kitchen = { name: 'kitchen', ceilingInches: 108, spots: { island: [84, 40] } }
  const { verdict, watts } = hungEntry(dome, { ...item('harbor-dome-16'), quantity }, kitchen)
  expect(verdict?.text).toMatch(words)
  expect(watts).toBe(20)
})

test('a light in an unmeasured spot has the needs of any spot', () => {
  const { verdict, needs } = hungEntry(dome, item('harbor-dome-16'), {
    name: 'bath',
    spots: { mirror: [36] },
  })
  expect(verdict).toBeUndefined()
  expect(needs.map(({ name }) => name)).toContain('bulbs')
})

test.each([
  ['a fan for dry rooms', ownFan('alder-52'), 'damp', 'for dry rooms', 'damp or wet'],
  ['a fan for damp places', ownFan('orbital-70'), 'wet', 'damp', 'wet'],
  ['a light for dry rooms', ownFixture('gatsby-globe-9'), 'damp', 'for dry rooms', 'damp or wet'],
] as const)(
  '%s does not suit a room for others, measured or not (rule S24)',
  (_, known, rating, own, needed) => {
    const room = { name: 'porch', rating }
    for (const measures of [{}, { floor: GREAT_ROOM.floor, ceilingInches: 108 }]) {
      const { verdict } = hungEntry(known, item('any'), { ...room, ...measures })
      expect(verdict).toEqual({
        text: `Not for this room: it’s rated ${own}, but here it must be rated ${needed}.`,
        suits: false,
      })
    }
  },
)

const verdictOf = (known: Parameters<typeof hungEntry>[0], room: object, chosen: object = {}) =>
  hungEntry(known, { ...item('any'), ...chosen }, { name: 'hall', ...room }).verdict

test.each<[string, string, Partial<HouseRoom> & { quantity?: number }, object | undefined]>([
  [
    'too close to a slope',
    'wren-36',
    { ceilingInches: 108, slope: 6 },
    { text: 'A low profile fan hangs too close to this slope. Choose one on a downrod.', suits: false },
  ],
  [
    'in a way that is unknown',
    'driftline-56',
    { ceilingInches: 108 },
    { text: 'Ask us how it hangs under this ceiling.', suits: true },
  ],
  [
    'too low, one of three',
    'beacon-60',
    { floor: GREAT_ROOM.floor, ceilingInches: 84, quantity: 3 },
    {
      text: 'The ceiling is too low. The blades would turn 6 ft above the floor, and the minimum is 7 ft.',
      suits: false,
    },
  ],
  ['well', 'beacon-60', { ceilingInches: 192 }, undefined],
  [
    'well in a room whose floor is known, under a slope',
    'beacon-60',
    { ...GREAT_ROOM, slope: 3 },
    { text: '60 in. is the right size for this room.', suits: true },
  ],
])(
  'of a fan that hangs %s only what forbids it is said of its height',
  (_how, name, { quantity = 1, ...room }, verdict) => {
    expect(verdictOf(ownFan(name), room, { quantity })).toEqual(verdict)
  },
)

test('a size that the fan does not come in is ignored', () => {
  expect(verdictOf(beacon, GREAT_ROOM, { sizeInches: 99 })?.text).toBe(
    '60 in. is the right size for this room.',
  )
})

const wagoner = ownFixture('wagoner-8')

test.each([
  [
    'over the table of a room, before the room itself',
    wagoner,
    { ceilingInches: 120, floor: GREAT_ROOM.floor, spots: { table: [72, 40] } },
    'At 38 in. wide, it’s too wide for this table. 20 to 26 in. is right. Its bottom hangs 39 in. above the table.',
    false,
  ],
  [
    'in a room whose floor alone is measured',
    wagoner,
    { floor: GREAT_ROOM.floor },
    'At 38 in. wide, it’s right for this room.',
    true,
  ],
  [
    'under a ceiling, which decides its height',
    wagoner,
    { floor: GREAT_ROOM.floor, ceilingInches: 108 },
    'At 38 in. wide, it’s right for this room. Its bottom hangs 7 ft 4 in. above the floor.',
    true,
  ],
  [
    'over the mirror of a bath',
    ownFixture('aurelia-bar-40'),
    { spots: { mirror: [36] } },
    'At 40 in. wide, it’s too wide for this mirror. 27 to 36 in. is right.',
    false,
  ],
])('a light is judged %s', (_where, known, room, text, suits) => {
  expect(verdictOf(known, room)).toEqual({ text, suits })
})

test('only a light that fits has a stem and a height', () => {
  const namesIn = (room: object) =>
    hungEntry(wagoner, item('wagoner-8'), { name: 'dining', ...room }).needs.map(({ name }) => name)
  expect(namesIn({ floor: GREAT_ROOM.floor, ceilingInches: 108 })).toEqual(['stem', 'height', 'box', 'bulbs'])
  expect(namesIn({ spots: { table: [72, 40] } })).toEqual(['box', 'bulbs'])
})

const { mounting: _, ...unmounted } = beacon

test.each([
  ['nothing decides it', beacon, {}, { name: 'porch' }, 31],
  [
    'its mounting is unknown in a room of a known ceiling',
    unmounted,
    {},
    { name: 'porch', ceilingInches: 108 },
    31,
  ],
  ['the list names it', beacon, { sizeInches: 52 }, { name: 'porch' }, 24],
  ['its room decides it', beacon, {}, { name: 'porch', floor: { lengthInches: 168, widthInches: 144 } }, 24],
])(
  'the watts of a fan are those of its size, or the most while it is open: %s',
  (_, record, chosen, room, watts) => {
    expect(hungEntry(record as ProductRecord, { ...item('beacon-60'), ...chosen }, room).watts).toBe(watts)
  },
)

const rod = (quantity: number) => ({ name: 'downrod', item: '24 in. downrod', quantity }) as const
const bulb = { name: 'bulbs', item: 'LED bulb', quantity: 4 } as const
const fan = { isFan: true, name: 'Wren, 36 in.' }
const light = { isFan: false, name: 'Dome' }

test('equal things to order are one line with the quantity of all pieces, by kind', () => {
  const { needed } = houseTotals([
    { ...light, quantity: 3, needs: { lines: [], items: [bulb] } },
    { ...fan, quantity: 2, needs: { lines: [], items: [rod(1)] } },
    { ...fan, quantity: 1, needs: { lines: [], items: [rod(2)] } },
  ])
  expect(needed).toEqual([
    { name: 'downrod', items: [{ name: '24 in. downrod', quantity: 4 }] },
    { name: 'bulbs', items: [{ name: 'LED bulb', quantity: 12 }] },
  ])
})

test('pieces are counted by kind, model and size, and those of unknown watts separately', () => {
  const { fans, lights } = houseTotals([
    { ...fan, quantity: 36, needs: { lines: [], items: [], watts: 31 } },
    { ...fan, name: 'Wren, 44 in.', quantity: 10 },
    { ...fan, quantity: 2, needs: { lines: [], items: [], watts: 31 } },
    { ...light, quantity: 4, needs: { lines: [], items: [] } },
  ])
  expect(fans).toEqual({
    pieces: 48,
    models: [
      { name: 'Wren, 36 in.', quantity: 38 },
      { name: 'Wren, 44 in.', quantity: 10 },
    ],
    watts: 38 * 31,
    unknown: 10,
  })
  expect(lights).toMatchObject({ pieces: 4, watts: 0, unknown: 4 })
})
