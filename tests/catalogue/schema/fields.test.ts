import { expect, test } from 'vitest'
import { picturePath } from '../../../src/catalogue/schema/fields.ts'

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
