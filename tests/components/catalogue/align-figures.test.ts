import { expect, test } from 'vitest'
import { alignFigures } from '../../../src/components/catalogue/align-figures.ts'

test('pads a shorter number with the width of its missing digits', () => {
  expect(alignFigures(['9,450 CFM on High', '11,200 CFM on High'])).toEqual([
    '\u20079,450 CFM on High',
    '11,200 CFM on High',
  ])
})

test('pads a missing comma with the width of a comma', () => {
  expect(alignFigures(['980 CFM on High', '1,780 CFM on High'])).toEqual([
    '\u2007\u2008980 CFM on High',
    '1,780 CFM on High',
  ])
})

test('leaves lines without a leading number unchanged', () => {
  expect(alignFigures(['Integrated LED', '1,450 lumens'])).toEqual(['Integrated LED', '1,450 lumens'])
})

test('doesn’t align numbers with different units', () => {
  expect(alignFigures(['60 W', '6,400 lumens'])).toEqual(['60 W', '6,400 lumens'])
})
