import { expect, test } from 'vitest'
import { noticeWaiting } from '../../src/browser/notice-waiting.ts'
import { made, madeUpWorld } from './made-up-world.ts'

const WORDS = 'Thank You For Your Patience While Your Results Load'

function waiting() {
  const made = madeUpWorld({ path: '/parts' })
  noticeWaiting(made.world)
  return { ...made, words: () => made.added.map(({ textContent }) => textContent) }
}

test('a page that is there within 400 ms is not waited for', () => {
  const { click, view, words, added } = waiting()
  click({ href: '/blog' })
  expect(added[0]).toMatchObject({ role: 'status' })
  view.pass(399)
  expect(words()).toEqual([''])
  view.dispatchEvent(made('pagehide'))
  view.pass(1000)
  expect(words()).toEqual([])
})

test('after 400 ms the visitor is told', () => {
  const { click, view, words } = waiting()
  click({ href: '/blog' })
  view.pass(400)
  expect(words()).toEqual([WORDS])
})

test('a second click begins to wait anew', () => {
  const { click, view, words } = waiting()
  click({ href: '/blog' })
  view.pass(300)
  click({ href: '/contact' })
  view.navigation.dispatchEvent(made('navigateerror'))
  view.pass(300)
  expect(words()).toEqual([''])
  view.pass(100)
  expect(words()).toEqual([WORDS])
})

test('a visitor who stops the browser waits no more', () => {
  const { click, view, words } = waiting()
  click({ href: '/blog' })
  view.pass(400)
  view.navigation.dispatchEvent(made('navigateerror'))
  expect(words()).toEqual([])
})

test.each([
  { what: 'another site', link: { href: 'https://www.hunterfan.com/' }, fields: {} },
  { what: 'a telephone number', link: { href: 'tel:+14045550142' }, fields: {} },
  { what: 'a place on this page', link: { href: '/parts#main' }, fields: {} },
  { what: 'a new tab', link: { href: '/blog', target: '_blank' }, fields: {} },
  { what: 'a new tab, by a key', link: { href: '/blog' }, fields: { metaKey: true } },
  { what: 'a new window, by a key', link: { href: '/blog' }, fields: { shiftKey: true } },
  { what: 'a download', link: { href: '/blog', download: true }, fields: {} },
])('$what is not waited for', ({ link, fields }) => {
  const { click, added } = waiting()
  click(link, fields)
  expect(added).toEqual([])
})
