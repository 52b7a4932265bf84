import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { Room } from '../../../src/catalogue/rules/room/fan-fit.ts'
import { SceneFigures } from '../../../src/drawing/SceneDrawing.tsx'
import { type DrawnFans, outlinePath, planOf, roomScenes } from '../../../src/features/fit/room-scenes.ts'
import { drawingOf, feet, numbers, textsIn } from '../../drawing/read-drawing.ts'

const fan: DrawnFans = { spanInches: 48, fans: 1, bladeCount: 5, hasLight: true }

function drawn(room: Room, bladeHeightInches?: number, given: Partial<DrawnFans> = {}) {
  const drawing = drawingOf(
    createElement(SceneFigures, {
      scenes: roomScenes({ room, fan: { ...fan, ...given }, bladeHeightInches }),
      isOutlineOnly: true,
    }),
  )
  const [first, last] = drawing.querySelectorAll('figure')
  if (!first) throw new Error('There is no drawing.')
  return { plan: first, side: last ?? first }
}

describe('a 14 × 12 ft room under 9 ft, with a 48 in. fan', () => {
  const { plan, side } = drawn({ floor: feet(14, 12), ceilingInches: 108 }, 95.5)

  test('is drawn in inches, with the fan in the middle', () => {
    expect(plan.querySelector('.walls')?.getAttribute('d')).toBe('M0 0h168v144h-168Z')
    expect(numbers(plan.querySelector('.fan'), 'transform')).toEqual([84, 72])
    expect(numbers(plan.querySelector('.sweep'), 'r')).toEqual([24])
    expect(side.querySelector('.walls')?.getAttribute('d')).toBe('M0 0L0 -108L168 -108L168 0Z')
    expect(numbers(side.querySelector('.fan'), 'transform')).toEqual([84, -95.5])
  })

  test('has its dimensions, heights rounded down to whole inches', () => {
    expect(textsIn(plan)).toEqual(['4 ft', '48 in.', '14 ft', '12 ft'])
    expect(textsIn(side)).toEqual(['7 ft', '9 ft', '7 ft 11 in.'])
    expect(side.querySelector('.limit path')?.getAttribute('d')).toBe('M0 -84H168')
    expect(side.querySelector('.band')?.getAttribute('d')).toBe('M0 -96L0 -108L168 -108L168 -96Z')
  })

  test('has both drawings to one scale, with a person 5 ft 8 in. tall', () => {
    const [planSize, sideSize] = [plan, side].map((one) => numbers(one.querySelector('svg'), 'viewBox')[2])
    expect(planSize).toEqual(sideSize)
    const head = side.querySelector('.person ellipse')
    expect((numbers(head, 'cy')[0] ?? 0) - (numbers(head, 'ry')[0] ?? 0)).toBe(-68)
  })

  test('has captions for a fan without a line drawing', () => {
    expect(plan.querySelector('figcaption')?.text).toBe('Outline only, from above.')
    expect(side.querySelector('figcaption')?.text).toMatch(/^Outline only, from the side\./)
  })

  test('doesn’t change when the shorter side comes first', () => {
    expect(planOf(feet(12, 14), fan)).toEqual(planOf(feet(14, 12), fan))
  })
})

test.each([
  [84, '18 in.', false],
  [84.5, 'too close: 17 in.', true],
  [120.5, 'doesn’t fit', true],
])('draws the clearance of a %d in. fan in a 10 × 10 ft room: "%s"', (spanInches, text, isWarning) => {
  const { plan } = drawn({ floor: feet(10, 10) }, undefined, { spanInches })
  expect(textsIn(plan)[0]).toBe(text)
  expect(plan.querySelectorAll('.warning').length > 0).toBe(isWarning)
})

test('two fans hang at a quarter and three quarters of the length, with their distances and clearance', () => {
  const { plan } = drawn({ floor: feet(26, 18) }, undefined, { spanInches: 52, fans: 2 })
  expect(plan.querySelectorAll('g.fan').map((one) => numbers(one, 'transform')[0])).toEqual([78, 234])
  expect(textsIn(plan).slice(-3)).toEqual(['6 ft 6 in.', '13 ft', '6 ft 6 in.'])
  expect(textsIn(plan)).toContain('4 ft 4 in.')
})

test('ends the best heights at the ceiling', () => {
  const sideUnder = (ceilingInches: number) => drawn({ floor: feet(14, 12), ceilingInches }, 87).side
  expect(sideUnder(100).querySelector('.band')?.getAttribute('d')).toBe('M0 -96L0 -100L168 -100L168 -96Z')
  expect(sideUnder(96).querySelector('.band')).toBeNull()
})

test('warns about a 99 in. fan with blades below 10 ft', () => {
  const { side } = drawn({ floor: feet(30, 30), ceilingInches: 144 }, 119, { spanInches: 99 })
  expect(side.querySelector('.limit path')?.getAttribute('d')).toBe('M0 -120H360')
  expect(side.querySelector('.fan')?.classList.contains('warning')).toBe(true)
})

test('under a slope the clearance is from the lower tip up to the ceiling, and a warning below 12 in.', () => {
  const room = { floor: feet(14, 12), ceilingInches: 120, slope: 4 }
  const sideAt = (bladeHeightInches: number) => drawn(room, bladeHeightInches, { spanInches: 60 }).side
  expect(sideAt(98).querySelector('.walls')?.getAttribute('d')).toBe('M0 0L0 -144L144 -96L144 0Z')
  expect(sideAt(98).toString()).toContain('M102 -98L102 -110')
  expect(sideAt(98).querySelector('figcaption')?.text).toMatch(/10.ft high .* 12.ft at its highest/)
  expect(sideAt(98).querySelectorAll('.warning')).toHaveLength(0)
  expect(sideAt(98.25).querySelectorAll('.warning')).toHaveLength(2)
})

test('under a slope, which falls across the shorter side, the second of two fans is behind the first', () => {
  const { side } = drawn({ floor: feet(26, 18), ceilingInches: 144, slope: 6 }, 100, { fans: 2 })
  expect(side.querySelectorAll('g.fan')).toHaveLength(1)
  expect(side.querySelector('desc')?.text).toContain('The other fan hangs behind it.')
  expect(side.querySelector('.walls')?.getAttribute('d')).toBe('M0 0L0 -198L216 -90L216 0Z')
})

const sloped = { left: 148, right: 92, across: 168 }

test.each([
  [{ left: 108, right: 108, across: 168 }, 0, undefined, 'M0 0L0 -108L168 -108L168 0Z'],
  [sloped, 0, undefined, 'M0 0L0 -148L168 -92L168 0Z'],
  // The room ends at the point where the ceiling would meet the floor.
  [{ left: 300, right: -60, across: 360 }, 0, undefined, 'M0 0L0 -300L300 0Z'],
  // The ceiling falls through the part, or is above or below all of it.
  [sloped, 96, 108, 'M0 -96L0 -108L120 -108L156 -96Z'],
  [sloped, 120, undefined, 'M0 -120L0 -148L84 -120Z'],
  [sloped, 0, 84, 'M0 0L0 -84L168 -84L168 0Z'],
  [sloped, 160, 170, ''],
  [sloped, 148, 160, ''],
])('the part of the room %j from %d to %s in. is %s', (room, from, to, path) => {
  expect(outlinePath(room, from, to)).toBe(path)
})
