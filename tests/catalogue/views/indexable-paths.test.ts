import { expect, test } from 'vitest'
import { indexablePaths } from '../../../src/catalogue/views/page-paths.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const paths = indexablePaths(own)

test('each address is given once', () => {
  expect(new Set(paths).size).toBe(paths.length)
})

test('screens, lists of something by their pages and each product that is sold once: 8 + 9 + 4 + 10 + 57 + 6', () => {
  expect(paths).toHaveLength(94)
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
  '/ceiling-fans/empty',
  '/ceiling-fans/by-brand/fanimation',
  '/ceiling-fans/outdoor/axial-44',
])('%s is not', (path) => {
  expect(paths).not.toContain(path)
})
