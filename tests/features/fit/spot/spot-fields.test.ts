import { describe, expect, test } from 'vitest'
import type { NamedSpot } from '../../../../src/features/fit/codecs.ts'
import {
  readSpotFields,
  sideHint,
  spotSentence,
  spotTexts,
} from '../../../../src/features/fit/spot/spot-fields.ts'
import { said } from '../said.ts'

const floor = { lengthInches: 168, widthInches: 144 }
const under9 = { ceilingInches: 108 }

test.each([
  ['island', 'width', 'depth'],
  ['table', 'width', 'width'],
  ['room', 'length', 'length'],
  ['mirror', 'width', undefined],
] as const)('of %s the side %s is called its %s', (name, side, hint) => {
  expect(sideHint(name, side)).toBe(hint)
})

test('a round table has one dimension', () => {
  expect(said(spotSentence('table', true))).toBe(
    'A round table [length: Width in inches] in. across with a [ceiling: Ceiling height in feet] ft ceiling',
  )
})

test.each<[NamedSpot, Record<string, string>, NamedSpot]>([
  [{ name: 'table' }, { length: "6'", width: '3 ft 4 in', ceiling: '' }, { name: 'table', sizes: [72, 40] }],
  [{ name: 'table' }, { length: '48' }, { name: 'table', sizes: [48] }],
  [{ name: 'table', sizes: [72, 40] }, { length: '72', width: '' }, { name: 'table' }],
  [{ name: 'table', floor }, { length: '48' }, { name: 'table', sizes: [48], floor }],
  [
    { name: 'island', row: 3, in: 'kitchen' },
    { length: '84', width: '40' },
    { name: 'island', sizes: [84, 40], row: 3, in: 'kitchen' },
  ],
  [{ name: 'island' }, { length: '84' }, { name: 'island' }],
  [{ name: 'mirror', ...under9 }, { size: '36' }, { name: 'mirror', sizes: [36], ...under9 }],
  [{ name: 'room' }, { length: '14', width: '12', ceiling: '9' }, { name: 'room', floor, ...under9 }],
])('%o with %o in its fields is %o', (latest, typed, known) => {
  expect(readSpotFields(typed, latest)).toStrictEqual({ faults: {}, known })
})

describe('a field beyond its limits has an error and counts as empty', () => {
  test.each([
    ['table', { length: '6', width: '40', ceiling: '9' }, 'length', 72, { name: 'table', ...under9 }],
    ['door', { size: '7' }, 'size', 84, { name: 'door' }],
    ['mirror', { size: 'wide' }, 'size', undefined, { name: 'mirror' }],
  ] as const)('%s: %o', (name, typed, field, asInches, known) => {
    const read = readSpotFields(typed, { name })
    expect(read.faults[field]?.text).toMatch(/^Enter /)
    expect(read.faults[field]?.asInches).toBe(asInches)
    expect(read.known).toEqual(known)
  })
})

test('a room shows its floor in feet', () => {
  const known = { name: 'room', floor: { lengthInches: 168, widthInches: 150 } } as const
  expect(spotTexts(known)).toEqual({ length: '14', width: '12.5', size: '', ceiling: '' })
})
