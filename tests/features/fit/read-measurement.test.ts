import { expect, test } from 'vitest'
import { readMeasurement } from '../../../src/features/fit/read-measurement.ts'
import { LIMITS } from '../../../src/features/fit/room-address.ts'

const FIELDS = {
  length: { unit: 'feet', limits: LIMITS.length },
  width: { unit: 'feet', limits: LIMITS.width },
  ceiling: { unit: 'feet', limits: LIMITS.ceiling },
  slope: { unit: 'inches per foot', limits: LIMITS.slope },
  mirror: { unit: 'inches', limits: [12, 120] },
} as const

const UNREADABLE = { fault: 'Enter feet, such as 12, 12.5 or 12 ft 6 in.' }
const SIDE = 'Enter 3 to 60 ft, or inches like 150 in.'
const CEILING = 'Enter 7 to 30 ft, or inches like 150 in.'
const SLOPE = { fault: 'Enter 0 to 12 in. per foot. Ask us about steeper ceilings.' }

test.each([
  ['length', '  ', {}],
  ['length', '2.97', { fault: SIDE }],
  ['length', '3', { inches: 36 }],
  ['length', '60', { inches: 720 }],
  ['length', '60.03', { inches: 60 }],
  ['width', '720', { inches: 720 }],
  ['width', '721', { fault: SIDE }],
  ['width', '151 ft', { fault: SIDE }],
  ['ceiling', '6.97', { fault: CEILING }],
  ['ceiling', '7', { inches: 84 }],
  ['ceiling', '30', { inches: 360 }],
  ['ceiling', '30.03', { fault: CEILING }],
  ['ceiling', '83', { fault: CEILING }],
  ['ceiling', '84', { inches: 84 }],
  ['width', 'four metres', UNREADABLE],
  ['width', "12'12", UNREADABLE],
  ['width', '-12', UNREADABLE],
  ['width', '12.58', { inches: 151 }],
  ['width', '4 m', { inches: 157.5 }],
  ['width', '12 6', UNREADABLE],
  ['width', undefined, {}],
  ['mirror', 'wide', { fault: 'Enter inches, such as 36, or feet, such as 6 ft 2 in.' }],
  ['mirror', '6', { inches: 72 }],
  ['mirror', '35 3/16', { inches: 35.19 }],
  ['slope', '0', { inches: 0 }],
  ['slope', '12', { inches: 12 }],
  ['slope', '12.25', SLOPE],
  ['slope', '46°', SLOPE],
  ['slope', 'steep', { fault: 'Enter inches per foot, such as 4 or 4/12.' }],
] as const)('reads %s "%s" as %j', (name, text, reading) => {
  expect(readMeasurement(FIELDS[name], text)).toEqual(reading)
})
