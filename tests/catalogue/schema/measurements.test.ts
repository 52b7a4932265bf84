import { expect, test } from 'vitest'
import { picturePath } from '../../../src/catalogue/schema/fields.ts'
import { cfm, dimensionInches, lumens, sweepInches } from '../../../src/catalogue/schema/measurements.ts'

test.each(['../images/fans/alder-52.jpg', './images/scenes/porch.jpeg', '../images/a.webp'])(
  'a picture is named %s',
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
])('a picture is not named with $mistake', ({ path }) => {
  expect(picturePath.safeParse(path).success).toBe(false)
})

test.each([
  { written: 10, inches: 10 },
  { written: '120', inches: 120 },
  { written: '33.5', inches: 33.5 },
])('a size written $written is $inches inches', ({ written, inches }) => {
  expect(sweepInches.parse(written)).toBe(inches)
})

test.each([-52, 9.99, 120.5, '52"', '7 1/4', '-52', ''])('a size cannot be written %j', (written) => {
  expect(sweepInches.safeParse(written).success).toBe(false)
})

test.each([
  { height: 0.01, isRight: true },
  { height: 240, isRight: true },
  { height: 0, isRight: false },
  { height: 240.5, isRight: false },
])('that a fixture is $height inches high is right: $isRight', ({ height, isRight }) => {
  expect(dimensionInches.safeParse(height).success).toBe(isRight)
})

test.each([
  { figure: 200, isRight: true },
  { figure: 199, isRight: false },
  { figure: 0, isRight: false },
])('that a fan moves $figure CFM is right: $isRight', ({ figure, isRight }) => {
  expect(cfm.safeParse(figure).success).toBe(isRight)
})

test.each([
  { written: 800, read: '800' },
  { written: 1600, read: '1,600' },
  { written: '1600', read: '1,600' },
  { written: '1,600', read: '1,600' },
  { written: '12,345', read: '12,345' },
  { written: 1234567, read: '1,234,567' },
])('lumens written $written are $read', ({ written, read }) => {
  expect(lumens.parse(written)).toBe(read)
})

test.each(['16,00', '0', '1600 lm', 0, 1600.5])('lumens cannot be written %j', (written) => {
  expect(lumens.safeParse(written).success).toBe(false)
})
