import { expect, test } from 'vitest'
import { completeNotFoundPage } from '../../../src/client/visited-paths/complete-not-found-page.ts'
import { fakeEvent, MemoryStorage, ORIGIN } from '../fake-browser.ts'

const PARTS = `${ORIGIN}/parts`
const LOST = `${ORIGIN}/nope-too`

interface Arrival {
  path?: string
  recorded?: string
  referrer?: string
  entries?: number
  isForbidden?: boolean
}

function arrive({ path = '/nope', recorded, referrer = '', entries = 2, isForbidden = false }: Arrival) {
  const storage = new MemoryStorage(recorded ? { 'current-path': recorded } : {})
  const requested = { textContent: '', hidden: true }
  const link = Object.assign(new EventTarget(), {
    ...{ textContent: 'Go To Home Page', href: '/', dataset: { back: 'Go Back' } },
    setAttribute: (_: string, value: string) => void Object.assign(link, { href: value }),
  })
  let steps = 0
  const view = {
    location: new URL(path, ORIGIN),
    history: { length: entries, back: () => void steps++ },
    get sessionStorage() {
      if (isForbidden) throw new DOMException('forbidden', 'SecurityError')
      return storage
    },
  }
  const getElementById = (id: string) => (id === 'go-back' ? link : requested)
  completeNotFoundPage({ referrer, getElementById } as unknown as Document, view as unknown as Window)
  const press = () => {
    const click = fakeEvent('click')
    link.dispatchEvent(click)
    return { isBrowserBack: steps === 1, isLink: !click.defaultPrevented }
  }
  return { requested, link, press }
}

test('the address that was asked for is named in plain words', () => {
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
  ['without storage who came by a link', { isForbidden: true, referrer: PARTS }, 'Go Back', '/parts'],
  ['without storage who typed the address', { isForbidden: true }, 'Go To Home Page', '/'],
  ['who came from another lost page', { recorded: '/parts', referrer: LOST }, 'Go Back', '/parts'],
  ['whose page is gone since', { recorded: '/nope' }, 'Go To Home Page', '/'],
  ['whose device kept a script', { recorded: 'javascript:alert(1)' }, 'Go To Home Page', '/'],
  ['whose device kept another site', { recorded: '//a.example', referrer: PARTS }, 'Go Back', '/parts'],
])('a visitor %s', (_visitor, arrival, words, href) => {
  expect(arrive(arrival).link).toMatchObject({ textContent: words, href })
})

test('from its link, Go Back is the browser’s own Back, which finds the place again', () => {
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
