import { expect, test } from 'vitest'
import { partNumberLines } from '../../../src/catalogue/rules/finishes.ts'

const wagoner = { colors: ['Matte Black', 'Aged Bronze'], shown: 'Matte Black', partNumber: 'WG-0838-MB' }

test('a number for each finish, in the order of the finishes', () => {
  const finishPartNumbers = { 'Aged Bronze': 'WG-0838-AB' }
  expect(partNumberLines({ ...wagoner, finishPartNumbers })).toEqual([
    'WG-0838-MB, Matte Black',
    'WG-0838-AB, Aged Bronze',
  ])
})

test('a number says whose it is where others are unknown', () => {
  expect(partNumberLines(wagoner)).toEqual(['WG-0838-MB, Matte Black'])
})

test('of one finish the number is enough', () => {
  expect(partNumberLines({ ...wagoner, colors: ['Matte Black'] })).toEqual(['WG-0838-MB'])
})
