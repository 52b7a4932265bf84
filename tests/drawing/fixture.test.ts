import { expect, test } from 'vitest'
import { outlinePath, plainShape } from '../../src/drawing/Fixture.tsx'

test('draws a 24 in. wide fixture by its height', () => {
  const heights = [5, 6, 6.25, 9, 9.25, 12, 12.25, 24, 24.25]
  expect(heights.map((height) => `${height} ${plainShape(24, height).name}`).join(', ')).toBe(
    '5 bar, 6 bar, 6.25 globeRow, 9 globeRow, 9.25 bowl, 12 bowl, 12.25 drum, 24 drum, 24.25 lantern',
  )
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
