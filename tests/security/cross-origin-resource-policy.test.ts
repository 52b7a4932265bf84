import { expect, test } from 'vitest'
import { crossOriginResourceRules } from '../../src/security/cross-origin-resource-policy.ts'

const placesOf = (files: string[]) => crossOriginResourceRules(files).match(/^\/.*/gm)

test('the home page and a page alone at the top have a rule each', () => {
  expect(crossOriginResourceRules(['index.html', 'parts.html'])).toBe(
    '/\n  Cross-Origin-Resource-Policy: same-origin\n/parts\n  Cross-Origin-Resource-Policy: same-origin\n',
  )
})

test('a folder and the page of its name have one rule together, however many pages there are', () => {
  const files = ['contact.html', 'contact/error.html', 'contact/successful.html']
  expect(placesOf(files)).toEqual(['/contact/*'])
})

test('Page Not Found has no rule, as it is shown under addresses that nobody knows', () => {
  expect(placesOf(['404.html', 'blog.html'])).toEqual(['/blog'])
})
