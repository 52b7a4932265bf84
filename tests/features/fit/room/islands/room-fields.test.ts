import { expect, test } from 'vitest'
import {
  fieldTexts,
  ROOM_SENTENCES,
  readFields,
  SLOPE_SENTENCE,
} from '../../../../../src/features/fit/room/islands/room-fields.ts'
import { said } from '../../said.ts'

const floor = { lengthInches: 168, widthInches: 144 }
const FLAT = { length: '14', width: '12', ceiling: '9' }
const known = { floor: { lengthInches: 240, widthInches: 192 }, ceilingInches: 96 }

test('fields show feet, and inches where there are any', () => {
  expect(fieldTexts({ floor: { lengthInches: 168, widthInches: 150 }, ceilingInches: 115 })).toEqual({
    length: '14',
    width: '12.5',
    ceiling: '9\'7"',
    slope: '',
  })
  expect(fieldTexts({ ceilingInches: 108, slope: 4.5 })).toMatchObject({ ceiling: '9', slope: '4.5' })
  expect(fieldTexts({})).toEqual({ length: '', width: '', ceiling: '', slope: '' })
})

test.each([
  ['three measurements', { length: '14', width: '12 ft', ceiling: "9'" }, { floor, ceilingInches: 108 }],
  ['no floor without both sides', { length: '14', width: '', ceiling: '9' }, { ceilingInches: 108 }],
  ['the known floor if only the ceiling is asked', { ceiling: '10' }, { ...known, ceilingInches: 120 }],
  ['a slope', { ...FLAT, slope: '4/12' }, { floor, ceilingInches: 108, slope: 4 }],
  ['a flat ceiling where it rises by nothing', { ...FLAT, slope: '0' }, { floor, ceilingInches: 108 }],
  ['no slope without a ceiling', { ...FLAT, ceiling: '', slope: '4' }, { floor }],
  ['no ceiling where its field is empty', { ceiling: '' }, { floor: known.floor }],
])('the room in the fields: %s', (_what, typed, room) => {
  expect(readFields(typed, known)).toEqual({ faults: {}, room })
})

test('a field with a fault counts as not given, and the others still do', () => {
  expect(readFields({ length: '14', width: '1', ceiling: '9' }, known)).toEqual({
    faults: { width: { text: 'Enter 3 to 60 ft; for inches, enter 150 in.' } },
    room: { ceilingInches: 108 },
  })
})

const CEILING = '[ceiling: Ceiling height in feet] ft ceiling'

test.each([
  [ROOM_SENTENCES.room, `[length: Room length in feet] × [width: Room width in feet] ft, ${CEILING}`],
  [ROOM_SENTENCES.ceiling, `For a ${CEILING}`],
  [
    SLOPE_SENTENCE,
    'It rises [slope: Ceiling rise in inches per foot] in. per foot. Measure its height where the fan hangs.',
  ],
])('the fields of a room stand in a sentence (%#)', (sentence, words) => {
  expect(said(sentence)).toBe(words)
})

test.each([
  ['fan', 216],
  ['ridge', 188],
  ['wall', 244],
] as const)(
  'an 18 ft ceiling over 14 × 12 ft, measured at "%s", is %d in. high where the fan hangs',
  (at, inches) => {
    const typed = { length: '14', width: '12', ceiling: '18', slope: '4' }
    const { room, faults } = readFields(typed, {}, at)
    expect(faults).toEqual({})
    expect(room.ceilingInches).toBe(inches)
    expect(fieldTexts(room, at)).toEqual(typed)
  },
)

test('a ridge too low for its slope has an error and counts as empty', () => {
  const typed = { length: '30', width: '12', ceiling: '12', slope: '12' }
  const { room, faults } = readFields(typed, {}, 'ridge')
  expect(faults.ceiling?.text).toContain('where the fan hangs')
  expect(room).toEqual({ floor: { lengthInches: 360, widthInches: 144 } })
})
