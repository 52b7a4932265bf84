import { describe, expect, test } from 'vitest'
import { readMeasure } from '../../../src/room-fit/room/room-measurements.ts'

describe('the field of a measure', () => {
  test('holds nothing yet while it is empty', () => {
    expect(readMeasure('length', '  ')).toEqual({})
  })

  test.each([
    ['length', '5', 60],
    ['length', '60', 720],
    ['width', '5', 60],
    ['width', '60', 720],
    ['ceiling', '7', 84],
    ['ceiling', '30', 360],
  ] as const)('for the %s takes %s ft', (name, written, inches) => {
    expect(readMeasure(name, written)).toEqual({ inches })
  })

  test.each([
    ['length', '4.97'],
    ['length', '60.03'],
    ['width', '720'],
  ] as const)('for the %s does not take %s and says what it takes', (name, written) => {
    expect(readMeasure(name, written)).toEqual({ fault: 'Enter 5 to 60 ft; for inches, write 150 in.' })
  })

  test.each(['6.97', '30.03', '96'])('for the ceiling does not take %s and says what it takes', (written) => {
    expect(readMeasure('ceiling', written)).toEqual({ fault: 'Enter 7 to 30 ft; for inches, write 150 in.' })
  })

  test('says how to write what it cannot read', () => {
    expect(readMeasure('width', 'four metres')).toEqual({
      fault: 'Write it in feet, such as 12, 12.5 or 12 ft 6 in.',
    })
  })
})
