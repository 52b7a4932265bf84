import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotice } from '../../../src/features/list/notice.ts'
import { aBrowser } from '../../client/a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that shows notices; what its notice says now. */
function aPage(html = '<main></main><button id="keep">Keep</button>', place = 'body') {
  const browser = aBrowser({ html })
  vi.stubGlobal('CSSStyleSheet', browser.view.CSSStyleSheet)
  const show = createNotice(browser.page, browser.element(place))
  const says = () => browser.element('.notice [role=status]').textContent
  const undo = () => browser.page.querySelector<HTMLElement>('.notice button')
  return { ...browser, show, says, undo }
}

test('a notice has its place for screen readers before it says anything', () => {
  expect(aPage().says()).toBe('')
})

test.each([
  ['a sentence', undefined, 4999, 5000],
  ['one with an undo', () => undefined, 9999, 10_000],
])('%s is shown for a while', (_what, undo, shown, gone) => {
  const { show, says } = aPage()
  show('Alder 52 is on your list.', undo)
  vi.advanceTimersByTime(shown)
  expect(says()).toBe('Alder 52 is on your list.')
  vi.advanceTimersByTime(gone - shown)
  expect(says()).toBe('')
})

test('the next sentence takes the place of the one before, and is shown as long', () => {
  const { show, says, undo } = aPage()
  show('Alder 52 is on your list.', () => undefined)
  vi.advanceTimersByTime(9000)
  show('Your list is full.')
  expect(undo()).toBeNull()
  vi.advanceTimersByTime(4999)
  expect(says()).toBe('Your list is full.')
})

test('an undo is pressed once: it takes back, says so, and goes', () => {
  const { show, says, undo, click } = aPage()
  const takeBack = vi.fn()
  show('Alder 52 is off your list.', takeBack)
  expect(undo()?.textContent).toBe('Undo')
  click('.notice button')
  expect(takeBack).toHaveBeenCalledOnce()
  expect([says(), undo()]).toEqual(['Undone.', null])
})

test('after an undo the focus is back where it was', () => {
  const { show, click, element, page } = aPage()
  element('#keep').focus()
  show('Alder 52 is off your list.', () => undefined)
  element('.notice button').focus()
  click('.notice button')
  expect(page.activeElement).toBe(element('#keep'))
})

test('where what had the focus is gone, the focus is in the middle of the page after an undo', () => {
  const { show, click, element, page } = aPage()
  element('#keep').focus()
  show('Alder 52 is off your list.', () => undefined)
  element('#keep').remove()
  click('.notice button')
  expect(page.activeElement).toBe(element('main'))
})

test('in a sheet the focus is at its title then', () => {
  const { page, show, click, element } = aPage(
    '<main></main><dialog><h2 id="my-list-title">My List</h2></dialog>',
    'dialog',
  )
  show('Alder 52 is off your list.', () => undefined)
  click('dialog .notice button')
  expect(page.activeElement).toBe(element('#my-list-title'))
})
