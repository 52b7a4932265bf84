import { expect, test } from 'vitest'
import { fixtureShape, outlinePath } from '../../src/drawing/fixture-shape.ts'

test.each([
  { size: '48 by 5', shape: 'bar', width: 48, height: 5 },
  { size: '24 by 6', shape: 'bar', width: 24, height: 6 },
  { size: '24 by 6.25', shape: 'globeRow', width: 24, height: 6.25 },
  { size: '24 by 9', shape: 'globeRow', width: 24, height: 9 },
  { size: '24 by 9.25', shape: 'bowl', width: 24, height: 9.25 },
  { size: '24 by 12', shape: 'bowl', width: 24, height: 12 },
  { size: '24 by 12.25', shape: 'drum', width: 24, height: 12.25 },
  { size: '24 by 24', shape: 'drum', width: 24, height: 24 },
  { size: '24 by 24.25', shape: 'lantern', width: 24, height: 24.25 },
])('draws a $size in. fixture as a $shape', ({ width, height, shape }) => {
  expect(fixtureShape(width, height)).toBe(shape)
})

/** The points that path data goes through: where its lines and quarter or half circles end. */
function* pointsOf(path: string) {
  let [x, y] = [0, 0]
  for (const [, command = '', figures = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [a = 0, b = a] = (figures.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2)
    const isRelative = command === command.toLowerCase()
    if (/h/i.test(command)) x = isRelative ? x + a : a
    else if (/v/i.test(command)) y = isRelative ? y + b : b
    else if (/[mlcsa]/i.test(command)) [x, y] = isRelative ? [x + a, y + b] : [a, b]
    yield [x, y] as const
  }
}

test.each([
  { width: 48, height: 5 },
  { width: 33, height: 10 },
  { width: 16, height: 12 },
  { width: 9, height: 19 },
])('draws a $width by $height in. fixture in its size', ({ width, height }) => {
  const points = [...pointsOf(outlinePath(width, height))]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  expect(Math.max(...xs)).toBeCloseTo(width / 2, 1)
  expect(Math.min(...xs)).toBeCloseTo(-width / 2, 1)
  expect(Math.max(...ys)).toBeCloseTo(0, 1)
  expect(Math.min(...ys)).toBeCloseTo(-height, 1)
})
