import { expect, test } from 'vitest'
import type { BrowserGlobals } from '../../../src/client/browser-globals.ts'
import { markMouse } from '../../../src/client/navigation/mark-mouse.ts'

test.each([
  { device: 'a mouse', matches: true, marks: { mouse: '' } },
  { device: 'a finger', matches: false, marks: {} },
])('a page under $device has the marks $marks', ({ matches, marks }) => {
  const documentElement = { dataset: {} }
  const view = { matchMedia: (query: string) => ({ matches: query === '(hover: hover)' && matches }) }
  markMouse({ page: { documentElement }, view } as unknown as BrowserGlobals)
  expect(documentElement.dataset).toEqual(marks)
})
