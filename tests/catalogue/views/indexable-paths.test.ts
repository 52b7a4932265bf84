import { expect, test } from 'vitest'
import { indexablePaths } from '../../../src/catalogue/views/indexable-paths.ts'
import { shipped } from '../shipped-catalogue.ts'

const paths = indexablePaths(shipped)

test('each address is given once', () => {
  expect(new Set(paths).size).toBe(paths.length)
})

test('screens, categories, brand screens and each product once: 8 + 8 + 7 + 9 + 36 + 28', () => {
  expect(paths).toHaveLength(96)
})

test.each([
  '/',
  '/contact',
  '/ceiling-fans/large',
  '/ceiling-fans/by-brand/hunter',
  '/ceiling-fans/smart/axial-54',
])('%s is for search engines', (path) => {
  expect(paths).toContain(path)
})

test.each([
  '/blog',
  '/contact/successful',
  '/contact/error',
  '/ceiling-fans/outdoor/axial-54',
  '/ceiling-fans/by-brand/modern-forms/axial-54',
  '/ceiling-fans/by-brand/elk-home',
])('%s is not', (path) => {
  expect(paths).not.toContain(path)
})
