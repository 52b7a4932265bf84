import { expect, test } from 'vitest'
import type { Place } from '../../../src/features/fit/place.ts'
import {
  CEILING_SENTENCE,
  ROOM_SENTENCE,
  readFields,
  SLOPE_SENTENCE,
  spotSentence,
  textsOf,
} from '../../../src/features/fit/place-fields.ts'
import type { SpotName } from '../../../src/spots/spots.ts'

const floor = [168, 144] as const
const FLAT = { length: '14', width: '12', ceiling: '9' }
const savedPlace = { floor: [240, 192] as const, ceilingInches: 96 }

test('shows feet, and inches if there are any', () => {
  expect(textsOf({ floor: [168, 150] as const, ceilingInches: 115 })).toEqual({
    length: '14',
    width: '12.5',
    ceiling: '9\'7"',
    slope: '',
  })
  expect(textsOf({ ceilingInches: 108, slope: 4.5 })).toMatchObject({ ceiling: '9', slope: '4.5' })
  expect(textsOf({})).toEqual({ length: '', width: '', ceiling: '', slope: '' })
})

test.each([
  ['three measurements', { length: '14', width: '12 ft', ceiling: "9'" }, { floor, ceilingInches: 108 }],
  ['no floor without both sides', { length: '14', width: '', ceiling: '9' }, { ceilingInches: 108 }],
  ['the known floor if only the ceiling is asked', { ceiling: '10' }, { ...savedPlace, ceilingInches: 120 }],
  ['a slope', { ...FLAT, slope: '4/12' }, { floor, ceilingInches: 108, slope: 4 }],
  ['a flat ceiling where it rises by nothing', { ...FLAT, slope: '0' }, { floor, ceilingInches: 108 }],
  ['no slope without a ceiling', { ...FLAT, ceiling: '', slope: '4' }, { floor }],
  ['no ceiling where its field is empty', { ceiling: '' }, { floor: savedPlace.floor }],
])('shows the room in the fields: %s', (_what, typed, place) => {
  const sentence = 'length' in typed ? [...ROOM_SENTENCE, ...SLOPE_SENTENCE] : CEILING_SENTENCE
  expect(readFields(sentence, typed, savedPlace)).toEqual({ faults: {}, place })
})

test('an invalid field counts as empty, and the others count', () => {
  expect(readFields(ROOM_SENTENCE, { length: '14', width: '1', ceiling: '9' }, savedPlace)).toEqual({
    faults: { width: 'Enter 3 to 60 ft, or inches like 150 in.' },
    place: { ceilingInches: 108 },
  })
})

const SLOPED = [...ROOM_SENTENCE, ...SLOPE_SENTENCE]

test('a sloped ceiling is measured above the fan, at its ridge or at its wall', () => {
  const typed = { length: '14', width: '12', ceiling: '18', slope: '4' }
  for (const [at, inches] of [
    [undefined, 216],
    ['ridge', 192],
    ['wall', 240],
  ] as const) {
    const { place, faults } = readFields(SLOPED, typed, at ? { at } : {})
    expect([at, faults, place.ceilingInches]).toEqual([at, {}, inches])
    expect(textsOf(place)).toEqual(typed)
  }
})

test('a ridge too low for its slope has an error and counts as empty', () => {
  const typed = { length: '30', width: '12', ceiling: '12', slope: '12' }
  const { place, faults } = readFields(SLOPED, typed, { at: 'ridge' })
  expect(faults.ceiling).toContain('where the fan hangs')
  expect(place).toEqual({ floor: [360, 144] as const })
})

const under9 = { ceilingInches: 108 }

test.each<[Place, Record<string, string>, Place]>([
  [{ spot: 'table' }, { length: "6'", width: '3 ft 4 in', ceiling: '' }, { spot: 'table', sizes: [72, 40] }],
  [{ spot: 'table' }, { length: '48' }, { spot: 'table', sizes: [48] }],
  [{ spot: 'table', sizes: [72, 40] }, { length: '72', width: '' }, { spot: 'table' }],
  [{ spot: 'table', floor }, { length: '48' }, { spot: 'table', sizes: [48], floor }],
  [
    { spot: 'island', row: 3, in: 'kitchen' },
    { length: '84', width: '40' },
    { spot: 'island', sizes: [84, 40], row: 3, in: 'kitchen' },
  ],
  [{ spot: 'island' }, { length: '84' }, { spot: 'island' }],
  [{ spot: 'mirror', ...under9 }, { length: '36' }, { spot: 'mirror', sizes: [36], ...under9 }],
  [{ spot: 'room' }, { length: '14', width: '12', ceiling: '9' }, { spot: 'room', floor, ...under9 }],
])('reads %o with %o in its fields as %o', (latest, typed, place) => {
  const isRound = latest.spot === 'table' && typed.width === undefined
  const sentence = spotSentence(latest.spot as SpotName, isRound)
  expect(readFields(sentence, typed, latest)).toStrictEqual({ faults: {}, place })
})

test.each([
  ['table', { length: '21', width: '40', ceiling: '9' }, { spot: 'table', ...under9 }],
  ['mirror', { length: 'wide' }, { spot: 'mirror' }],
] as const)('a wrong field of a %s counts as empty: %o', (name, typed, place) => {
  expect(readFields(spotSentence(name), typed, { spot: name })).toEqual({
    faults: { length: expect.stringMatching(/^Enter /) },
    place,
  })
})
