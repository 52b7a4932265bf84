import { expect, test } from 'vitest'
import { halfOf, squareFeet, takesTwoFans } from '../../../../src/catalogue/rules/room/floor.ts'

const feet = (length: number, width: number) => ({ lengthInches: length * 12, widthInches: width * 12 })

test.each([
  [14, 12, 168],
  [12.5, 10.25, 128.125],
])('a floor of %d by %d ft has %d sq ft', (length, width, area) => {
  expect(squareFeet(feet(length, width))).toBe(area)
})

test.each([
  { room: 'of 400 sq ft', floor: feet(20, 20), isForTwo: false },
  { room: 'of a little more', floor: feet(20, 20.1), isForTwo: true },
  { room: 'twice as long as wide, over 12 ft', floor: feet(14, 7), isForTwo: true },
  { room: 'not quite twice as long as wide', floor: feet(13.9, 7), isForTwo: false },
  { room: 'twice as long as wide, 12 ft long', floor: feet(12, 6), isForTwo: false },
  { room: 'a little longer than that', floor: feet(12.1, 6), isForTwo: true },
  { room: 'given the short side first', floor: feet(7, 20), isForTwo: true },
])('a room $room is for two fans: $isForTwo', ({ floor, isForTwo }) => {
  expect(takesTwoFans(floor)).toBe(isForTwo)
})

test('a room is halved across its longer side', () => {
  expect(halfOf(feet(18, 26))).toEqual(feet(13, 18))
})
