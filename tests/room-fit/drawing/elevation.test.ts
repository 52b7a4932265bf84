import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { Elevation } from '../../../src/room-fit/drawing/Elevation.tsx'
import { sheetFor } from '../../../src/room-fit/drawing/room-sheet.ts'
import { drawingOf, feet, numbers, textsIn } from '../../drawing/read-drawing.ts'

function elevation(
  floor: ReturnType<typeof feet>,
  heights: { ceilingInches: number; bladeHeightInches: number },
  spanInches = 48,
) {
  const sheet = sheetFor(floor, heights.ceilingInches)
  const fan = { spanInches, fans: 1, bladeCount: 5, hasLight: true } as const
  return drawingOf(createElement(Elevation, { sheet, fan, ...heights }))
}

describe('the elevation of 14 by 12 ft under 9 ft', () => {
  const drawing = elevation(feet(14, 12), { ceilingInches: 108, bladeHeightInches: 95.5 })

  test('has the floor at 0 and the ceiling 108 in. above it', () => {
    expect(drawing.querySelector('.walls')?.getAttribute('d')).toBe('M0 0V-108H168V0Z')
  })

  test('has the blades as wide as the fan and as high as they turn', () => {
    expect(numbers(drawing.querySelector('.fan'), 'transform')).toEqual([84, -95.5])
    expect(drawing.querySelector('.edge')?.getAttribute('d')).toBe('M-24 0H24')
  })

  test('has a person of 5 ft 8 in.', () => {
    const head = drawing.querySelector('.person ellipse')
    const [middle = 0] = numbers(head, 'cy')
    const [radius = 0] = numbers(head, 'ry')
    expect(middle - radius).toBe(-68)
  })

  test('has the dashed line at 7 ft, and the best heights from 8 to 9 ft', () => {
    expect(drawing.querySelector('.least path')?.getAttribute('d')).toBe('M0 -84H168')
    expect(numbers(drawing.querySelector('.band'), 'y')).toEqual([-108])
    expect(numbers(drawing.querySelector('.band'), 'height')).toEqual([12])
  })

  test('says its heights, rounded down to whole inches', () => {
    expect(textsIn(drawing)).toEqual(['7 ft', '9 ft', '7 ft 11 in'])
    expect(drawing.querySelector('title')?.text).toBe('Elevation: ceiling 9 ft, blades 7 ft 11 in')
  })
})

test('the best heights end at the ceiling', () => {
  const low = elevation(feet(14, 12), { ceilingInches: 100, bladeHeightInches: 88 })
  expect(numbers(low.querySelector('.band'), 'height')).toEqual([4])
  const lower = elevation(feet(14, 12), { ceilingInches: 96, bladeHeightInches: 87 })
  expect(lower.querySelector('.band')).toBeNull()
})

test('a fan of 99 in. has its line at 10 ft, and is red where its blades are lower', () => {
  const hall = elevation(feet(30, 30), { ceilingInches: 144, bladeHeightInches: 119 }, 99)
  expect(hall.querySelector('.least path')?.getAttribute('d')).toBe('M0 -120H360')
  expect(hall.querySelector('.fan')?.classList.contains('warning')).toBe(true)
})
