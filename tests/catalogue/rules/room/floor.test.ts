import { expect, test } from 'vitest'
import { halfOf, squareFeet, takesTwoFans } from '../../../../src/catalogue/rules/room/span-fit.ts'

const feet = (length: number, width: number) => ({ lengthInches: length * 12, widthInches: width * 12 })

test('the area is in square feet', () => {
  expect(squareFeet(feet(12.5, 10.25))).toBe(128.125)
})

test.each([
  { room: '400 sq ft', floor: feet(20, 20), fans: 'one' },
  { room: 'a little over 400 sq ft', floor: feet(20, 20.1), fans: 'two' },
  { room: 'twice as long as wide, over 12 ft', floor: feet(14, 7), fans: 'two' },
  { room: 'not quite twice as long as wide', floor: feet(13.9, 7), fans: 'one' },
  { room: 'twice as long as wide, 12 ft long', floor: feet(12, 6), fans: 'one' },
  { room: 'twice as long as wide, a little over 12 ft', floor: feet(12.1, 6), fans: 'two' },
  { room: 'long, its shorter side given first', floor: feet(7, 20), fans: 'two' },
])('a room of $room takes $fans', ({ floor, fans }) => {
  expect(takesTwoFans(floor)).toBe(fans === 'two')
})

test('a room is halved across its longer side', () => {
  expect(halfOf(feet(18, 26))).toEqual(feet(13, 18))
})
