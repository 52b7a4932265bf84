import { describe, expect, test } from 'vitest'
import type { KnownSpot } from '../../../src/fit/spot/known-spot.ts'
import { readSpotFields, SPOT_SENTENCES, sideHint, spotTexts } from '../../../src/fit/spot/spot-fields.ts'

test.each([
  ['island', 'width', 'depth'],
  ['table', 'width', 'width'],
  ['room', 'length', 'length'],
  ['mirror', 'width', undefined],
  ['table', undefined, undefined],
] as const)('of %s the side %s is called its %s', (name, side, hint) => {
  expect(sideHint(name, side)).toBe(hint)
})

// Each field as (name, label: hint).
test.each([
  [
    'table',
    'A table of (length, Length in inches: length) by (width, Width in inches: width) in. under a ceiling of',
  ],
  ['roundTable', 'A round table (length, Width in inches: width) in. across under a ceiling of'],
  [
    'island',
    'An island of (length, Length in inches: length) by (width, Depth in inches: depth) in. under a ceiling of',
  ],
  ['mirror', 'A mirror (size, Width in inches: width) in. wide'],
  ['door', 'A door (size, Height in inches: height) in. high'],
  [
    'room',
    'A room of (length, Room length in feet: length) by (width, Room width in feet: width) ft under a ceiling of',
  ],
] as const)('the fields of %s stand in a sentence', (name, sentence) => {
  const said = SPOT_SENTENCES[name].map((part) =>
    typeof part === 'string'
      ? part
      : [`(${part.name}, ${part.label}: ${part.hint})`, part.unit].filter(Boolean).join(' '),
  )
  const ceiling = sentence.endsWith('ceiling of') ? ' (ceiling, Ceiling height in feet: height) ft' : ''
  expect(said.join(' ')).toBe(sentence + ceiling)
})

describe('the fields of a place are read', () => {
  test.each([
    {
      latest: { name: 'table' },
      typed: { length: '72', width: '40', ceiling: '9' },
      known: { name: 'table', sizes: [72, 40], ceilingInches: 108 },
    },
    {
      latest: { name: 'table' },
      typed: { length: "6'", width: '3 ft 4 in', ceiling: '' },
      known: { name: 'table', sizes: [72, 40] },
    },
    { latest: { name: 'table' }, typed: { length: '48' }, known: { name: 'table', sizes: [48] } },
    {
      latest: { name: 'table', sizes: [72, 40] },
      typed: { length: '72', width: '' },
      known: { name: 'table' },
    },
    { latest: { name: 'door' }, typed: { size: "7'" }, known: { name: 'door', sizes: [84] } },
    {
      latest: { name: 'mirror', ceilingInches: 108 },
      typed: { size: '36' },
      known: { name: 'mirror', sizes: [36], ceilingInches: 108 },
    },
    {
      latest: { name: 'room' },
      typed: { length: '14', width: '12', ceiling: '9' },
      known: { name: 'room', floor: { lengthInches: 168, widthInches: 144 }, ceilingInches: 108 },
    },
  ] as { latest: KnownSpot; typed: Record<string, string>; known: KnownSpot }[])(
    '$typed of $latest.name',
    ({ latest, typed, known }) => {
      expect(readSpotFields(typed, latest)).toEqual({ faults: {}, known })
    },
  )
})

describe('a field beyond its limits says so and counts as not given', () => {
  test.each([
    {
      name: 'table',
      typed: { length: '300', width: '40', ceiling: '9' },
      fault: { length: { text: 'Enter 24 to 240 in.; for feet, enter 6 ft.' } },
      known: { name: 'table', ceilingInches: 108 },
    },
    {
      name: 'table',
      typed: { length: '6', width: '40' },
      fault: { length: { text: 'Enter 24 to 240 in.; for feet, enter 6 ft.', asInches: 72 } },
      known: { name: 'table' },
    },
    {
      name: 'mirror',
      typed: { size: 'wide' },
      fault: { size: { text: 'Enter inches, such as 36, or feet, such as 6 ft 2 in.' } },
      known: { name: 'mirror' },
    },
    {
      name: 'door',
      typed: { size: '7' },
      fault: { size: { text: 'Enter 72 to 144 in.; for feet, enter 6 ft.', asInches: 84 } },
      known: { name: 'door' },
    },
  ] as const)('$name: $typed', ({ name, typed, fault, known }) => {
    expect(readSpotFields(typed, { name })).toEqual({ faults: fault, known })
  })
})

test('what is read back from the fields is what was known', () => {
  const table = { name: 'table', sizes: [72.5, 40], ceilingInches: 114 } as const
  expect(spotTexts(table)).toEqual({ length: '72.5', width: '40', size: '72.5', ceiling: '9.5' })
  expect(readSpotFields(spotTexts(table), { name: 'table' }).known).toEqual(table)
})

test('the fields of a room show feet', () => {
  expect(spotTexts({ name: 'room', floor: { lengthInches: 168, widthInches: 150 } })).toEqual({
    length: '14',
    width: '12.5',
    size: '',
    ceiling: '',
  })
})

test('the fields of a place of which nothing is known are empty', () => {
  expect(spotTexts({ name: 'room' })).toEqual({ length: '', width: '', size: '', ceiling: '' })
  expect(spotTexts({ name: 'table' })).toEqual({ length: '', width: '', size: '', ceiling: '' })
})

test('a field that was never typed in is not given', () => {
  expect(readSpotFields({}, { name: 'mirror' })).toEqual({ faults: {}, known: { name: 'mirror' } })
  expect(readSpotFields({}, { name: 'island' })).toEqual({ faults: {}, known: { name: 'island' } })
})

test('a counter without its depth is not known', () => {
  expect(readSpotFields({ length: '84' }, { name: 'island' }).known).toEqual({ name: 'island' })
})

test('the room of an address stays while a table is typed', () => {
  const floor = { lengthInches: 168, widthInches: 144 }
  expect(readSpotFields({ length: '48' }, { name: 'table', floor }).known).toEqual({
    name: 'table',
    sizes: [48],
    floor,
  })
})
