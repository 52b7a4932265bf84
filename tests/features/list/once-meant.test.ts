import { afterEach, expect, test, vi } from 'vitest'
import { onceMeant } from '../../../src/features/list/once-meant.ts'
import { aBrowser } from '../../client/a-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

const ASKED = '<div data-remembers><form data-asked></form></div>'

/** A page, and how often it was called so far. */
function aPage(html: string) {
  const { element, page, view } = aBrowser({ html })
  vi.stubGlobal('MutationObserver', view.MutationObserver)
  const called = vi.fn()
  onceMeant(page, called)
  const changed = async (change: (tool: HTMLElement) => void) => {
    change(element('form'))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { called, changed }
}

test.each([
  ['no tool', '<main></main>'],
  ['a tool that has filled in what is remembered', '<div data-remembers><form></form></div>'],
  ['a tool that remembers nothing', '<div><form data-asked></form></div>'],
])('on a page with %s it is known at once what is meant', (_what, html) => {
  expect(aPage(html).called).toHaveBeenCalledOnce()
})

test('while a tool fills in what is remembered it is not known what is meant', async () => {
  const { called, changed } = aPage(ASKED)
  await changed((tool) => tool.setAttribute('data-size', '52'))
  expect(called).not.toHaveBeenCalled()
})

test('when the tool has filled it in, it is known what is meant, once', async () => {
  const { called, changed } = aPage(ASKED)
  await changed((tool) => tool.removeAttribute('data-asked'))
  await changed((tool) => tool.setAttribute('data-asked', ''))
  expect(called).toHaveBeenCalledOnce()
})
