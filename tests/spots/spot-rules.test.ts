import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SpotFixture } from '../../src/spots/spot.ts'
import { lightFit, SPOTS, type Spot } from '../../src/spots/spots.ts'
import { rowMiddles } from '../../src/spots/tool.ts'
import { SPOT_TOOLS } from '../../src/spots/tools.ts'
import { aLight, bar, beside, door, island, mirror, onWall, room, round, table } from './lights.ts'

const sizeFit = (fixture: SpotFixture, { name, sizes, row }: Spot) => SPOTS[name].sizeFit(fixture, sizes, row)
const rightSizes = (fixture: SpotFixture, { name, sizes, row }: Spot) =>
  SPOTS[name].rightSizes(fixture, sizes, row)

describe('over a 72 × 40 in. table', () => {
  test.each([
    [15.99, 'small'],
    [16, 'alsoWorks'],
    [19.99, 'alsoWorks'],
    [20, 'right'],
    [24, 'right'],
    [26.66, 'right'],
    [26.67, 'alsoWorks'],
    [28, 'alsoWorks'],
    [28.01, 'large'],
    [32, 'large'],
  ])('a round light of %d in.: %s', (inches, verdict) => {
    expect(sizeFit(round(inches), table(72, 40))).toEqual({ verdict, count: 1 })
  })

  test.each([
    [29.99, 4, 'small'],
    [30, 4, 'alsoWorks'],
    [35.99, 4, 'alsoWorks'],
    [36, 4, 'right'],
    [40, 10, 'right'],
    [42, 9, 'right'],
    [48, 3, 'right'],
    [48.01, 4, 'alsoWorks'],
    [54, 4, 'alsoWorks'],
    [54.01, 4, 'large'],
  ])('a bar of %d by %d in.: %s', (inches, depth, verdict) => {
    expect(sizeFit(bar(inches, depth), table(72, 40))).toEqual({ verdict, count: 1 })
  })
})

test.each([
  [24, 12, 'right'],
  [24, 12.01, 'large'],
  [30, 18, 'right'],
  [30, 18.01, 'large'],
  [60, 44, 'alsoWorks'],
  [60, 44.01, 'large'],
])('over a %d in. round table judges a %d in. light: %s', (size, inches, verdict) => {
  expect(sizeFit(round(inches), table(size, size)).verdict).toBe(verdict)
})

test.each([
  { depth: 18, verdict: 'right' },
  { depth: 18.01, verdict: 'large' },
])('judges a 40 in. bar, $depth in. deep, over a 72 × 30 in. table: $verdict', ({ depth, verdict }) => {
  expect(sizeFit(bar(40, depth), table(72, 30)).verdict).toBe(verdict)
})

test('treats a light at least twice as long as deep as linear', () => {
  expect(sizeFit(bar(20, 10), table(72, 40)).verdict).toBe('small')
  expect(sizeFit(bar(20, 10.01), table(72, 40)).verdict).toBe('right')
})

describe('over an island', () => {
  test('84 × 40 in.: 16 in. domes hang in a row of three, 28 in. apart, the first 14 in. from the end', () => {
    expect(sizeFit(round(16), island(84, 40))).toEqual({ verdict: 'right', count: 3, apartInches: 28 })
    expect(rowMiddles(84, 3)).toEqual([14, 42, 70])
  })

  test('84 × 40 in.: 24 in. drums hang in a row of two', () => {
    expect(sizeFit(round(24), island(84, 40))).toEqual({ verdict: 'right', count: 2, apartInches: 42 })
  })

  test.each([
    [35.99, 'small'],
    [36, 'alsoWorks'],
    [40, 'alsoWorks'],
    [41.99, 'alsoWorks'],
    [42, 'right'],
    [48, 'right'],
    [56, 'right'],
    [56.01, 'alsoWorks'],
    [63, 'alsoWorks'],
    [63.01, 'large'],
  ])('84 × 40 in., a bar of %d in.: %s', (inches, verdict) => {
    expect(sizeFit(bar(inches), island(84, 40)).verdict).toBe(verdict)
  })

  test.each([
    { depth: 14, verdict: 'right' },
    { depth: 14.01, verdict: 'large' },
  ])('24 in. deep, a bar $depth in. deep: $verdict', ({ depth, verdict }) => {
    expect(sizeFit(bar(42, depth), island(84, 24)).verdict).toBe(verdict)
  })

  test.each([
    [44.99, 6, 1, 'right'],
    [45, 6, 2, 'right'],
    [45, 10.5, 2, 'right'],
    [45, 10.51, 1, 'right'],
    [45.01, 12, 1, 'alsoWorks'],
    [74.99, 10, 2, 'right'],
    [75, 10, 3, 'right'],
    [165, 10, 6, 'right'],
    [240, 10, 6, 'right'],
    [24, 10, 1, 'right'],
    [120, 18, 4, 'right'],
    [120, 18.01, 3, 'right'],
  ])('%d in., lights of %d in.: a row of %d, %s', (inches, light, count, verdict) => {
    expect(sizeFit(round(light), island(inches, 40))).toMatchObject({ verdict, count })
  })

  test('24 × 20 in.: a single light needs no distance, even if it leaves less than 12 in.', () => {
    expect(sizeFit(round(10), island(24, 20))).toEqual({ verdict: 'right', count: 1 })
    expect(sizeFit(round(14), island(24, 20))).toEqual({ verdict: 'large', count: 1 })
  })

  test.each([
    { light: 24, verdict: 'right' },
    { light: 24.01, verdict: 'alsoWorks' },
    { light: 30, verdict: 'alsoWorks' },
    { light: 30.01, verdict: 'large' },
  ])('40 in. deep, a light of $light in.: $verdict', ({ light, verdict }) => {
    expect(sizeFit(round(light), island(84, 40)).verdict).toBe(verdict)
  })
})

describe('a requested row over an 84 × 40 in. island', () => {
  test.each([
    [2, 16, 'alsoWorks'],
    [3, 16, 'right'],
    [3, 16.01, 'large'],
    [4, 9, 'alsoWorks'],
    [4, 9.01, 'large'],
    [2, 24, 'right'],
    [2, 24.01, 'alsoWorks'],
  ])('%d lights of %d in.: %s', (row, inches, verdict) => {
    expect(sizeFit(round(inches), { ...island(84, 40), row })).toMatchObject({ verdict, count: row })
  })

  test.each([
    [64, 'alsoWorks'],
    [63.99, 'notForIt'],
  ])('a row of four over %d in., where each may be 4 in. wide or less: %s', (counter, verdict) => {
    expect(sizeFit(round(4), { ...island(counter, 40), row: 4 })).toMatchObject({
      verdict,
      count: 4,
      usualCount: 2,
    })
  })

  test('is never too close when it has one light', () => {
    expect(sizeFit(round(4), { ...island(24, 20), row: 1 }).verdict).not.toBe('notForIt')
    expect(sizeFit(round(4), { ...island(15, 15), row: 1 }).verdict).not.toBe('notForIt')
  })

  test('names the right number when another is requested', () => {
    expect(sizeFit(round(8), { ...island(84, 40), row: 4 })).toEqual({
      verdict: 'alsoWorks',
      count: 4,
      apartInches: 21,
      usualCount: 3,
    })
  })
})

describe('at a mirror', () => {
  test.each([
    [36, 17.99, 'small', 1],
    [36, 18, 'alsoWorks', 1],
    [36, 24, 'alsoWorks', 1],
    [36, 26.99, 'alsoWorks', 1],
    [36, 27, 'right', 1],
    [36, 33, 'right', 1],
    [36, 36, 'right', 1],
    [36, 36.01, 'large', 1],
    [24, 12, 'alsoWorks', 1],
    [26, 12, 'notForIt', 1],
    [26, 12.01, 'small', 1],
  ])('%d in., a light %d in. long: %s, number: %d', (inches, light, verdict, count) => {
    expect(sizeFit(onWall(light), mirror(inches))).toMatchObject({ verdict, count })
  })

  test('24 in. wide: a pair of 5 in. lights is right, 33 in. apart', () => {
    expect(sizeFit(onWall(5, 4), beside(24))).toEqual({ verdict: 'right', count: 2, apartInches: 33 })
  })

  test.each([
    [18.99, 5, 27.99, 'alsoWorks'],
    [19, 5, 28, 'right'],
    [31, 5, 40, 'right'],
    [31.25, 5, 40.25, 'alsoWorks'],
  ])('%d in., a pair of %d in. is %d in. apart: %s', (inches, light, apartInches, verdict) => {
    expect(sizeFit(onWall(light, 4), beside(inches))).toEqual({ verdict, count: 2, apartInches })
  })

  test.each([
    [24, 11.99, 'right'],
    [24, 12, 'large'],
    [26, 12, 'alsoWorks'],
    [26, 12.01, 'notForIt'],
  ])('beside one of %d in., a light of %d in.: %s', (inches, light, verdict) => {
    expect(sizeFit(onWall(light, 4), beside(inches)).verdict).toBe(verdict)
  })

  test('a pair or a bar is at most 10 in. deep', () => {
    expect(sizeFit(onWall(20, 10), mirror(24)).verdict).toBe('right')
    expect(sizeFit(onWall(20, 10.01), mirror(24)).verdict).toBe('notForIt')
    expect(sizeFit(onWall(7, 10), beside(24)).verdict).toBe('right')
    expect(sizeFit(onWall(7, 10.01), beside(24)).verdict).toBe('notForIt')
  })
})

test.each([
  [14.39, 'small', 2],
  [14.4, 'alsoWorks', 2],
  [17.59, 'alsoWorks', 2],
  [17.6, 'right', 2],
  [19, 'right', 2],
  [24, 'right', 2],
  [24.01, 'right', 1],
  [25, 'right', 1],
  [29.6, 'right', 1],
  [29.61, 'alsoWorks', 1],
  [36, 'alsoWorks', 1],
  [36.01, 'large', 1],
])('beside a door of 80 in., a lantern %d in. high: %s, so many: %d', (fixtureHeight, verdict, count) => {
  expect(sizeFit(aLight({ fixtureHeight }), door(80))).toEqual({ verdict, count })
})

test.each([
  [15.59, 'small'],
  [15.6, 'alsoWorks'],
  [20.79, 'alsoWorks'],
  [20.8, 'right'],
  [31.2, 'right'],
  [31.21, 'alsoWorks'],
  [36.4, 'alsoWorks'],
  [36.41, 'large'],
])('in a 14 × 12 ft room a %d in. light: %s', (inches, verdict) => {
  expect(sizeFit(round(inches), room(14, 12))).toEqual({ verdict, count: 1 })
})

test('rejects any linear light for a room', () => {
  expect(sizeFit(bar(26), room(14, 12)).verdict).toBe('notForIt')
})

test.each([
  ['of pendants for a table', round(24), table(72, 42), [21, 28]],
  ['of bars for a table', bar(42), table(72, 42), [36, 48]],
  ['of bars for an island', bar(42), island(84, 40), [42, 56]],
  ['of pendants for an island', round(16), island(84, 40), [0, 24]],
  ['of pendants for a 24 in. deep island', round(16), island(84, 24), [0, 14]],
  ['of pendants for a short island', round(16), island(48, 40), [0, 12]],
  ['of one pendant for an island that takes one', round(16), island(45, 40), [0, 24]],
  ['of four pendants for an island', round(16), { ...island(84, 40), row: 4 }, [0, 9]],
  ['of a pair for a mirror', onWall(5), beside(30), [0, 6]],
  ['of a pair for a small mirror', onWall(5), beside(20), [4, 9]],
  ['of a pair for a 25 in. mirror', onWall(5), beside(25), [0, 11]],
  ['of bars for a mirror', bar(30), mirror(36), [27, 36]],
  ['of a pair for a door', aLight({ fixtureHeight: 19 }), door(100), [22, 30]],
  ['of one lantern for a door', aLight({ fixtureHeight: 31 }), door(100), [30, 37]],
  ['of pendants for a room', round(24), room(14, 16), [24, 36]],
] as const)('the right sizes %s', (_, light, spot, [fromInches, toInches]) => {
  expect(rightSizes(light, spot)).toEqual({ fromInches, toInches })
})

test.each([
  [round(28), table(72, 40), 0],
  [round(30), table(72, 40), 2],
  [round(46), table(60, 60), 2],
  [round(33), island(84, 40), 3],
  [bar(54), table(72, 40), 0],
  [bar(60), table(72, 40), 6],
  [bar(40, 20), table(72, 30), 2],
])('%j is too wide over %j by %d in.', (light, spot, inches) => {
  const [{ notes = [] }] = SPOT_TOOLS[spot.name].draw({ spot, fixture: light, fit: lightFit(light, spot) })
  const labels = notes.map((note) => ('label' in note ? note.label : ''))
  expect(labels.filter((label) => label.includes('too wide'))).toEqual(
    inches ? [`${inches} in. too wide`] : [],
  )
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
