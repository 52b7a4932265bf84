import { expect, test } from 'vitest'
import { readMeasurement } from '../../../src/room-fit/room/read-measurement.ts'

const UNREADABLE = { fault: 'Write it in feet, such as 12, 12.5 or 12 ft 6 in.' }
const SIDE_LIMITS = { fault: 'Enter 5 to 60 ft; for inches, write 150 in.' }
const CEILING_LIMITS = { fault: 'Enter 7 to 30 ft; for inches, write 150 in.' }

test.each([
  ['length', '  ', {}],
  ['length', '4.97', SIDE_LIMITS],
  ['length', '5', { inches: 60 }],
  ['length', '60', { inches: 720 }],
  ['length', '60.03', SIDE_LIMITS],
  ['width', '4.97', SIDE_LIMITS],
  ['width', '5', { inches: 60 }],
  ['width', '60', { inches: 720 }],
  ['width', '60.03', SIDE_LIMITS],
  ['ceiling', '6.97', CEILING_LIMITS],
  ['ceiling', '7', { inches: 84 }],
  ['ceiling', '30', { inches: 360 }],
  ['ceiling', '30.03', CEILING_LIMITS],
  ['width', 'four metres', UNREADABLE],
] as const)('%s "%s": %j', (name, text, reading) => {
  expect(readMeasurement(name, text)).toEqual(reading)
})
