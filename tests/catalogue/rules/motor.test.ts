import { expect, test } from 'vitest'
import { DC_MOTOR, motorText, motorValue } from '../../../src/catalogue/rules/fan-figures.ts'

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

test.each([
  { motorType: undefined, lines: [] },
  {
    motorType: 'AC, 172 x 15 mm',
    lines: [
      'AC, 172 x 15 mm',
      'AC: simple and proven, but uses more electricity than DC.',
      '172 x 15 mm is the size of its core: a larger one is stronger.',
    ],
  },
  {
    motorType: 'Direct drive EC motor',
    lines: ['Direct drive EC motor', 'DC: quiet, and uses a third to half as much electricity as AC.'],
  },
  { motorType: 'Whisper-quiet', lines: ['Whisper-quiet'] },
])('a motor of $motorType is told in these lines', ({ motorType, lines }) => {
  expect(motorText(motorType ? { motorType } : {})).toEqual(lines)
})

test('what a DC motor is to a buyer fits a line', () => {
  expect(DC_MOTOR).toBe('DC: quiet, uses a third to half as much')
})
