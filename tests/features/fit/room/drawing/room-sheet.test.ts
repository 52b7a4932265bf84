import fc from 'fast-check'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { commonFan } from '../../../../../src/features/fit/room/common-fan.ts'
import { Elevation } from '../../../../../src/features/fit/room/drawing/Elevation.tsx'
import { Plan } from '../../../../../src/features/fit/room/drawing/Plan.tsx'
import { sheetFor } from '../../../../../src/features/fit/room/drawing/room-sheet.ts'
import { drawingOf, numbers } from '../../../../drawing/read-drawing.ts'

test('plan and elevation of a room have one scale, and letters of 13 px on a phone of 320 px', () => {
  const side = fc.integer({ min: 60, max: 720 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 84, max: 360 }), (lengthInches, widthInches, ceilingInches) => {
      const floor = { lengthInches, widthInches }
      const sheet = sheetFor(floor, ceilingInches)
      const fan = commonFan(floor)
      const views = [
        createElement(Plan, { sheet, fan }),
        createElement(Elevation, { sheet, fan, ceilingInches, bladeHeightInches: 84 }),
      ].map((view) => drawingOf(view).querySelector('svg'))
      const boxes = views.map((view) => numbers(view, 'viewBox'))
      const [width = 0] = boxes.map(([, , width]) => width)
      const [letters = 0] = numbers(views[0], 'font-size')
      expect(boxes.map(([, , width]) => width)).toEqual([width, width])
      expect((letters * 288) / width).toBeCloseTo(13, 1)
      expect(Math.max(...boxes.map(([, , , height = 0]) => height))).toBeLessThanOrEqual(width * 1.1)
    }),
    { numRuns: 30 },
  )
})

test.each([
  [false, 0.71, 18.5],
  [true, 1.29, 3.9],
])(
  'for one plan beside another (%s) an inch of a px is %d in., with %d in. beside the room',
  (isSmall, inchesPerPx, left) => {
    const sheet = sheetFor({ lengthInches: 144, widthInches: 168 }, 0, isSmall)
    expect(sheet).toMatchObject({ lengthInches: 168, widthInches: 144 })
    expect(sheet.inchesPerPx).toBeCloseTo(inchesPerPx, 2)
    expect(sheet.leftInches).toBeCloseTo(left, 1)
  },
)
