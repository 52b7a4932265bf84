import { expect, test } from 'vitest'
import { markMouse } from '../../../src/client/navigation/mark-mouse.ts'
import { aBrowser } from '../a-browser.ts'

test.each([
  { device: 'a mouse', matches: true, mark: '' },
  { device: 'a finger', matches: false, mark: undefined },
])('a page under $device has the mark $mark', ({ matches, mark }) => {
  const { globals, page, view } = aBrowser()
  Object.assign(view, {
    matchMedia: (query: string) => ({ matches: query === '(hover: hover)' && matches }),
  })
  markMouse(globals)
  expect(page.documentElement.dataset.mouse).toBe(mark)
})
