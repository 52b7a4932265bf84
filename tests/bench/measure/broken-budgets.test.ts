import { expect, test } from 'vitest'
import { brokenBudgets, type Measured } from './broken-budgets.ts'
import type { Reading } from './lighthouse.ts'

const READING: Reading = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  largestPaintMs: 1500,
  blockingMs: 0,
  layoutShift: 0.0004,
  moved: [],
}

const KEPT: Measured = {
  hasForm: false,
  mobile: READING,
  desktop: READING,
  lcpRatio: 1.8,
  longestTaskMs: 50,
  weight: { document: 14, stylesheet: 8, script: 3, font: 52, image: 100, sum: 180 },
}

const scored = (scores: Partial<Reading['scores']>): Reading => ({
  ...READING,
  scores: { ...READING.scores, ...scores },
})
const weighing = (weight: Partial<Measured['weight']>) => ({ weight: { ...KEPT.weight, ...weight } })

test('a page that is right on every budget breaks none', () => {
  expect(brokenBudgets(KEPT)).toEqual([])
})

test.each<[string, Partial<Measured>]>([
  ['mobile performance 98, under 99', { mobile: scored({ performance: 98 }) }],
  ['desktop accessibility 99, under 100', { desktop: scored({ accessibility: 99 }) }],
  [
    'mobile layout shift 0.001, of main > p and a.call',
    { mobile: { ...READING, layoutShift: 0.001, moved: ['main > p', 'a.call'] } },
  ],
  ['mobile LCP 1.81 times one line of text, over 1.8', { lcpRatio: 1.81 }],
  ['longest task 50.4 ms, over 50', { longestTaskMs: 50.4 }],
  ['HTML 14.1 KiB, over 14', weighing({ document: 14.1 })],
  ['CSS 8.1 KiB, over 8', weighing({ stylesheet: 8.1 })],
  ['JavaScript 3.1 KiB, over 3', weighing({ script: 3.1 })],
  ['JavaScript 5.1 KiB, over 5', { hasForm: true, ...weighing({ script: 5.1 }) }],
])('a page is told of: %s', (fault, change) => {
  expect(brokenBudgets({ ...KEPT, ...change })).toEqual([fault])
})

test('the page of the form may have more JavaScript', () => {
  expect(brokenBudgets({ ...KEPT, hasForm: true, ...weighing({ script: 5 }) })).toEqual([])
})
