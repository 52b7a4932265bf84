import { expect, test } from 'vitest'
import { announceSlowNavigation } from '../../../src/client/navigation/announce-slow-navigation.ts'
import { fakeBrowser, fakeEvent } from '../fake-browser.ts'

const TEXT = 'Thank You For Your Patience While Your Results Load'

function openPage(hasNavigation = true) {
  const opened = fakeBrowser({ path: '/parts' })
  if (!hasNavigation) Object.assign(opened.view, { navigation: undefined })
  announceSlowNavigation(opened.globals)
  return { ...opened, texts: () => opened.added.map(({ textContent }) => textContent) }
}

test('a page that is shown within 400 ms is not announced', () => {
  const { click, view, texts, added } = openPage()
  click({ href: '/blog' })
  expect(added[0]).toMatchObject({ role: 'status' })
  view.pass(399)
  expect(texts()).toEqual([''])
  view.dispatchEvent(fakeEvent('pagehide'))
  view.pass(1000)
  expect(texts()).toEqual([])
})

test('after 400 ms the navigation is announced', () => {
  const { click, view, texts } = openPage()
  click({ href: '/blog' })
  view.pass(400)
  expect(texts()).toEqual([TEXT])
})

test('a second click starts the delay again', () => {
  const { click, view, texts } = openPage()
  click({ href: '/blog' })
  view.pass(300)
  click({ href: '/contact' })
  view.navigation.dispatchEvent(fakeEvent('navigateerror'))
  view.pass(300)
  expect(texts()).toEqual([''])
  view.pass(100)
  expect(texts()).toEqual([TEXT])
})

test('the notice goes when the visitor stops loading', () => {
  const { click, view, texts } = openPage()
  click({ href: '/blog' })
  view.pass(400)
  view.navigation.dispatchEvent(fakeEvent('navigateerror'))
  expect(texts()).toEqual([])
})

test.each(['pointerdown', 'keydown', 'wheel'])(
  'where a browser does not tell of a stop, the notice goes with the next %s',
  (input) => {
    const { click, view, texts } = openPage(false)
    click({ href: '/blog' })
    view.dispatchEvent(fakeEvent(input))
    view.pass(400)
    expect(texts()).toEqual([TEXT])
    view.dispatchEvent(fakeEvent(input))
    expect(texts()).toEqual([])
  },
)

test.each([
  { what: 'another site', link: { href: 'https://www.hunterfan.com/' }, fields: {} },
  { what: 'a telephone number', link: { href: 'tel:+14045550142' }, fields: {} },
  { what: 'a place on this page', link: { href: '/parts#main' }, fields: {} },
  { what: 'a new tab', link: { href: '/blog', target: '_blank' }, fields: {} },
  { what: 'a new tab, by a key', link: { href: '/blog' }, fields: { metaKey: true } },
  { what: 'a new window, by a key', link: { href: '/blog' }, fields: { shiftKey: true } },
  { what: 'a download', link: { href: '/blog', download: true }, fields: {} },
])('$what is not announced', ({ link, fields }) => {
  const { click, added } = openPage()
  click(link, fields)
  expect(added).toEqual([])
})
