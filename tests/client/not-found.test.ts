import { expect, test } from 'vitest'
import { completeNotFoundPage } from '../../src/client/not-found.ts'
import { aBrowser, aStorage, ORIGIN } from './a-browser.ts'

const PARTS = `${ORIGIN}/parts`
const LOST = `${ORIGIN}/nope-too`

interface Arrival {
  path?: string
  recorded?: string
  referrer?: string
  entries?: number
  isBlocked?: boolean
}

const PAGE = `<p id="requested-path" hidden></p><a id="go-back" href="/" data-back="Go Back">Go To Home Page</a>`

function arrive({ path = '/nope', recorded, referrer = '', entries = 2, isBlocked = false }: Arrival) {
  const storage = isBlocked ? 'blocked' : aStorage(recorded ? { 'current-path': recorded } : {})
  const { page, view, element, click } = aBrowser({ path, storage, html: PAGE })
  let steps = 0
  Object.defineProperty(page, 'referrer', { value: referrer })
  Object.defineProperty(view, 'history', { value: { length: entries, back: () => void steps++ } })
  completeNotFoundPage(page, view)
  const { textContent, hidden } = element('#requested-path')
  const link = element('#go-back')
  const press = () => {
    const { defaultPrevented } = click('#go-back')
    return { isBrowserBack: steps === 1, isLink: !defaultPrevented }
  }
  return {
    requested: { textContent, hidden },
    link: { words: link.textContent, href: link.getAttribute('href') },
    press,
  }
}

test('shows the requested path decoded', () => {
  expect(arrive({ path: '/no%20such%20fan' }).requested).toEqual({
    textContent: '/no such fan',
    hidden: false,
  })
  expect(arrive({ path: '/%E0%A4%A' }).requested.textContent).toBe('/%E0%A4%A')
})

test.each<[string, Arrival, words: string, href: string]>([
  ['who has seen no other screen', {}, 'Go To Home Page', '/'],
  ['whom another site sent', { referrer: 'https://elsewhere.example/a' }, 'Go To Home Page', '/'],
  ['who typed the address in this tab', { recorded: '/parts' }, 'Go Back', '/parts'],
  ['who came by a link', { recorded: '/parts', referrer: PARTS }, 'Go Back', '/parts'],
  ['without storage who came by a link', { isBlocked: true, referrer: PARTS }, 'Go Back', '/parts'],
  ['without storage who typed the address', { isBlocked: true }, 'Go To Home Page', '/'],
  ['who came from another lost page', { recorded: '/parts', referrer: LOST }, 'Go Back', '/parts'],
  ['whose page is gone since', { recorded: '/nope' }, 'Go To Home Page', '/'],
  ['whose device kept a script', { recorded: 'javascript:alert(1)' }, 'Go To Home Page', '/'],
  ['whose device kept another site', { recorded: '//a.example', referrer: PARTS }, 'Go Back', '/parts'],
])('a visitor %s', (_visitor, arrival, words, href) => {
  expect(arrive(arrival).link).toEqual({ words, href })
})

test('Go Back after a link is the browser’s Back, which restores the scroll position', () => {
  const { press } = arrive({ recorded: '/parts', referrer: PARTS })
  expect(press()).toEqual({ isBrowserBack: true, isLink: false })
})

test.each<[string, Arrival]>([
  ['the page before in the history is another', { recorded: '/parts', referrer: LOST }],
  ['the tab is new', { referrer: PARTS, entries: 1 }],
  ['a place on the page was gone to', { path: '/nope#main', referrer: PARTS }],
])('when %s, Go Back is a link', (_when, arrival) => {
  expect(arrive(arrival).press()).toEqual({ isBrowserBack: false, isLink: true })
})
