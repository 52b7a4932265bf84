import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowMiddles, type SpotFixture } from '../../src/spots/spot.ts'
import { SPOTS, type Spot } from '../../src/spots/spots.ts'
import { aLight, bar, beside, door, island, mirror, onWall, room, round, table } from './lights.ts'

const sizeFit = (fixture: SpotFixture, { name, sizes, row }: Spot) => SPOTS[name].sizeFit(fixture, sizes, row)
const rightSizes = (fixture: SpotFixture, { name, sizes, row }: Spot) =>
  SPOTS[name].rightSizes(fixture, sizes, row)

/** Both sides of each boundary: from 16 to 19.99 in. a light also works, in "small 15.99 | 16 alsoWorks 19.99 | 20 right". */
test.each<[what: string, spot: Spot, light: (inches: number) => SpotFixture, verdicts: string]>([
  [
    'a light over a table',
    table(72, 40),
    round,
    'small 15.99 | 16 alsoWorks 19.99 | 20 right 26.66 | 26.67 alsoWorks 28 | 28.01 large',
  ],
  [
    'a bar over a table',
    table(72, 40),
    bar,
    'small 29.99 | 30 alsoWorks 35.99 | 36 right 48 | 48.01 alsoWorks 54 | 54.01 large',
  ],
  ['a light over a 24 in. round table', table(24), round, 'right 12 | 12.01 large'],
  ['a light over a 30 in. round table', table(30), round, 'right 18 | 18.01 large'],
  ['a light over a 60 in. round table', table(60), round, 'alsoWorks 44 | 44.01 large'],
  ['a 40 in. bar by its depth', table(72, 30), (depth) => bar(40, depth), 'right 18 | 18.01 large'],
  // A light at least twice as long as deep is linear.
  ['a 20 in. light by its depth', table(72, 40), (depth) => bar(20, depth), 'small 10 | 10.01 right'],
  [
    'a bar over an island',
    island(84, 40),
    bar,
    'small 35.99 | 36 alsoWorks 41.99 | 42 right 56 | 56.01 alsoWorks 63 | 63.01 large',
  ],
  ['a 42 in. bar by its depth', island(84, 24), (depth) => bar(42, depth), 'right 14 | 14.01 large'],
  ['a light over an island', island(84, 40), round, 'right 24 | 24.01 alsoWorks 30 | 30.01 large'],
  // A single light needs no distance, even if it leaves less than 12 in.
  ['a light over a small island', island(24, 20), round, 'right 10 | 14 large'],
  ['a bar over a mirror', mirror(36), onWall, 'small 17.99 | 18 alsoWorks 26.99 | 27 right 36 | 36.01 large'],
  ['a light over a 24 in. mirror', mirror(24), onWall, '12 alsoWorks 17.99'],
  ['a light over a 26 in. mirror', mirror(26), onWall, 'notForIt 12 | 12.01 small'],
  ['a bar by its depth at a mirror', mirror(24), (depth) => onWall(20, depth), 'right 10 | 10.01 notForIt'],
  ['a light beside a 24 in. mirror', beside(24), onWall, 'right 11.99 | 12 large'],
  ['a light beside a 26 in. mirror', beside(26), onWall, 'alsoWorks 12 | 12.01 notForIt'],
  ['a pair by its depth at a mirror', beside(24), (depth) => onWall(7, depth), 'right 10 | 10.01 notForIt'],
  [
    'a light in a room',
    room(14, 12),
    round,
    'small 15.59 | 15.6 alsoWorks 20.79 | 20.8 right 31.2 | 31.21 alsoWorks 36.4 | 36.41 large',
  ],
  ['a bar in a room', room(14, 12), bar, '20 notForIt 26'],
])('judges %s by its size', (_what, spot, light, verdicts) => {
  const judged = verdicts.replaceAll(
    /[\d.]+/g,
    (inches) => `${inches} ${sizeFit(light(Number(inches)), spot).verdict}`,
  )
  const expected = verdicts
    .split(' | ')
    .map((range) => {
      const verdict = range.replaceAll(/[\d. ]/g, '')
      return range.replaceAll(/[\d.]+/g, (inches) => `${inches} ${verdict}`)
    })
    .join(' | ')
  expect(judged).toBe(expected)
})

test.each([
  [44.99, 6, undefined, 1, 'right'],
  [45, 6, undefined, 2, 'right'],
  [45, 10.5, undefined, 2, 'right'],
  [45, 10.51, undefined, 1, 'right'],
  [45.01, 12, undefined, 1, 'alsoWorks'],
  [74.99, 10, undefined, 2, 'right'],
  [75, 10, undefined, 3, 'right'],
  [84, 16, undefined, 3, 'right'],
  [84, 24, undefined, 2, 'right'],
  [165, 10, undefined, 6, 'right'],
  [240, 10, undefined, 6, 'right'],
  [24, 10, undefined, 1, 'right'],
  [120, 18, undefined, 4, 'right'],
  [120, 18.01, undefined, 3, 'right'],
  // A requested row.
  [84, 16, 2, 2, 'alsoWorks'],
  [84, 16, 3, 3, 'right'],
  [84, 16.01, 3, 3, 'large'],
  [84, 9, 4, 4, 'alsoWorks'],
  [84, 9.01, 4, 4, 'large'],
  [84, 24, 2, 2, 'right'],
  [84, 24.01, 2, 2, 'alsoWorks'],
  // Each light of a row is 4 in. wide or more; a single one is never too close.
  [64, 4, 4, 4, 'alsoWorks'],
  [63.99, 4, 4, 4, 'notForIt'],
  [15, 4, 1, 1, 'right'],
])('over a %d in. island, lights of %d in. in a row (%s): %d, %s', (inches, light, row, count, verdict) => {
  const spot = { ...island(inches, 40), ...(row && { row }) }
  expect(sizeFit(round(light), spot)).toMatchObject({ verdict, count })
})

test('names the distance of a row, and the right number when another is requested', () => {
  expect(sizeFit(round(16), island(84, 40))).toEqual({ verdict: 'right', count: 3, apartInches: 28 })
  expect(rowMiddles(84, 3)).toEqual([14, 42, 70])
  const four = { verdict: 'alsoWorks', count: 4, apartInches: 21, usualCount: 3 }
  expect(sizeFit(round(8), { ...island(84, 40), row: 4 })).toEqual(four)
})

test.each([
  [18.99, 27.99, 'alsoWorks'],
  [19, 28, 'right'],
  [24, 33, 'right'],
  [31, 40, 'right'],
  [31.25, 40.25, 'alsoWorks'],
])('beside a %d in. mirror, a pair of 5 in. is %d in. apart: %s', (inches, apartInches, verdict) => {
  expect(sizeFit(onWall(5, 4), beside(inches))).toEqual({ verdict, count: 2, apartInches })
})

test.each([
  [14.39, 'small', 2],
  [14.4, 'alsoWorks', 2],
  [17.59, 'alsoWorks', 2],
  [17.6, 'right', 2],
  [24, 'right', 2],
  [24.01, 'right', 1],
  [29.6, 'right', 1],
  [29.61, 'alsoWorks', 1],
  [36, 'alsoWorks', 1],
  [36.01, 'large', 1],
])('beside an 80 in. door, a %d in. high lantern: %s, number: %d', (fixtureHeight, verdict, count) => {
  expect(sizeFit(aLight({ fixtureHeight }), door(80))).toEqual({ verdict, count })
})

test.each([
  ['of pendants for a table', round(24), table(72, 42), [21, 28]],
  ['of bars for a table', bar(42), table(72, 42), [36, 48]],
  ['of bars for an island', bar(42), island(84, 40), [42, 56]],
  ['of pendants for an island', round(16), island(84, 40), [0, 24]],
  ['of pendants for a 24 in. deep island', round(16), island(84, 24), [0, 14]],
  ['of pendants for a short island', round(16), island(48, 40), [0, 12]],
  ['of four pendants for an island', round(16), { ...island(84, 40), row: 4 }, [0, 9]],
  ['of a pair for a mirror', onWall(5), beside(30), [0, 6]],
  ['of a pair for a small mirror', onWall(5), beside(20), [4, 9]],
  ['of bars for a mirror', bar(30), mirror(36), [27, 36]],
  ['of a pair for a door', aLight({ fixtureHeight: 19 }), door(100), [22, 30]],
  ['of one lantern for a door', aLight({ fixtureHeight: 31 }), door(100), [30, 37]],
  ['of pendants for a room', round(24), room(14, 16), [24, 36]],
] as const)('the right sizes %s', (_, light, spot, [fromInches, toInches]) => {
  expect(rightSizes(light, spot)).toEqual({ fromInches, toInches })
})

const inches = fc.integer({ min: 24, max: 240 })
const light = fc.integer({ min: 3, max: 60 })

test('a larger table never makes a right light too large, a larger mirror, door or room neither', () => {
  fc.assert(
    fc.property(inches, inches, inches, inches, light, light, (a, b, more, wider, length, depth) => {
      const fixture = aLight({ fixtureLength: length, fixtureWidth: depth, fixtureHeight: length })
      const [small, large] = [
        [table(a, b), island(a, b), mirror(a), door(a), room(a / 4, b / 4)],
        [
          table(a + more, b + wider),
          island(a + more, b + wider),
          mirror(a + more),
          door(a + more),
          room((a + more) / 4, (b + wider) / 4),
        ],
      ]
      for (const [index, spot] of small.entries()) {
        if (sizeFit(fixture, spot).verdict !== 'right') continue
        expect(sizeFit(fixture, large[index] ?? spot).verdict).not.toBe('large')
      }
    }),
  )
})

test('a light fits the same when length and width are swapped', () => {
  fc.assert(
    fc.property(inches, inches, light, light, (a, b, length, depth) => {
      const fixture = aLight({ fixtureLength: length, fixtureWidth: depth })
      expect(sizeFit(fixture, table(a, b))).toEqual(sizeFit(fixture, table(b, a)))
      expect(sizeFit(fixture, island(a, b))).toEqual(sizeFit(fixture, island(b, a)))
    }),
  )
})

test('lights in a row stay 12 in. apart and within the counter', () => {
  fc.assert(
    fc.property(inches, light, (counter, width) => {
      const { count } = sizeFit(round(width), island(counter, 24))
      const [first = 0, second] = rowMiddles(counter, count)
      if (second !== undefined) {
        expect(second - first - width).toBeGreaterThanOrEqual(12)
        expect(first - width / 2).toBeGreaterThanOrEqual(6)
      }
    }),
  )
})

test.each([
  // A hall takes one light for each stretch of up to 10 ft.
  [240, 42, 2, 10.8, 16.2],
  [42, 240, 2, 10.8, 16.2],
  [120, 42, 1, 10.8, 16.2],
  [120.25, 42, 2, 6.8, 10.2],
  [240, 59.75, 2, 12, 18],
  [240, 60, 1, 20, 30],
])('a floor of %d by %d in. takes %d, each of %d to %d in. (rule L6)', (length, width, count, from, to) => {
  const { along, rightSizes } = SPOTS.room
  expect(along?.([length, width])).toBe(count > 1 ? `A hall this long needs ${count} of them.` : undefined)
  const right = rightSizes(round(12), [length, width])
  expect(Math.round(right.fromInches * 10) / 10).toBe(from)
  expect(Math.round(right.toInches * 10) / 10).toBe(to)
})
