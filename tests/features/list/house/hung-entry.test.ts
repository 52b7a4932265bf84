import { expect, test } from 'vitest'
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
