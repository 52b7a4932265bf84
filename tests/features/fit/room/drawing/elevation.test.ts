import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { Elevation } from '../../../../../src/features/fit/room/drawing/Elevation.tsx'
import { sheetFor } from '../../../../../src/features/fit/room/drawing/room-sheet.ts'
import { drawingOf, feet, numbers, textsIn } from '../../../../drawing/read-drawing.ts'

function elevation(
  floor: ReturnType<typeof feet>,
  heights: { ceilingInches: number; bladeHeightInches: number; slope?: number },
  spanInches = 48,
  fans: 1 | 2 = 1,
) {
  const sheet = sheetFor(floor, heights.ceilingInches)
  const fan = { spanInches, fans, bladeCount: 5, hasLight: true }
  return drawingOf(createElement(Elevation, { sheet, fan, ...heights }))
}

describe('the elevation of 14 by 12 ft under 9 ft', () => {
  const drawing = elevation(feet(14, 12), { ceilingInches: 108, bladeHeightInches: 95.5 })

  test('has the floor at 0 and the ceiling 108 in. above it', () => {
    expect(drawing.querySelector('.walls')?.getAttribute('d')).toBe('M0 -108L168 -108L168 0L0 0Z')
  })

  test('has the blades as wide as the fan and as high as they turn', () => {
    expect(numbers(drawing.querySelector('.fan'), 'transform')).toEqual([84, -95.5])
    expect(drawing.querySelector('.edge')?.getAttribute('d')).toBe('M-24 0H24')
  })

  test('has a person 5 ft 8 in. tall', () => {
    const head = drawing.querySelector('.person ellipse')
    const [middle = 0] = numbers(head, 'cy')
    const [radius = 0] = numbers(head, 'ry')
    expect(middle - radius).toBe(-68)
  })

  test('has the dashed line at 7 ft, and the best heights from 8 to 9 ft', () => {
    expect(drawing.querySelector('.least path')?.getAttribute('d')).toBe('M0 -84H168')
    expect(drawing.querySelector('.band')?.getAttribute('d')).toBe('M0 -96L0 -108L168 -108L168 -96Z')
  })

  test('says its heights, rounded down to whole inches', () => {
    expect(textsIn(drawing)).toEqual(['7 ft', '9 ft', '7 ft 11 in.'])
    expect(drawing.querySelector('title')?.text).toBe('From the side: ceiling 9 ft, blades 7 ft 11 in.')
  })
})

test('the best heights end at the ceiling', () => {
  const low = elevation(feet(14, 12), { ceilingInches: 100, bladeHeightInches: 88 })
  expect(low.querySelector('.band')?.getAttribute('d')).toBe('M0 -96L0 -100L168 -100L168 -96Z')
  const lower = elevation(feet(14, 12), { ceilingInches: 96, bladeHeightInches: 87 })
  expect(lower.querySelector('.band')).toBeNull()
})

test('a fan of 99 in. has its line at 10 ft, and is red where its blades are lower', () => {
  const hall = elevation(feet(30, 30), { ceilingInches: 144, bladeHeightInches: 119 }, 99)
  expect(hall.querySelector('.least path')?.getAttribute('d')).toBe('M0 -120H360')
  expect(hall.querySelector('.fan')?.classList.contains('warning')).toBe(true)
})

describe('under a ceiling of 10 ft that rises 4 in. for each foot', () => {
  const drawing = elevation(feet(14, 12), { ceilingInches: 120, bladeHeightInches: 98, slope: 4 }, 60)

  test('the ceiling falls to the right, and is 10 ft high where the fan hangs', () => {
    expect(drawing.querySelector('.walls')?.getAttribute('d')).toBe('M0 -148L168 -92L168 0L0 0Z')
  })

  test('the clearance is drawn from the lower tip up to the ceiling', () => {
    expect(drawing.querySelector('path.dimension')?.getAttribute('d')).toBe('M114 -98V-110')
    expect(drawing.querySelector('.warning')).toBeNull()
  })

  test('its title has the slope', () => {
    expect(drawing.querySelector('title')?.text).toBe(
      'From the side: ceiling 10 ft, sloped 4 in. per foot, blades 8 ft 2 in.',
    )
  })
})

test('blades nearer than 12 in. to a slope are red', () => {
  const drawing = elevation(feet(14, 12), { ceilingInches: 120, bladeHeightInches: 98.25, slope: 4 }, 60)
  expect(drawing.querySelectorAll('.warning').map(({ classNames }) => classNames)).toEqual([
    'fan warning',
    'dimension warning',
  ])
})

test('over two fans the ceiling falls from a ridge to both walls, and both hang at its height', () => {
  const hall = elevation(feet(26, 18), { ceilingInches: 120, bladeHeightInches: 98, slope: 4 }, 52, 2)
  expect(hall.querySelector('.walls')?.getAttribute('d')).toBe('M0 -94L156 -146L312 -94L312 0L0 0Z')
})

test('a slope that would come below the floor ends there', () => {
  const attic = elevation(feet(30, 12), { ceilingInches: 120, bladeHeightInches: 84, slope: 12 })
  expect(attic.querySelector('.walls')?.getAttribute('d')).toMatch(/^M0 -300L300 0L0 0/)
})
