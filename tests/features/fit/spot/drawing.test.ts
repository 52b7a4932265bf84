import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { lightFit } from '../../../../src/catalogue/rules/spot/light-fit.ts'
import type { SpotFixture } from '../../../../src/catalogue/rules/spot/spot-fixture.ts'
import type { Spot } from '../../../../src/catalogue/rules/spot/spots.ts'
import { SpotElevation } from '../../../../src/features/fit/spot/drawing/SpotDrawing.tsx'
import { TopPlan } from '../../../../src/features/fit/spot/drawing/TopPlan.tsx'
import { exampleSpot } from '../../../../src/features/fit/spot/example-spots.ts'
import { drawingOf, numbers, textsIn } from '../../../drawing/read-drawing.ts'
import { HANGING, sized } from './spot-fixture.ts'

const LANTERN: SpotFixture = {
  ...HANGING,
  mounting: 'Wall',
  locationRating: 'Damp',
  fixtureHeight: 19,
  ...sized(9),
}

const front = (spot: Spot, fixture: SpotFixture) =>
  drawingOf(createElement(SpotElevation, { spot, fixture, fit: lightFit(fixture, spot) }))
const plan = (spot: Spot, fixture: SpotFixture) =>
  drawingOf(createElement(TopPlan, { spot, fixture, fit: lightFit(fixture, spot) }))
const table = exampleSpot('table')
const island = exampleSpot('island')
const middlesOf = (drawing: ReturnType<typeof front>) =>
  drawing.querySelectorAll('.fixture').map((one) => numbers(one, 'transform'))

describe('over a table of 72 by 40 in. under 9 ft', () => {
  const drawing = front(table, HANGING)

  test('the light is over its middle, its lower edge 66 in. above the floor', () => {
    expect(middlesOf(drawing)).toEqual([[36, -66]])
  })

  test('the band is where the lower edge belongs, 63 to 69 in. above the floor', () => {
    expect(numbers(drawing.querySelector('.band'), 'y')).toEqual([-69])
    expect(numbers(drawing.querySelector('.band'), 'height')).toEqual([6])
  })

  test('the measures are said', () => {
    expect(textsIn(drawing)).toEqual(['9 ft', '36 in.', '24 in.'])
    expect(drawing.querySelector('title')?.text).toBe('Front view: the lower edge 36 in. above the table')
  })

  test('a light that suits is not red', () => {
    expect(drawing.querySelectorAll('.warning')).toEqual([])
  })

  test('a light that is too wide is red and says by how much', () => {
    const wide = front(table, { ...HANGING, ...sized(32) })
    expect(wide.querySelector('.fixture')?.classList.contains('warning')).toBe(true)
    expect(textsIn(wide)).toContain('4 in. too wide')
  })
})

test('without a ceiling none is measured', () => {
  expect(textsIn(front({ name: 'table', sizes: [72, 40] }, HANGING))).toEqual(['33 in.', '24 in.'])
})

describe('over an island of 84 by 40 in.', () => {
  test('a row of three hangs 14, 42 and 70 in. from its end', () => {
    expect(middlesOf(front(island, { ...HANGING, ...sized(16) })).map(([x]) => x)).toEqual([14, 42, 70])
  })

  test('the middles are measured from above', () => {
    expect(textsIn(plan(island, { ...HANGING, ...sized(16) }))).toEqual([
      '84 in.',
      '40 in.',
      '14 in.',
      '28 in.',
      '28 in.',
      '14 in.',
    ])
  })
})

test('a round table is a circle from above, with one measure', () => {
  const drawing = plan({ name: 'table', sizes: [48] }, HANGING)
  expect(drawing.querySelector('circle.walls')?.getAttribute('r')).toBe('24')
  expect(textsIn(drawing)).toEqual(['48 in.'])
})

describe('at a mirror', () => {
  test('of 36 in. a bar is 3 in. above it', () => {
    const bar = { ...LANTERN, fixtureHeight: 6, fixtureLength: 33 }
    expect(middlesOf(front(exampleSpot('mirror'), bar))).toEqual([[0, -79]])
    expect(textsIn(front(exampleSpot('mirror'), bar))).toEqual(['36 in.', '33 in.'])
  })

  test('of 24 in. the middles of a pair are 33 in. apart and 62 in. above the floor', () => {
    const drawing = front({ name: 'beside', sizes: [24] }, { ...LANTERN, fixtureLength: 5 })
    expect(middlesOf(drawing)).toEqual([
      [-16.5, -52.5],
      [16.5, -52.5],
    ])
    expect(textsIn(drawing)).toEqual(['24 in.', '33 in. apart', '62 in.'])
  })
})

describe('beside a door of 80 in.', () => {
  test('a pair hangs at both sides, the middle 66 in. above the threshold', () => {
    expect(middlesOf(front(exampleSpot('door'), LANTERN))).toEqual([
      [-30.5, -56.5],
      [30.5, -56.5],
    ])
  })

  test('a large one hangs alone', () => {
    expect(middlesOf(front(exampleSpot('door'), { ...LANTERN, fixtureHeight: 25 }))).toHaveLength(1)
  })
})

test('in a room of 14 by 12 ft under 9 ft a light hangs at 7 ft 6 in., above the line at 7 ft', () => {
  const drawing = front(exampleSpot('room'), HANGING)
  expect(middlesOf(drawing)).toEqual([[84, -90]])
  expect(textsIn(drawing)).toEqual(['7 ft', '9 ft', '7 ft 6 in.', '24 in.'])
})

test('in a hall of 20 by 3 ft 6 in. two lights hang along it, of which the last has the measures', () => {
  const drawing = front(
    { name: 'room', sizes: [240, 42], ceilingInches: 96 },
    { ...HANGING, fixtureHeight: 9 },
  )
  expect(middlesOf(drawing)).toEqual([
    [60, -84],
    [180, -84],
  ])
  expect(drawing.querySelector('title')?.text).toBe(
    'Front view: 2 lights of 24 in., their lower edge at 7 ft',
  )
})

test('beside a choice a drawing has no measures and is not read aloud', () => {
  const fit = lightFit(HANGING, table)
  const drawing = drawingOf(
    createElement(SpotElevation, { spot: table, fixture: HANGING, fit, isSmall: true }),
  )
  expect(textsIn(drawing)).toEqual([])
  expect(numbers(drawing.querySelector('svg'), 'viewBox')[2]).toBeGreaterThan(72)
  expect(drawing.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a measure that ends the description of a drawing has one period', () => {
  const room = { name: 'room', sizes: [168, 144], ceilingInches: 96 } as const
  const drawing = front(room, { ...HANGING, mounting: 'Close to ceiling' })
  expect(drawing.querySelector('desc')?.text).toMatch(/ lower than 6 ft 8 in\.$/)
})
