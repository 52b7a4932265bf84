import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../src/catalogue/rules/contrast.ts'

const tokensIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value]),
  )

const [usual = '', more = ''] = readFileSync('src/styles/tokens.css', 'utf8').split(
  /@media \(prefers-contrast: more\)|@media \(forced-colors/,
)
const USUAL = tokensIn(usual)
const MORE = { ...USUAL, ...tokensIn(more) }
/** The lightest gray that the check accepts. */
const OWN = { ...MORE, accent: '#6b6b6b', night: '#10202c' }

/** A token set's color; one may name another, or mix it with black or white. */
function colour(tokens: Readonly<Record<string, string>>, name: string): string {
  const value = tokens[name] ?? ''
  const [, other, share, end] =
    /^(?:color-mix\(in srgb, )?var\(--color-([\w-]+)\)(?: (\d+)%, (black|white)\))?$/.exec(value) ?? []
  if (!other) return value
  const whole = colour(tokens, other)
  if (!share) return whole
  const mixed = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(whole.slice(at, at + 2), 16)
    return Math.round((channel * Number(share) + (end === 'white' ? 255 : 0) * (100 - Number(share))) / 100)
  })
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const LIGHT = ['paper', 'surface', 'sand']

test.each([
  ['as it is, words', USUAL, ['ink', 'muted', 'brass', 'brass-deep', 'error', 'success'], LIGHT, 4.5],
  ['as it is, frames and rings', USUAL, ['line-strong', 'focus'], LIGHT, 3],
  ['as it is, words on dark bands', USUAL, ['night-text', 'night-muted', 'glow'], ['night'], 4.5],
  [
    'with more contrast, words and frames',
    MORE,
    ['ink', 'muted', 'brass', 'brass-deep', 'error', 'success', 'line', 'line-strong'],
    LIGHT,
    7,
  ],
  ['with more contrast, dark bands', MORE, ['night-text', 'night-muted', 'night-line', 'glow'], ['night'], 7],
  ['the lightest accent of a store, words', OWN, ['accent'], LIGHT, 4.5],
  ['with more contrast, the store’s own accent', OWN, ['brass', 'brass-deep'], LIGHT, 7],
  ['with more contrast, the store’s own bands', OWN, ['night-text', 'night-line'], ['night'], 7],
] as const)('%s', (_what, tokens, fronts, grounds, least) => {
  const pairs = fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const))
  const faint = pairs.filter(
    ([front, ground]) => !(contrast(colour(tokens, front), colour(tokens, ground)) >= least),
  )
  expect(faint).toEqual([])
})
