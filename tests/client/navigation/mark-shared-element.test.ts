import { expect, test } from 'vitest'
import { markSharedElement } from '../../../src/client/navigation/mark-shared-element.ts'
import { fakeBrowser } from '../fake-browser.ts'

function picture() {
  const names = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => void names.set(name, value),
    removeProperty: (name: string) => void names.delete(name),
  }
  return { names, card: { querySelector: () => ({ style }) } }
}

test('only the picture of the card that was clicked last is the shared element', () => {
  const { globals, click } = fakeBrowser({ path: '/ceiling-fans/outdoor' })
  markSharedElement(globals)
  const [first, second] = [picture(), picture()]
  click({ href: '/a', around: { '[data-card]': first.card } })
  expect([...first.names]).toEqual([['view-transition-name', 'product-picture']])
  click({ href: '/b', around: { '[data-card]': second.card } })
  expect([first.names.size, second.names.size]).toEqual([0, 1])
  click({ href: '/parts' })
  expect([first.names.size, second.names.size]).toEqual([0, 0])
})
