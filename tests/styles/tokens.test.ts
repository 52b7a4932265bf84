import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../src/catalogue/rules/contrast.ts'
import { ownColourStyle } from '../../src/publishing/brand/own-colours.ts'

const tokensIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value]),
  )

const [usual = '', more = ''] = readFileSync('src/styles/tokens.css', 'utf8').split(
  /@media \(prefers-contrast: more\)|@media \(forced-colors/,
)
const USUAL = tokensIn(usual)
const MORE = { ...USUAL, ...tokensIn(more) }
const ofStore = ownColourStyle({ accent: '#2a7f62', dark: '#10202c', glow: '#f2c46d' }) ?? ''
const [own = '', ownMore = ''] = ofStore.split('(prefers-contrast:more)')
const OWN = { ...MORE, ...tokensIn(own), ...tokensIn(ownMore) }

/** A token set's color; one may name another. */
function colour(tokens: Readonly<Record<string, string>>, name: string): string {
  const value = tokens[name] ?? ''
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? []
  return other ? colour(tokens, other) : value
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
  ['with more contrast, the store’s own accent', OWN, ['brass', 'brass-deep'], LIGHT, 7],
  ['with more contrast, the store’s own bands', OWN, ['night-text', 'night-line'], ['night'], 7],
] as const)('%s', (_what, tokens, fronts, grounds, least) => {
  const pairs = fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const))
  const faint = pairs.filter(
    ([front, ground]) => !(contrast(colour(tokens, front), colour(tokens, ground)) >= least),
  )
  expect(faint).toEqual([])
})
