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
  [48, 5],
  [33, 10],
  [16, 12],
  [9, 19],
])('draws a %d by %d in. fixture in its size', (width, height) => {
  const points = [...pointsOf(outlinePath(width, height))]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const reach = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  for (const [at, inches] of [-width / 2, width / 2, -height, 0].entries())
    expect(reach[at]).toBeCloseTo(inches, 1)
})
