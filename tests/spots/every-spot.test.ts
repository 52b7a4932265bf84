import { describe, expect, test } from 'vitest'
import { withParameters } from '../../src/client/state.ts'
import type { Dimension } from '../../src/drawing/scene.ts'
import { lightFilter } from '../../src/features/fit/fit-filter.ts'
import { lightVerdict } from '../../src/features/fit/light-verdict.ts'
import { placeParameters, SAVED_SPOTS, spotIn, spotOf } from '../../src/features/fit/place.ts'
import { fieldsIn, readFields, spotSentence, textsOf } from '../../src/features/fit/place-fields.ts'
import { rangeText } from '../../src/spots/spot.ts'
import {
  commonFit,
  exampleSpotFor,
  isCandidate,
  SPOT_NAMES,
  SPOTS,
  type Spot,
  spotText,
} from '../../src/spots/spots.ts'
import { onWall, round } from './lights.ts'

/** A spot as its address, fields and list have it: a room has a floor in place of sizes. */
const knownOf = ({ name, sizes, ceilingInches }: Spot) => {
  const [lengthInches = 0, widthInches = 0] = sizes
  return {
    spot: name,
    ...(SPOTS[name].fields ? { sizes } : { floor: [lengthInches, widthInches] as const }),
    ...(ceilingInches && { ceilingInches }),
  }
}

describe.each(SPOT_NAMES)('the spot "%s"', (name) => {
  const kind = SPOTS[name]
  const usual = kind.usual.map((one): Spot => ({ name, ...one }))

  test('has usual dimensions that an address, the fields and a message keep', () => {
    for (const spot of usual) {
      const filled = knownOf(spot)
      expect(spotIn(withParameters('', placeParameters(filled)))).toEqual(filled)
      expect(readFields(spotSentence(name), textsOf(filled), { spot: name })).toEqual({
        faults: {},
        place: filled,
      })
      expect(spotOf(filled)).toEqual(spot)
      expect(spotText(spot)).toMatch(new RegExp(String.raw`^${kind.label}: \d+ `))
    }
  })

  test('has a field for each dimension, in a sentence', () => {
    const names = fieldsIn(spotSentence(name)).map((field) => field.name)
    const own = kind.fields?.labels.length === 1 ? ['length'] : ['length', 'width']
    expect(names).toEqual([...own, ...(kind.bottomHeights ? ['ceiling'] : [])])
  })

  test('takes sizes up to its limits and no others', () => {
    const { labels, limits } = kind.fields ?? {}
    if (!labels || !limits) return
    const sizesOf = (inches: number) => labels.map(() => inches).join('x')
    const [min, max] = limits
    const read = [min - 0.25, min, max, max + 0.25].map(
      (inches) => spotIn(`?spot=${name}&size=${sizesOf(inches)}`).sizes !== undefined,
    )
    expect(read).toEqual([false, true, true, false])
  })

  test('has a light of the right size in each usual spot, which its advice names and its filter finds', () => {
    for (const spot of usual) {
      const { fixture, fit } = commonFit(spot)
      expect(fit.suits).toBe('right')
      expect(isCandidate(fixture, name)).toBe(true)
      expect(kind.advice(spot)).toContain(rangeText(kind.rightSizes(fixture, spot.sizes, fit.size.count)))
      expect(lightVerdict(fixture, spot, fit)).toMatch(/(’s| is) right/)
      expect(lightFilter(spot, undefined)?.headingOf({ fixture } as never)).toMatch(/^Right for/)
      expect(exampleSpotFor(fixture, name)).toMatchObject({ name })
    }
  })

  test('has drawings with its dimensions, all of them within the drawing', () => {
    for (const spot of usual) {
      const scenes = kind.draw(commonFit(spot))
      const lines = scenes.flatMap(({ shapes, notes = [] }) =>
        [...shapes, ...notes].filter((shape) => shape.kind === 'dimension'),
      )
      const inches = lines.map((line: Dimension) => ('x' in line ? line.x : line.y)).map(([a, b]) => b - a)
      expect(inches).toEqual(expect.arrayContaining(kind.fields ? [...spot.sizes] : [spot.ceilingInches]))
      for (const { left, right, top, bottom = 0, shapes, title, caption } of scenes) {
        expect(title && caption).toBeTruthy()
        for (const shape of shapes) {
          if (shape.kind !== 'fixture') continue
          expect(shape.x).toBeGreaterThan(left)
          expect(shape.x).toBeLessThan(right)
          expect(shape.y).toBeGreaterThan(top)
          expect(shape.y).toBeLessThanOrEqual(bottom)
        }
      }
    }
  })

  test('is in the guide', () => {
    expect(kind.guide.size).toMatch(/\w/)
    expect(kind.guide.height).toMatch(/\w/)
  })
})

test('a room has one of each spot, except the room itself and mirror lights', () => {
  expect(SPOT_NAMES.filter((name) => !SAVED_SPOTS.includes(name))).toEqual(['beside', 'room'])
})

test.each([
  ['table', round(18), [60, 36]],
  ['table', round(90), [72, 40]],
  ['mirror', onWall(48), [48]],
  ['beside', onWall(10), [24]],
  ['door', onWall(10, 9, 30), [96]],
  ['room', round(36), [216, 192]],
] as const)('draws a light at the first usual %s that suits it when there is none', (name, light, sizes) => {
  expect(exampleSpotFor(light, name).sizes).toEqual(sizes)
})

test.each([
  ['island&size=84x40&row=2', /row of 2, each up to 24 in\. .* 42 in\. apart.* A row of 3 is/],
  ['island&size=40x24&row=2', /One is more usual/],
  ['island&size=47x40&row=3', /^3 lights are too many for this island. 2 are right/],
  ['beside&size=15', /less than 28 in\. apart.* 7 in\./],
  ['beside&size=32', /more than 40 in\. apart/],
  ['room&room=24x4', /3 lights, .* 10 to 14 in\./],
  ['room&room=14x12&ceiling=8', /close to the ceiling.* 6 ft 8 in\. .* 7 ft if it hangs\.$/],
])('advises for %s: %s', (search, words) => {
  const spot = spotOf(spotIn(`?spot=${search}`))
  expect(spot && SPOTS[spot.name].advice(spot)).toMatch(words)
})
