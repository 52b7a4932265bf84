import fc from 'fast-check'
import { type HTMLElement, parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { commonFan, type DrawnFan } from '../../../src/room-fit/drawing/drawn-fan.ts'
import { Elevation } from '../../../src/room-fit/drawing/Elevation.tsx'
import { Plan } from '../../../src/room-fit/drawing/Plan.tsx'
import { sheetFor } from '../../../src/room-fit/drawing/sheet.ts'

const feet = (length: number, width: number) => ({ lengthInches: length * 12, widthInches: width * 12 })
const fan: DrawnFan = { spanInches: 48, fans: 1, bladeCount: 5, hasLight: true }

const plan = (floor: ReturnType<typeof feet>, given: Partial<DrawnFan> = {}) =>
  parse(renderToStaticMarkup(createElement(Plan, { sheet: sheetFor(floor), fan: { ...fan, ...given } })))

const elevation = (
  floor: ReturnType<typeof feet>,
  { ceilingInches, bladeInches }: { ceilingInches: number; bladeInches: number },
  given: Partial<DrawnFan> = {},
) => {
  const sheet = sheetFor(floor, ceilingInches)
  const drawn = { ...fan, ...given }
  return parse(
    renderToStaticMarkup(createElement(Elevation, { sheet, ceilingInches, fan: drawn, bladeInches })),
  )
}

const numbers = (element: HTMLElement | null, name: string) =>
  element
    ?.getAttribute(name)
    ?.match(/-?[\d.]+/g)
    ?.map(Number)
const words = (drawing: HTMLElement) => drawing.querySelectorAll('text').map(({ text }) => text)

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

  test('has as many blades as the fan', () => {
    expect(drawing.querySelectorAll('.blades path')).toHaveLength(5)
    expect(plan(feet(14, 12), { bladeCount: undefined }).querySelectorAll('.blades path')).toHaveLength(0)
  })

  test('has the light only of a fan with a light', () => {
    expect(drawing.querySelectorAll('.glow')).toHaveLength(1)
    expect(plan(feet(14, 12), { hasLight: false }).querySelectorAll('.glow')).toHaveLength(0)
  })

  test('measures 48 in. from the blades to the wall', () => {
    const [x, y] = numbers(drawing.querySelector('.clearance'), 'transform') ?? []
    const [, , way] = numbers(drawing.querySelector('.clearance path'), 'd') ?? []
    expect([x, y, way]).toEqual([84, 96, 48])
  })

  test('says its measures', () => {
    expect(words(drawing)).toEqual(['48 in.', '14 ft', '12 ft', '48 in.'])
    expect(drawing.querySelector('title')?.text).toBe('Plan: 14 ft by 12 ft, a fan of 48 in.')
    expect(drawing.querySelector('desc')?.text).toBe(
      'A room of 14 ft by 12 ft from above. The fan hangs in its middle, 48 in. from the tips of the blades to the nearest wall.',
    )
  })

  test('is the same when the shorter side is given first', () => {
    expect(plan(feet(12, 14)).toString()).toBe(drawing.toString())
  })
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
    expect(words(drawing)).toEqual(['52 in.', '26 ft', '18 ft', '52 in.', '6 ft 6 in', '13 ft', '6 ft 6 in'])
  })

  test('measure to the nearest wall: the side wall in a narrow room', () => {
    const narrow = plan(feet(20, 7), { spanInches: 36, fans: 2 })
    expect(numbers(narrow.querySelector('.clearance'), 'transform')).toEqual([60, 60])
    expect(words(narrow)).toContain('24 in.')
  })
})

describe('a fan that comes too near the wall', () => {
  test.each([
    { span: 84, text: '18 in.', isWarned: false },
    { span: 84.5, text: 'too close: 17 in.', isWarned: true },
    { span: 99, text: 'too close: 10 in.', isWarned: true },
    { span: 120.5, text: 'does not fit', isWarned: true },
  ])('of $span in. in 10 by 10 ft says "$text"', ({ span, text, isWarned }) => {
    const drawing = plan(feet(10, 10), { spanInches: span })
    expect(words(drawing).at(-1)).toBe(text)
    expect(drawing.querySelector('.clearance')?.classList.contains('warning')).toBe(isWarned)
  })
})

describe('the elevation of 14 by 12 ft under 9 ft', () => {
  const drawing = elevation(feet(14, 12), { ceilingInches: 108, bladeInches: 95.5 })

  test('has the floor at 0 and the ceiling 108 in. above it', () => {
    expect(drawing.querySelector('.walls')?.getAttribute('d')).toBe('M0 0V-108H168V0Z')
  })

  test('has the blades as wide as the fan and as high as they turn', () => {
    expect(numbers(drawing.querySelector('.fan'), 'transform')).toEqual([84, -95.5])
    expect(drawing.querySelector('.edge')?.getAttribute('d')).toBe('M-24 0H24')
  })

  test('has a person of 5 ft 8 in.', () => {
    const head = drawing.querySelector('.person ellipse')
    expect((numbers(head, 'cy')?.[0] ?? 0) - (numbers(head, 'ry')?.[0] ?? 0)).toBe(-68)
  })

  test('has the dashed line at 7 ft, and the best heights from 8 to 9 ft', () => {
    expect(drawing.querySelector('.least path')?.getAttribute('d')).toBe('M0 -84H168')
    expect(numbers(drawing.querySelector('.band'), 'y')).toEqual([-108])
    expect(numbers(drawing.querySelector('.band'), 'height')).toEqual([12])
  })

  test('says its heights, cut to whole inches', () => {
    expect(words(drawing)).toEqual(['7 ft', '9 ft', '7 ft 11 in'])
    expect(drawing.querySelector('title')?.text).toBe('Elevation: ceiling 9 ft, blades 7 ft 11 in')
  })
})

test('the best heights end at the ceiling', () => {
  const low = elevation(feet(14, 12), { ceilingInches: 100, bladeInches: 88 })
  expect(numbers(low.querySelector('.band'), 'height')).toEqual([4])
  expect(elevation(feet(14, 12), { ceilingInches: 96, bladeInches: 87 }).querySelector('.band')).toBeNull()
})

test('a fan of 99 in. has its line at 10 ft, and is red where its blades are lower', () => {
  const hall = elevation(feet(30, 30), { ceilingInches: 144, bladeInches: 119 }, { spanInches: 99 })
  expect(hall.querySelector('.least path')?.getAttribute('d')).toBe('M0 -120H360')
  expect(hall.querySelector('.fan')?.classList.contains('warning')).toBe(true)
})

test('plan and elevation of a room have one scale, and letters of 13 px on a phone of 320 px', () => {
  const side = fc.integer({ min: 60, max: 720 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 84, max: 360 }), (lengthInches, widthInches, ceilingInches) => {
      const floor = { lengthInches, widthInches }
      const sheet = sheetFor(floor, ceilingInches)
      const drawn = commonFan(floor)
      const views = [
        createElement(Plan, { sheet, fan: drawn }),
        createElement(Elevation, { sheet, fan: drawn, ceilingInches, bladeInches: 84 }),
      ].map((view) => parse(renderToStaticMarkup(view)).querySelector('svg'))
      const [widths, heights] = [2, 3].map((place) =>
        views.map((view) => numbers(view, 'viewBox')?.[place] ?? 0),
      )
      const [width = 0] = widths ?? []
      expect(widths).toEqual([width, width])
      expect(((numbers(views[0] ?? null, 'font-size')?.[0] ?? 0) * 288) / width).toBeCloseTo(13, 1)
      expect(Math.max(...(heights ?? []))).toBeLessThanOrEqual(width * 1.1)
    }),
    { numRuns: 30 },
  )
})

describe('where no fan is chosen, a common one is drawn', () => {
  test.each([
    { floor: feet(14, 12), span: 48, fans: 1 },
    { floor: feet(26, 18), span: 52, fans: 2 },
    { floor: feet(7, 20), span: 30, fans: 2 },
    { floor: feet(10, 5), span: 24, fans: 1 },
  ])('$span in., $fans, in $floor', ({ floor, span, fans }) => {
    expect(commonFan(floor)).toMatchObject({ spanInches: span, fans })
  })
})
