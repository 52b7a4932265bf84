import { afterEach, expect, test, vi } from 'vitest'
import { followListButton, openList } from '../../../src/features/list/list-button.ts'
import { aBrowser, aStorage } from '../../client/a-browser.ts'
import { listOf } from './list-of.ts'

afterEach(() => vi.unstubAllGlobals())

const SHEET = '<dialog id="my-list"></dialog>'
const BUTTONS = '<a data-list-open>My List <b data-list-count></b></a><i data-list-menu>My List</i>'

/** A page, and what its body and its sheet hear. */
function aPage(html: string, kept = '') {
  const browser = aBrowser({ html, device: aStorage({ 'my-list': kept }) })
  const { view, page } = browser
  vi.stubGlobal('Event', view.Event)
  const heard: string[] = []
  page.body.addEventListener('start-island', () => heard.push('start'))
  page.querySelector('dialog')?.addEventListener('open-list', () => heard.push('open'))
  return { ...browser, heard, list: listOf(view) }
}

test('the sheet is started and opened, and keeps that it was asked for', () => {
  const { page, element, heard } = aPage(SHEET)
  openList(page)
  expect(heard).toEqual(['start', 'open'])
  expect(element('dialog').dataset.openRequested).toBe('')
})

test('a page without a sheet opens none', () => {
  expect(() => openList(aPage(BUTTONS).page)).not.toThrow()
})

test.each(['[data-list-open]', '[data-list-menu]'])('a press on %s opens the sheet', (button) => {
  const { globals, element, fire, heard } = aPage(SHEET + BUTTONS)
  followListButton(globals)
  fire(element(button), 'list-press')
  expect(heard).toEqual(['start', 'open'])
})

test.each([
  ['an empty list', '', '', true],
  ['a list of two', 'alder-52,beacon-60', '2', false],
])('the button in the header counts %s', (_what, kept, count, isEmpty) => {
  const { globals, element } = aPage(BUTTONS, kept)
  followListButton(globals)
  expect(element('[data-list-count]').textContent).toBe(count)
  expect(element('[data-list-open]').hasAttribute('data-is-empty')).toBe(isEmpty)
})

test('the button counts again when the list has changed', () => {
  const { globals, element, list } = aPage(BUTTONS)
  followListButton(globals)
  list.keep([{ productUrl: 'alder-52' }])
  expect(element('[data-list-count]').textContent).toBe('1')
})

test('a page without the button follows the list in silence', () => {
  const { globals } = aPage('')
  expect(() => followListButton(globals)).not.toThrow()
})
