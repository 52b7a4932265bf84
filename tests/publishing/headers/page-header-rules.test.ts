import { expect, test } from 'vitest'
import { pageHeaderRules, pagesByPlace } from '../../../src/publishing/headers/page-header-rules.ts'

const placesOf = (files: string[]) => [...pagesByPlace(files).keys()]

test('a rule gives the pages of a place a minute and their policy, and keeps them from being a part of other sites', () => {
  expect(pageHeaderRules(new Map([['/parts', "default-src 'none'"]]))).toBe(
    "/parts\n  Cache-Control: public, max-age=60\n  Content-Security-Policy: default-src 'none'\n  Cross-Origin-Resource-Policy: same-origin\n",
  )
})

test('the home page and a page alone at the top are a place each', () => {
  expect(placesOf(['index.html', 'parts.html'])).toEqual(['/', '/parts'])
})

test('a folder and the page of its name are one place together, however many pages there are', () => {
  const files = ['contact.html', 'contact/error.html', 'contact/successful.html']
  expect([...pagesByPlace(files)]).toEqual([['/contact/*', files]])
})

test('Page Not Found has no place, as it is shown under addresses that nobody knows', () => {
  expect(placesOf(['404.html', 'blog.html'])).toEqual(['/blog'])
})
