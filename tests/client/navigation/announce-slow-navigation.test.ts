import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceSlowNavigation } from '../../../src/client/navigation/announce-slow-navigation.ts'
import { aBrowser } from '../a-browser.ts'

const TEXT = 'Thank You For Your Patience While Your Results Load'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LINKS = '<a id="blog" href="/blog">Blog</a> <a id="contact" href="/contact">Contact</a>'

function openPage(hasNavigation = true, html = LINKS) {
  const opened = aBrowser({ path: '/parts', html })
  if (!hasNavigation) Object.assign(opened.view, { navigation: undefined })
  announceSlowNavigation(opened.globals)
  const texts = () => [...opened.page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  const stopLoad = () => opened.view.navigation.dispatchEvent(new Event('navigateerror'))
  return { ...opened, texts, stopLoad }
}

test('a page that is shown within 400 ms is not announced', () => {
  const { click, view, texts, fire } = openPage()
  click('#blog')
  vi.advanceTimersByTime(399)
  expect(texts()).toEqual([''])
  fire(view, 'pagehide')
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual([])
})

test('after 400 ms the navigation is announced', () => {
  const { click, texts } = openPage()
  click('#blog')
  vi.advanceTimersByTime(400)
  expect(texts()).toEqual([TEXT])
})

test('a second click starts the delay again', () => {
  const { click, texts, stopLoad } = openPage()
  click('#blog')
  vi.advanceTimersByTime(300)
  click('#contact')
  stopLoad()
  vi.advanceTimersByTime(300)
  expect(texts()).toEqual([''])
  vi.advanceTimersByTime(100)
  expect(texts()).toEqual([TEXT])
})

test('the notice goes when the visitor stops loading', () => {
  const { click, texts, stopLoad } = openPage()
  click('#blog')
  vi.advanceTimersByTime(400)
  stopLoad()
  expect(texts()).toEqual([])
})

test.each(['pointerdown', 'keydown', 'wheel'])(
  'where a browser does not tell of a stop, the notice goes with the next %s',
  (input) => {
    const { click, view, texts, fire } = openPage(false)
    click('#blog')
    fire(view, input)
    vi.advanceTimersByTime(400)
    expect(texts()).toEqual([TEXT])
    fire(view, input)
    expect(texts()).toEqual([])
  },
)

test.each([
  { what: 'another site', link: 'href="https://www.hunterfan.com/"' },
  { what: 'a telephone number', link: 'href="tel:+14045550142"' },
  { what: 'a heading on this page', link: 'href="/parts#main"' },
  { what: 'a new tab', link: 'href="/blog" target="_blank"' },
  { what: 'a new tab, by a key', link: 'href="/blog"', fields: { metaKey: true } },
  { what: 'a new window, by a key', link: 'href="/blog"', fields: { shiftKey: true } },
  { what: 'a download', link: 'href="/blog" download' },
])('$what is not announced', ({ link, fields }) => {
  const { click, texts } = openPage(true, `<a ${link}>Link</a>`)
  click('a', fields)
  expect(texts()).toEqual([])
})
