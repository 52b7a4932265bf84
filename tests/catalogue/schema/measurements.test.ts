import { expect, test } from 'vitest'
import { picturePath } from '../../../src/catalogue/schema/fields.ts'
import { cfm, dimensionInches, lumens, sweepInches } from '../../../src/catalogue/schema/measurements.ts'

test.each(['../images/fans/alder-52.jpg', './images/scenes/porch.jpeg', '../images/a.webp'])(
  'accepts a picture named %s',
  (path) => {
    expect(picturePath.parse(path)).toBe(path)
  },
)

test.each([
  { mistake: 'backslashes', path: String.raw`..\images\fans\alder-52.jpg` },
  { mistake: 'an ending in capitals', path: '../images/fans/alder-52.JPG' },
  { mistake: 'a kind of picture that is not for photographs', path: '../images/fans/alder-52.gif' },
  { mistake: 'the path from the content folder', path: 'images/fans/alder-52.jpg' },
  { mistake: 'the path on one computer', path: String.raw`C:\Users\store\alder-52.jpg` },
])('refuses a picture name with $mistake', ({ path }) => {
  expect(picturePath.safeParse(path).success).toBe(false)
})

test('limits a size, a dimension and an airflow', () => {
  expect([10, '120', '33.5'].map((written) => sweepInches.parse(written))).toEqual([10, 120, 33.5])
  expect([0.01, 240].map((inches) => dimensionInches.parse(inches))).toEqual([0.01, 240])
  expect(cfm.parse(200)).toBe(200)
})

test.each([-52, '52"', '-52', ''])('refuses the size %j', (written) => {
  expect(sweepInches.safeParse(written).success).toBe(false)
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

test.each(['0', '1600 lm', 0, 1600.5])('refuses lumens written %j', (written) => {
  expect(lumens.safeParse(written).success).toBe(false)
})
