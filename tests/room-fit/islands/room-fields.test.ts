import { expect, test } from 'vitest'
import { fieldTexts, readFields } from '../../../src/room-fit/islands/room-fields.ts'

const floor = { lengthInches: 168, widthInches: 144 }
const known = { floor: { lengthInches: 240, widthInches: 192 }, ceilingInches: 96 }

test('fields show feet, and inches where there are any', () => {
  expect(fieldTexts({ floor: { lengthInches: 168, widthInches: 150 }, ceilingInches: 115 })).toEqual({
    length: '14',
    width: '12.5',
    ceiling: '9\'7"',
  })
  expect(fieldTexts({})).toEqual({ length: '', width: '', ceiling: '' })
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
  { case: 'no ceiling where its field is empty', typed: { ceiling: '' }, room: { floor: known.floor } },
])('the room in the fields: $case', ({ typed, room }) => {
  expect(readFields(typed, known)).toEqual({ faults: {}, room })
})

test('there is no room while a field has a fault, which is under the name of the field', () => {
  expect(readFields({ length: '14', width: '1', ceiling: '9' }, known)).toEqual({
    faults: { width: 'Enter 5 to 60 ft; for inches, write 150 in.' },
  })
})
