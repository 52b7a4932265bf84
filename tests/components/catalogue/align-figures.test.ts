import { expect, test } from 'vitest'
import { alignFigures } from '../../../src/components/catalogue/align-figures.ts'

test('a shorter figure begins after the space of the digits it lacks', () => {
  expect(alignFigures(['9,450 CFM on High', '11,200 CFM on High'])).toEqual([
    '\u20079,450 CFM on High',
    '11,200 CFM on High',
  ])
})

test('a comma that is lacking takes the space of a comma', () => {
  expect(alignFigures(['980 CFM on High', '1,780 CFM on High'])).toEqual([
    '\u2007\u2008980 CFM on High',
    '1,780 CFM on High',
  ])
})

test('lines without a figure at their beginning stay as they are', () => {
  expect(alignFigures(['Integrated LED', '1,450 lumens'])).toEqual(['Integrated LED', '1,450 lumens'])
})

test('figures of different units are not put under each other', () => {
  expect(alignFigures(['60 W', '6,400 lumens'])).toEqual(['60 W', '6,400 lumens'])
})
