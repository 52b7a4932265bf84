import { expect, test } from 'vitest'
import { fieldTexts, readFields } from '../../../../src/fit/room/islands/room-fields.ts'

const floor = { lengthInches: 168, widthInches: 144 }
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
  {
    case: 'three measurements',
    typed: { length: '14', width: '12 ft', ceiling: "9'" },
    room: { floor, ceilingInches: 108 },
  },
  {
    case: 'no floor before both sides are there',
    typed: { length: '14', width: '', ceiling: '9' },
    room: { ceilingInches: 108 },
  },
  {
    case: 'the known floor where only the ceiling is asked',
    typed: { ceiling: '10' },
    room: { floor: known.floor, ceilingInches: 120 },
  },
  {
    case: 'a slope',
    typed: { length: '14', width: '12', ceiling: '9', slope: '4/12' },
    room: { floor, ceilingInches: 108, slope: 4 },
  },
  {
    case: 'a flat ceiling where it rises by nothing',
    typed: { length: '14', width: '12', ceiling: '9', slope: '0' },
    room: { floor, ceilingInches: 108 },
  },
  {
    case: 'no slope without a ceiling',
    typed: { length: '14', width: '12', ceiling: '', slope: '4' },
    room: { floor },
  },
  { case: 'no ceiling where its field is empty', typed: { ceiling: '' }, room: { floor: known.floor } },
])('the room in the fields: $case', ({ typed, room }) => {
  expect(readFields(typed, known)).toEqual({ faults: {}, room })
})

test('a field with a fault counts as not given, and the others still do', () => {
  expect(readFields({ length: '14', width: '1', ceiling: '9' }, known)).toEqual({
    faults: { width: { text: 'Enter 5 to 60 ft; for inches, enter 150 in.' } },
    room: { ceilingInches: 108 },
  })
})
