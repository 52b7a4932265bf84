import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { DrawnFan } from '../../../../../src/features/fit/room/drawing/drawn-fan.ts'
import { Plan } from '../../../../../src/features/fit/room/drawing/Plan.tsx'
import { sheetFor } from '../../../../../src/features/fit/room/drawing/room-sheet.ts'
import { drawingOf, feet, numbers, textsIn } from '../../../../drawing/read-drawing.ts'

const fan: DrawnFan = { spanInches: 48, fans: 1, bladeCount: 5, hasLight: true }
const plan = (floor: ReturnType<typeof feet>, given: Partial<DrawnFan> = {}) =>
  drawingOf(createElement(Plan, { sheet: sheetFor(floor), fan: { ...fan, ...given } }))

describe('the plan of 14 by 12 ft with a fan of 48 in.', () => {
  const drawing = plan(feet(14, 12))

  test('has the room in inches', () => {
    expect(numbers(drawing.querySelector('.walls'), 'width')).toEqual([168])
    expect(numbers(drawing.querySelector('.walls'), 'height')).toEqual([144])
  })

  test('has the circle of its blades in the middle of the room, half the span as radius', () => {
    expect(numbers(drawing.querySelector('.fan'), 'transform')).toEqual([84, 72])
    expect(numbers(drawing.querySelector('.sweep'), 'r')).toEqual([24])
  })

  test('measures 48 in. from the blades to the wall', () => {
    const [, , clearance] = numbers(drawing.querySelector('.clearance path'), 'd')
    expect(numbers(drawing.querySelector('.clearance'), 'transform')).toEqual([84, 96])
    expect(clearance).toBe(48)
  })

  test('says its measurements', () => {
    expect(textsIn(drawing)).toEqual(['48 in.', '14 ft', '12 ft', '4 ft'])
    expect(drawing.querySelector('title')?.text).toBe('From above: a room of 14 ft by 12 ft, a fan of 48 in.')
    expect(drawing.querySelector('desc')?.text).toBe(
      'The fan hangs in the middle, the tips of the blades 4 ft from the nearest wall.',
    )
  })

  test('is the same when the shorter side is given first', () => {
    expect(plan(feet(12, 14)).toString()).toBe(drawing.toString())
  })
})

test.each([
  { given: { bladeCount: 5 }, parts: '.blades path', count: 5 },
  { given: { bladeCount: undefined }, parts: '.blades path', count: 0 },
  { given: { hasLight: true }, parts: '.glow', count: 1 },
  { given: { hasLight: false }, parts: '.glow', count: 0 },
])('a fan with $given has $count of $parts', ({ given, parts, count }) => {
  expect(plan(feet(14, 12), given).querySelectorAll(parts)).toHaveLength(count)
})

describe('two fans', () => {
  const drawing = plan(feet(26, 18), { spanInches: 52, fans: 2 })

  test('hang at a quarter and at three quarters of the length', () => {
    expect(drawing.querySelectorAll('g.fan').map((one) => numbers(one, 'transform'))).toEqual([
      [78, 108],
      [234, 108],
    ])
  })

  test('have their distances along the wall', () => {
    expect(textsIn(drawing)).toEqual([
      '52 in.',
      '26 ft',
      '18 ft',
      '4 ft 4 in.',
      '6 ft 6 in.',
      '13 ft',
      '6 ft 6 in.',
    ])
  })

  test('measure to the nearest wall: the side wall in a narrow room', () => {
    const narrow = plan(feet(20, 7), { spanInches: 36, fans: 2 })
    expect(numbers(narrow.querySelector('.clearance'), 'transform')).toEqual([60, 60])
    expect(textsIn(narrow)).toContain('2 ft')
  })
})

test.each([
  { span: 84, text: '18 in.', isWarning: false },
  { span: 84.5, text: 'too close: 17 in.', isWarning: true },
  { span: 120.5, text: 'does not fit', isWarning: true },
])('a fan of $span in. in 10 by 10 ft says "$text"', ({ span, text, isWarning }) => {
  const drawing = plan(feet(10, 10), { spanInches: span })
  expect(textsIn(drawing).at(-1)).toBe(text)
  expect(drawing.querySelector('.clearance')?.classList.contains('warning')).toBe(isWarning)
})

test.each([
  { span: 84.5, text: '17 in.' },
  { span: 120.5, text: 'does not fit' },
])('a small plan of $span in. in 10 by 10 ft leaves the warning to the words beside it: "$text"', (given) => {
  const floor = feet(10, 10)
  const sheet = sheetFor(floor, 0, true)
  const drawing = drawingOf(
    createElement(Plan, { sheet, fan: { ...fan, spanInches: given.span }, isSmall: true }),
  )
  expect(textsIn(drawing)).toEqual([given.text])
  expect(drawing.querySelector('.clearance')?.classList.contains('warning')).toBe(true)
})
