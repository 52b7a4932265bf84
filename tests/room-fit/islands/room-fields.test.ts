import { describe, expect, test } from 'vitest'
import { fieldTexts, readFields } from '../../../src/room-fit/islands/room-fields.ts'

const bedroom = { floor: { lengthInches: 168, widthInches: 144 }, ceilingInches: 108 }

test('fields show feet, and inches where there are any', () => {
  expect(fieldTexts(bedroom)).toEqual({ length: '14', width: '12', ceiling: '9' })
  expect(fieldTexts({ floor: { lengthInches: 150, widthInches: 151 } })).toEqual({
    length: '12.5',
    width: '12\'7"',
    ceiling: '',
  })
})

describe('the room that was written', () => {
  test('is whole with three measures', () => {
    expect(readFields({ length: '14', width: '12 ft', ceiling: "9'" }, {})).toEqual({
      faults: {},
      room: bedroom,
    })
  })

  test('has no floor before both of its sides are there', () => {
    expect(readFields({ length: '14', width: '', ceiling: '9' }, bedroom).room).toEqual({
      ceilingInches: 108,
    })
  })

  test('is none while a field has a fault, which is told by the name of the field', () => {
    expect(readFields({ length: '14', width: '1', ceiling: '9' }, bedroom)).toEqual({
      faults: { width: 'Enter 5 to 60 ft; for inches, write 150 in.' },
    })
  })

  test('keeps the known floor where only the ceiling is asked', () => {
    expect(readFields({ ceiling: '10' }, bedroom).room).toEqual({ ...bedroom, ceilingInches: 120 })
    expect(readFields({ ceiling: '' }, bedroom).room).toEqual({ floor: bedroom.floor })
  })
})
