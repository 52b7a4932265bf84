import { describe, expect, test } from 'vitest'
import type { NamedSpot } from '../../../../src/features/fit/codecs.ts'
import { sideHint } from '../../../../src/features/fit/spot/side-hint.ts'
import { readSpotFields, spotTexts } from '../../../../src/features/fit/spot/spot-fields.ts'
import { spotSentence } from '../../../../src/features/fit/spot/spot-sentence.ts'
import { SPOT_TOOLS } from '../../../../src/features/fit/spot/spot-tools.ts'
import { said } from '../said.ts'

const floor = { lengthInches: 168, widthInches: 144 }

test.each([
  ['island', 'width', 'depth'],
  ['table', 'width', 'width'],
  ['room', 'length', 'length'],
  ['mirror', 'width', undefined],
  ['table', undefined, undefined],
] as const)('of %s the side %s is called its %s', (name, side, hint) => {
  expect(sideHint(name, side)).toBe(hint)
})

test.each([
  ['table', 'A table of [length: Length in inches] by [width: Width in inches] in. with a'],
  ['island', 'An island of [length: Length in inches] by [width: Depth in inches] in. with a'],
  ['mirror', 'A mirror [size: Width in inches] in. wide'],
  ['beside', 'A mirror [size: Width in inches] in. wide'],
  ['door', 'A door [size: Height in inches] in. high'],
  ['room', 'A room of [length: Room length in feet] × [width: Room width in feet] ft with a'],
] as const)('the fields of %s stand in a sentence', (name, sentence) => {
  const ceiling = sentence.endsWith('with a') ? ' [ceiling: Ceiling height in feet] ft ceiling' : ''
  expect(said(spotSentence(name))).toBe(sentence + ceiling)
})

test('a round table has one measure', () => {
  expect(said(spotSentence('table', true))).toBe(
    'A round table [length: Width in inches] in. across with a [ceiling: Ceiling height in feet] ft ceiling',
  )
})

describe('the fields of a place are read', () => {
  const under9 = { ceilingInches: 108 }

  test.each<[NamedSpot, Record<string, string>, NamedSpot]>([
    [
      { name: 'table' },
      { length: '72', width: '40', ceiling: '9' },
      { name: 'table', sizes: [72, 40], ...under9 },
    ],
    [
      { name: 'table' },
      { length: "6'", width: '3 ft 4 in', ceiling: '' },
      { name: 'table', sizes: [72, 40] },
    ],
    [{ name: 'table' }, { length: '48' }, { name: 'table', sizes: [48] }],
    [{ name: 'table', sizes: [72, 40] }, { length: '72', width: '' }, { name: 'table' }],
    [
      { name: 'island', row: 3, in: 'kitchen' },
      { length: '84', width: '40' },
      { name: 'island', sizes: [84, 40], row: 3, in: 'kitchen' },
    ],
    [{ name: 'door' }, { size: "7'" }, { name: 'door', sizes: [84] }],
    [{ name: 'mirror', ...under9 }, { size: '36' }, { name: 'mirror', sizes: [36], ...under9 }],
    [{ name: 'room' }, { length: '14', width: '12', ceiling: '9' }, { name: 'room', floor, ...under9 }],
  ])('%o: %o', (latest, typed, known) => {
    expect(readSpotFields(typed, latest)).toStrictEqual({ faults: {}, known })
  })
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

const EMPTY = { length: '', width: '', size: '', ceiling: '' }

test.each<[NamedSpot, object]>([
  [
    { name: 'room', floor: { lengthInches: 168, widthInches: 150 } },
    { ...EMPTY, length: '14', width: '12.5' },
  ],
  [{ name: 'room' }, EMPTY],
  [{ name: 'table' }, EMPTY],
])('the fields of %o show %o', (known, texts) => {
  expect(spotTexts(known)).toEqual(texts)
})

test('a field that was never typed in is not given', () => {
  expect(readSpotFields({}, { name: 'mirror' })).toEqual({ faults: {}, known: { name: 'mirror' } })
  expect(readSpotFields({}, { name: 'island' })).toEqual({ faults: {}, known: { name: 'island' } })
})

test('a counter without its depth is not known', () => {
  expect(readSpotFields({ length: '84' }, { name: 'island' }).known).toEqual({ name: 'island' })
})

test('the room of an address stays while a table is typed', () => {
  expect(readSpotFields({ length: '48' }, { name: 'table', floor }).known).toEqual({
    name: 'table',
    sizes: [48],
    floor,
  })
})

test('the measures of a table alone say nothing of the ceiling, which a room has', () => {
  expect(said(SPOT_TOOLS.table.sentence)).toBe(
    'A table of [length: Length in inches] by [width: Width in inches] in.',
  )
})
