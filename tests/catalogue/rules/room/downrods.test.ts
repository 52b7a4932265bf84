import { expect, test } from 'vitest'
import { joinedRods } from '../../../../src/catalogue/rules/room/mounting-height.ts'

const anySum = () => true

test.each([
  [70, [60, 18], 'no two are joined that one rod replaces'],
  [82, [48, 36], 'of pairs of 84 in. the two most alike'],
  [94, [48, 48], 'two alike make 96 in.'],
  [81, [60, 18], '78 and 84 in. are as near: the shorter'],
  [144, [72, 72], 'the longest'],
])('for %d in. of rod %o are joined: %s', (needed, rods) => {
  expect(joinedRods(needed, anySum)).toEqual(rods)
})

test('nothing is joined where no sum may hang, or more is needed than two rods give', () => {
  expect(joinedRods(80, () => false)).toBeUndefined()
  expect(joinedRods(144.25, anySum)).toBeUndefined()
})
