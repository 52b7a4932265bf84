import { expect, test } from 'vitest'
import { motorValue } from '../../../src/catalogue/rules/motor.ts'

test.each([
  { motorType: 'DC, 165 x 20 mm', value: 'dc' },
  { motorType: 'Direct drive EC motor', value: 'dc' },
  { motorType: 'AC, 172 x 15 mm', value: 'ac' },
  { motorType: 'AC motor, DC light', value: 'ac' },
  { motorType: 'Whisper-quiet ACE motor', value: 'ask' },
  { motorType: undefined, value: 'ask' },
])('a motor of $motorType is found under $value', ({ motorType, value }) => {
  expect(motorValue(motorType ? { motorType } : {})).toBe(value)
})
