import { expect, test } from 'vitest'
import type { HouseRoom } from '../../../../src/features/fit/codecs.ts'
import { hungEntry } from '../../../../src/features/list/house/hung-entry.ts'
import { ownFan, ownFixture } from '../../../own-catalogue/own-catalogue.ts'

const GREAT_ROOM = {
  name: 'great-room',
  floor: { lengthInches: 288, widthInches: 216 },
  ceilingInches: 192,
}
const beacon = { record: ownFan('beacon-60') }
const dome = { record: ownFixture('harbor-dome-16') }
const item = (productUrl: string) => ({ productUrl })

test('a fan without a chosen size is judged by the one that suits its room best, and says what hangs it', () => {
  const { verdict, needs, items, watts } = hungEntry(beacon, item('beacon-60'), GREAT_ROOM, 'Graphite')
  expect(verdict).toEqual({ text: '60 in. is the right size for this room.', suits: true })
  expect(needs[0]).toMatchObject({
    name: 'downrod',
    text: '48 in. + 36 in. downrods and a coupler, Graphite',
  })
  expect(items.map(({ item: one }) => one)).toEqual([
    '48 in. downrod, Graphite',
    '36 in. downrod, Graphite',
    'Downrod coupler, Graphite',
  ])
  expect(watts).toBe(31)
})

test('a chosen size is judged, not the best one', () => {
  const small = { name: 'office', floor: { lengthInches: 120, widthInches: 120 } }
  expect(hungEntry(beacon, { ...item('beacon-60'), sizeInches: 60 }, small, undefined).verdict).toEqual({
    text: '60 in. is large for this room: 36 to 42 in. is right.',
    suits: false,
  })
})

test.each([
  [1, '60 in. is the right size for this room.', true],
  [2, 'Two 60 in. fans are large for this room: two of 44 to 50 in. are right.', false],
  [3, undefined, undefined],
])('%i of one fan in a room are judged as so many', (quantity, text, suits) => {
  const { verdict } = hungEntry(
    beacon,
    { ...item('beacon-60'), sizeInches: 60, quantity },
    GREAT_ROOM,
    undefined,
  )
  expect(verdict?.text).toBe(text)
  expect(verdict?.suits).toBe(suits)
})

test('two of a fan whose size is open take the size that is better for two', () => {
  const { size } = hungEntry(beacon, { ...item('beacon-60'), quantity: 2 }, GREAT_ROOM, undefined)
  expect(size?.spanInches).toBe(52)
})

test('blades that would turn too low are said, and nothing hangs the fan there', () => {
  const { verdict, needs } = hungEntry(
    beacon,
    item('beacon-60'),
    { name: 'hall', ceilingInches: 84 },
    undefined,
  )
  expect(verdict?.suits).toBe(false)
  expect(verdict?.text).toMatch(/^The ceiling is too low/)
  expect(needs.map(({ name }) => name)).not.toContain('downrod')
})

test('without measures nothing is judged, and what it takes anywhere is said', () => {
  const { verdict, needs } = hungEntry(beacon, item('beacon-60'), { name: 'hall' }, undefined)
  expect(verdict).toBeUndefined()
  expect(needs.map(({ name }) => name)).toEqual(['box', 'control'])
})

test.each([
  [1, /^A row of 3 is right for this island/],
  [2, /^A row of 2 also works here/],
  [3, /^A row of 3 is right for this island/],
])('%i lights over the island of a kitchen are judged as so many', (quantity, words) => {
  const kitchen = { name: 'kitchen', ceilingInches: 108, spots: { island: [84, 40] } }
  const { verdict, watts } = hungEntry(dome, { ...item('harbor-dome-16'), quantity }, kitchen, undefined)
  expect(verdict?.text).toMatch(words)
  expect(watts).toBe(20)
})

test('a light whose place is not measured says what it takes anywhere', () => {
  const { verdict, needs } = hungEntry(
    dome,
    item('harbor-dome-16'),
    { name: 'bath', spots: { mirror: [36] } },
    undefined,
  )
  expect(verdict).toBeUndefined()
  expect(needs.map(({ name }) => name)).toContain('bulbs')
})

test.each([
  ['a fan for dry rooms', { record: ownFan('alder-52') }, 'damp', 'for dry rooms', 'damp or wet'],
  ['a fan for damp places', { record: ownFan('orbital-70') }, 'wet', 'damp', 'wet'],
  ['a light for dry rooms', { record: ownFixture('gatsby-globe-9') }, 'damp', 'for dry rooms', 'damp or wet'],
] as const)(
  '%s does not suit a room for others, measured or not (rule S24)',
  (_, known, rating, own, needed) => {
    const room = { name: 'porch', rating }
    for (const measures of [{}, { floor: GREAT_ROOM.floor, ceilingInches: 108 }]) {
      const { verdict } = hungEntry(known, item('any'), { ...room, ...measures }, undefined)
      expect(verdict).toEqual({
        text: `Not for this room: it is rated ${own}, and here it must be rated ${needed}.`,
        suits: false,
      })
    }
  },
)

test('a fan for damp places is judged by its size on a porch', () => {
  const porch = { name: 'porch', rating: 'damp', floor: { lengthInches: 168, widthInches: 144 } } as const
  expect(
    hungEntry({ record: ownFan('orbital-70') }, item('any'), porch, undefined).verdict?.text,
  ).not.toContain('rated')
})

const verdictOf = (known: Parameters<typeof hungEntry>[0], room: object, chosen: object = {}) =>
  hungEntry(known, { ...item('any'), ...chosen }, { name: 'hall', ...room }, undefined).verdict

test.each<[string, string, Partial<HouseRoom> & { quantity?: number }, object | undefined]>([
  [
    'too close to a slope',
    'wren-36',
    { ceilingInches: 108, slope: 6 },
    { text: 'A low profile fan hangs too close to a slope: choose one on a downrod.', suits: false },
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
      text: 'The ceiling is too low: the blades would turn 6 ft above the floor; the minimum is 7 ft.',
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
    expect(verdictOf({ record: ownFan(name) }, room, { quantity })).toEqual(verdict)
  },
)

test('a size that a fan has not is no choice: the best is judged', () => {
  expect(verdictOf(beacon, GREAT_ROOM, { sizeInches: 99 })?.text).toBe(
    '60 in. is the right size for this room.',
  )
})

const wagoner = { record: ownFixture('wagoner-8') }

test.each([
  [
    'over the table of a room, before the room itself',
    wagoner,
    { ceilingInches: 120, floor: GREAT_ROOM.floor, spots: { table: [72, 40] } },
    'At 38 in. wide it is too wide for this table: 20 to 26 in. is right. Its lower edge hangs 39 in. above the table.',
    false,
  ],
  [
    'in a room whose floor alone is measured',
    wagoner,
    { floor: GREAT_ROOM.floor },
    'At 38 in. wide it is right for this room.',
    true,
  ],
  [
    'under a ceiling, which decides its height',
    wagoner,
    { floor: GREAT_ROOM.floor, ceilingInches: 108 },
    'At 38 in. wide it is right for this room. Its lower edge hangs 7 ft 4 in. above the floor.',
    true,
  ],
  [
    'over the mirror of a bath',
    { record: ownFixture('aurelia-bar-40') },
    { spots: { mirror: [36] } },
    'At 40 in. wide it is too wide for this mirror: 27 to 36 in. is right.',
    false,
  ],
])('a light is judged %s', (_where, known, room, text, suits) => {
  expect(verdictOf(known, room)).toEqual({ text, suits })
})

test('five lights over an island are no row of which a rule says anything: the right row is said', () => {
  const kitchen = { ceilingInches: 108, spots: { island: [84, 40] } }
  expect(verdictOf(dome, kitchen, { quantity: 5 })?.text).toMatch(/^A row of 3 is right for this island/)
})

test('three lights over a table are judged as one', () => {
  const dining = { ceilingInches: 108, spots: { table: [84, 40] } }
  const { lit } = hungEntry(dome, { ...item('dome'), quantity: 3 }, { name: 'dining', ...dining }, undefined)
  expect(lit?.spot).toEqual({ name: 'table', sizes: [84, 40], ceilingInches: 108 })
})

test('a light that suits its place says how it hangs there, and one that does not says only what it takes', () => {
  const namesIn = (room: object) =>
    hungEntry(wagoner, item('wagoner-8'), { name: 'dining', ...room }, undefined).needs.map(
      ({ name }) => name,
    )
  expect(namesIn({ floor: GREAT_ROOM.floor, ceilingInches: 108 })).toEqual(['stem', 'height', 'box', 'bulbs'])
  expect(namesIn({ spots: { table: [72, 40] } })).toEqual(['box', 'bulbs'])
})

test('under a steep slope a fan is ordered with an adapter', () => {
  const { items } = hungEntry(beacon, item('beacon-60'), { ...GREAT_ROOM, slope: 9 }, undefined)
  expect(items.at(-1)).toEqual({ name: 'slope', item: 'Sloped-ceiling adapter', quantity: 1 })
})

test('the watts of a fan are unknown where its record has none', () => {
  expect(
    hungEntry({ record: ownFan('alder-52') }, item('alder-52'), GREAT_ROOM, undefined).watts,
  ).toBeUndefined()
})

const { mounting: _, ...unmounted } = beacon.record

test.each([
  ['nothing decides it', beacon.record, {}, { name: 'porch' }, 31],
  [
    'its mounting is unknown in a room of a known ceiling',
    unmounted,
    {},
    { name: 'porch', ceilingInches: 108 },
    31,
  ],
  ['the list names it', beacon.record, { sizeInches: 52 }, { name: 'porch' }, 24],
  [
    'its room decides it',
    beacon.record,
    {},
    { name: 'porch', floor: { lengthInches: 168, widthInches: 144 } },
    24,
  ],
])(
  'the watts of a fan are those of its size, or the most while it is open: %s',
  (_, record, chosen, room, watts) => {
    expect(hungEntry({ record }, { ...item('beacon-60'), ...chosen }, room, undefined).watts).toBe(watts)
  },
)
