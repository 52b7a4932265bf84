import { expect, test } from 'vitest'
import { completeNotFoundPage } from '../../../src/browser/visited-paths/complete-not-found-page.ts'
import { fakeEvent, MemoryStorage, ORIGIN } from '../fake-browser.ts'

interface Arrival {
  path?: string
  recorded?: string
  referrer?: string
  entries?: number
  isForbidden?: boolean
}

function arrive({ path = '/nope', recorded, referrer = '', entries = 2, isForbidden = false }: Arrival) {
  const storage = new MemoryStorage()
  if (recorded) storage.setItem('current-path', recorded)
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

test.each<{ visitor: string; arrival: Arrival; link: [words: string, href: string] }>([
  { visitor: 'who has seen no other screen', arrival: {}, link: ['Go To Home Page', '/'] },
  {
    visitor: 'whom another site sent',
    arrival: { referrer: 'https://elsewhere.example/a' },
    link: ['Go To Home Page', '/'],
  },
  {
    visitor: 'who typed the address in this tab',
    arrival: { recorded: '/parts' },
    link: ['Go Back', '/parts'],
  },
  {
    visitor: 'who came by a link',
    arrival: { recorded: '/parts', referrer: `${ORIGIN}/parts` },
    link: ['Go Back', '/parts'],
  },
  {
    visitor: 'without storage who came by a link',
    arrival: { isForbidden: true, referrer: `${ORIGIN}/parts` },
    link: ['Go Back', '/parts'],
  },
  {
    visitor: 'without storage who typed the address',
    arrival: { isForbidden: true },
    link: ['Go To Home Page', '/'],
  },
  {
    visitor: 'who came from a page that is not found, either',
    arrival: { recorded: '/parts', referrer: `${ORIGIN}/nope-too` },
    link: ['Go Back', '/parts'],
  },
  { visitor: 'whose page is gone since', arrival: { recorded: '/nope' }, link: ['Go To Home Page', '/'] },
])('a visitor $visitor is offered "$link.0"', ({ arrival, link: [words, href] }) => {
  expect(arrive(arrival).link).toMatchObject({ textContent: words, href })
})

test('from its link, Go Back is the browser’s own Back, which finds the place again', () => {
  const { press } = arrive({ recorded: '/parts', referrer: `${ORIGIN}/parts` })
  expect(press()).toEqual({ isBrowserBack: true, isLink: false })
})

test.each<{ case: string; arrival: Arrival }>([
  {
    case: 'the page before in the history is another',
    arrival: { recorded: '/parts', referrer: `${ORIGIN}/nope-too` },
  },
  { case: 'the tab is new', arrival: { referrer: `${ORIGIN}/parts`, entries: 1 } },
  { case: 'a place on the page was gone to', arrival: { path: '/nope#main', referrer: `${ORIGIN}/parts` } },
])('when $case, Go Back is a link', ({ arrival }) => {
  expect(arrive(arrival).press()).toEqual({ isBrowserBack: false, isLink: true })
})
