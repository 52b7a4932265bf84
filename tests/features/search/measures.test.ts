import { expect, test } from 'vitest'
import { roomInWords, sizesInWords, withInches } from '../../../src/features/search/measures.ts'

test.each([
  { typed: 'black fan for 12 by 11', room: '12x11', rest: 'black fan for' },
  { typed: '14x12 room', room: '14x12', rest: '' },
  { typed: "fan 14' x 12' wet", room: '14x12', rest: 'fan   wet' },
  { typed: '9 ft by 10 ft fan', room: '9x10', rest: 'fan' },
  { typed: '60 x 60', room: '60x60', rest: '' },
  { typed: '5 X 5 ROOM', room: '5x5', rest: '' },
  { typed: 'a fan, 12 BY 11, wet', room: '12x11', rest: 'a fan,  , wet' },
])('reads "$typed" as a $room room', ({ typed, room, rest }) => {
  expect(roomInWords(typed)).toMatchObject({ parameters: { room }, rest })
})

test.each([
  { typed: 'fan under 8 ft', ceiling: '8', rest: 'fan' },
  { typed: '8 ft ceiling', ceiling: '8', rest: '' },
  { typed: 'black fan for an 8-foot ceiling', ceiling: '8', rest: 'black fan' },
  { typed: "ceiling of 9' fan", ceiling: '9', rest: 'fan' },
  { typed: '30 ft ceilings', ceiling: '30', rest: '' },
  { typed: '7 FT CEILING', ceiling: '7', rest: '' },
  { typed: 'fan under 9 ft black', ceiling: '9', rest: 'fan   black' },
])('reads "$typed" as a $ceiling ft ceiling', ({ typed, ceiling, rest }) => {
  expect(roomInWords(typed)).toEqual({
    parameters: { ceiling },
    text: `${ceiling} ft ceiling`,
    rest,
  })
})

test('reads a room and its ceiling together', () => {
  expect(roomInWords('white fan for 12 by 11 under 8 ft')).toEqual({
    parameters: { room: '12x11', ceiling: '8' },
    text: '12 × 11 ft room, 8 ft ceiling',
    rest: 'white fan for',
  })
})

test.each([
  'under 52 inches',
  '6 ft ceiling',
  '31 ft ceiling',
  '52 inch fan',
  '2 x 12',
  'WG-0838x12',
  '12 x',
  '112 x 12',
])('reads no room in "%s"', (typed) => {
  expect(roomInWords(typed)).toBeUndefined()
})

test.each([
  { typed: 'fan under 30 in', sizes: [26, 29.5], not: [30, 36], rest: 'fan' },
  { typed: 'up to 44 inches black', sizes: [30, 44], not: [46], rest: 'black' },
  { typed: 'outdoor fan over 5 ft', sizes: [65], not: [60], rest: 'outdoor fan' },
  { typed: 'at least 60"', sizes: [60, 72], not: [59], rest: '' },
  { typed: '44 to 50 in fan', sizes: [44, 50], not: [43, 52], rest: 'fan' },
  { typed: 'pendant 10-12 in', sizes: [10, 12], not: [9, 14], rest: 'pendant' },
])('reads "$typed" as the sizes $sizes, without $not', ({ typed, sizes, not, rest }) => {
  const meant = sizesInWords(typed)
  expect([...sizes, ...not].filter((size) => meant?.offBy(size) === 0)).toEqual(sizes)
  expect(meant?.rest).toBe(rest)
})

test.each(['52 in fan', '12 by 11', 'over the table', 'under 30'])('reads no size range in "%s"', (typed) => {
  expect(sizesInWords(typed)).toBeUndefined()
})

test.each([
  ['4 ft fan', '48 in fan'],
  ["5' fan", '60 in fan'],
  ['6-foot fan', '72 in fan'],
  ['chandelier for a 6 ft table', 'chandelier for a 6 ft table'],
  ['fan for a 9 ft ceiling', 'fan for a 9 ft ceiling'],
  ['20 ft fan', '20 ft fan'],
])('searches "%s" as "%s"', (typed, inInches) => {
  expect(withInches(typed)).toBe(inInches)
})
