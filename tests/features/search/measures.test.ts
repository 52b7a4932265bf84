import { expect, test } from 'vitest'
import { roomInWords, sizesInWords } from '../../../src/features/search/measures.ts'

test.each([
  ['black fan for 12 by 11', { room: '12x11' }, 'black fan for'],
  ["fan 14' x 12' wet", { room: '14x12' }, 'fan   wet'],
  ['9 ft by 10 ft fan', { room: '9x10' }, 'fan'],
  ['60 x 60', { room: '60x60' }, ''],
  ['5 X 5 ROOM', { room: '5x5' }, ''],
  ['fan under 8 ft', { ceiling: '8' }, 'fan'],
  ['8 ft ceiling', { ceiling: '8' }, ''],
  ['black fan for an 8-foot ceiling', { ceiling: '8' }, 'black fan'],
  ["ceiling of 9' fan", { ceiling: '9' }, 'fan'],
  ['30 ft ceilings', { ceiling: '30' }, ''],
  ['7 FT CEILING', { ceiling: '7' }, ''],
  ['fan under 9 ft black', { ceiling: '9' }, 'fan   black'],
  ['white fan for 12 by 11 under 8 ft', { room: '12x11', ceiling: '8' }, 'white fan for'],
])('reads "%s" as the room %j and "%s"', (typed, parameters, rest) => {
  expect(roomInWords(typed)).toMatchObject({ parameters, rest })
})

test('reads no room in other figures', () => {
  const typed = ['under 52 inches', '6 ft ceiling', '31 ft ceiling', '52 inch fan', '2 x 12', 'WG-0838x12']
  expect([...typed, '12 x', '112 x 12'].filter(roomInWords)).toEqual([])
})

test.each([
  { typed: 'fan under 30 in', sizes: [26, 29.5], not: [30, 36], rest: 'fan' },
  { typed: 'up to 44 inches black', sizes: [30, 44], not: [46], rest: 'black' },
  { typed: 'outdoor fan over 5 ft', sizes: [65], not: [60], rest: 'outdoor fan' },
  { typed: 'at least 60"', sizes: [60, 72], not: [59], rest: '' },
  { typed: '44 to 50 in fan', sizes: [44, 50], not: [43, 52], rest: 'fan' },
  { typed: 'pendant 10-12 in', sizes: [10, 12], not: [9, 14], rest: 'pendant' },
])('reads "$typed" as the sizes $sizes, without $not', ({ typed, sizes, not, rest }) => {
  const { least = 0, most = 0, rest: others } = sizesInWords(typed) ?? {}
  expect([...sizes, ...not].filter((size) => size >= least && size <= most)).toEqual(sizes)
  expect(others).toBe(rest)
})

test.each([
  ['4 ft fan', 48, 'fan'],
  ["5' fan", 60, 'fan'],
  ['black 6-foot fan', 72, 'black   fan'],
])('reads "%s" as the size %s', (typed, size, rest) => {
  expect(sizesInWords(typed)).toMatchObject({ least: size, most: size, rest })
})

test('reads no size in other words', () => {
  const typed = ['52 in fan', '12 by 11', 'over the table', 'under 30']
  const others = ['chandelier for a 6 ft table', 'fan for a 9 ft ceiling']
  expect([...typed, ...others].filter(sizesInWords)).toEqual([])
})
