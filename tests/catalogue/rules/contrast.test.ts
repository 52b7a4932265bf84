import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, FIXED_COLOURS, OWN_COLOURS } from '../../../src/catalogue/rules/contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#123456', '#123456', 1],
  ['#0a0a0a', '#000000', 1.06],
])('%s on %s has a contrast of %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
})

test('match the style sheet', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const token = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  expect({ accent: token('accent'), dark: token('night'), glow: token('glow') }).toEqual(OWN_COLOURS)
  expect({
    paper: token('paper'),
    surface: token('surface'),
    sand: token('sand'),
    nightText: token('night-text'),
    nightMuted: token('night-muted'),
  }).toEqual(FIXED_COLOURS)
})
