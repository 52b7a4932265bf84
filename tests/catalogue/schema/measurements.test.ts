import { expect, test } from 'vitest'
import { picturePath } from '../../../src/catalogue/schema/fields.ts'
import { cfm, dimensionInches, lumens, sweepInches } from '../../../src/catalogue/schema/measurements.ts'

test('accepts a picture by its path from the file, with a lowercase ending of a photograph', () => {
  const right = ['../images/fans/alder-52.jpg', './images/scenes/porch.jpeg', '../images/a.webp']
  const wrong = [
    '../images/a.JPG',
    '../images/a.gif',
    'images/a.jpg',
    '..\\images\\a.jpg',
    'C:\\store\\a.jpg',
  ]
  expect([...right, ...wrong].filter((path) => picturePath.safeParse(path).success)).toEqual(right)
})

test('limits a size, a dimension and an airflow', () => {
  expect([10, '120', '33.5'].map((written) => sweepInches.parse(written))).toEqual([10, 120, 33.5])
  expect([0.01, 240].map((inches) => dimensionInches.parse(inches))).toEqual([0.01, 240])
  expect(cfm.parse(200)).toBe(200)
})

test('refuses other sizes and lumens', () => {
  expect([-52, '52"', '-52', ''].filter((written) => sweepInches.safeParse(written).success)).toEqual([])
  expect(['0', '1600 lm', 0, 1600.5].filter((written) => lumens.safeParse(written).success)).toEqual([])
})

test.each([
  { written: 800, read: '800' },
  { written: 1600, read: '1,600' },
  { written: '1600', read: '1,600' },
  { written: '1,600', read: '1,600' },
  { written: '12,345', read: '12,345' },
  { written: 1234567, read: '1,234,567' },
])('reads lumens written $written as $read', ({ written, read }) => {
  expect(lumens.parse(written)).toBe(read)
})
