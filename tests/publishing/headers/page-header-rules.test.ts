import { expect, test } from 'vitest'
import { hasUnknown, pageHeaderRules, placeOf } from '../../../src/publishing/headers/page-header-rules.ts'

test('a rule gives the pages of a place a minute and their policy, and keeps them from being a part of other sites', () => {
  expect(pageHeaderRules(new Map([['/parts', "default-src 'none'"]]))).toBe(
    "/parts\n  Cache-Control: public, max-age=60\n  Content-Security-Policy: default-src 'none'\n  Cross-Origin-Resource-Policy: same-origin\n",
  )
})

test('the home page and a page alone at the top are a place each', () => {
  expect(['index.html', 'parts.html'].map(placeOf)).toEqual(['/', '/parts'])
})

test('the pages that are as deep in a folder are one place, however many there are', () => {
  const files = [
    'ceiling-fans.html',
    'ceiling-fans/large.html',
    'ceiling-fans/smart.html',
    'ceiling-fans/large/alder-52.html',
  ]
  expect(files.map(placeOf)).toEqual([
    '/ceiling-fans',
    '/ceiling-fans/:level1',
    '/ceiling-fans/:level1',
    '/ceiling-fans/:level1/:level2',
  ])
})

test('there are unknown addresses as deep as pages in a folder, and none at the address of one page', () => {
  expect(hasUnknown('/ceiling-fans/:level1')).toBe(true)
  expect(hasUnknown('/ceiling-fans')).toBe(false)
})

test('Page Not Found has no place, as it is shown under addresses that nobody knows', () => {
  expect(placeOf('404.html')).toBeUndefined()
})
