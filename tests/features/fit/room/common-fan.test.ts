import { expect, test } from 'vitest'
import { commonFan } from '../../../../src/features/fit/room/common-fan.ts'
import { feet } from '../../../drawing/read-drawing.ts'

test.each([
  { floor: undefined, span: 52, fans: 1 },
  { floor: feet(14, 12), span: 48, fans: 1 },
  { floor: feet(26, 18), span: 52, fans: 2 },
  { floor: feet(7, 20), span: 30, fans: 2 },
  { floor: feet(10, 5), span: 24, fans: 1 },
])('where no fan is chosen, $fans of $span in. is drawn in $floor', ({ floor, span, fans }) => {
  expect(commonFan(floor)).toEqual({ spanInches: span, fans, bladeCount: 5, hasLight: true })
})
