import { describe, expect, test } from 'vitest'
import { countVisits, trackEvent } from '../../src/client/analytics.ts'
import { aBrowser } from './a-browser.ts'

const PAGE = `
  <a href="tel:+14045550142"><b>(404) 555-0142</b></a>
  <a href="sms:+14045550143?&body=Hello">Text us</a>
  <a href="https://www.google.com/maps/dir/?api=1">Get directions</a>
  <a href="/parts">Parts</a>`

interface Visit {
  isPrerendering?: boolean
  referrer?: string
  navigator?: object
}

function counting(path: string, { isPrerendering = false, referrer = '', navigator = {} }: Visit = {}) {
  const browser = aBrowser({ path, isPrerendering, html: PAGE })
  const beacons: [string, string][] = []
  const sendBeacon = (...beacon: [string, string]) => beacons.push(beacon) > 0
  Object.assign(browser.view.navigator, { sendBeacon, ...navigator })
  Object.defineProperty(browser.page, 'referrer', { value: referrer })
  countVisits(browser.globals)
  const setHidden = (hidden: boolean) => {
    Object.defineProperty(browser.page, 'hidden', { value: hidden, configurable: true })
    browser.fire(browser.page, 'visibilitychange')
  }
  /** What the visitor's page sends when it is left. */
  const left = () => {
    setHidden(true)
    return beacons.flatMap(([, body]) => body.split('\n'))
  }
  return { ...browser, beacons, left, setHidden }
}

describe('page views', () => {
  test('sends one beacon when the visitor leaves', () => {
    const { beacons, left } = counting('/parts')
    expect(beacons).toEqual([])
    left()
    expect(beacons).toEqual([['/counts', 'page /parts']])
  })

  test('counts a page once, although it is shown and left twice', () => {
    const { left, setHidden } = counting('/parts')
    left()
    setHidden(false)
    expect(left()).toEqual(['page /parts'])
  })

  test('doesn’t count a prerendered page', () => {
    const { left, page, fire } = counting('/parts', { isPrerendering: true })
    expect(left()).toEqual([])
    fire(page, 'prerenderingchange')
    expect(left()).toEqual(['page /parts'])
  })

  test('counts a page restored from the back/forward cache again, and its first view once', () => {
    const { left, view, fire } = counting('/')
    fire(view, 'pageshow', { persisted: false })
    expect(left()).toEqual(['page /'])
    fire(view, 'pageshow', { persisted: true })
    expect(left()).toEqual(['page /', 'page /'])
  })

  test('counts only the host of a referring page, and none of this site', () => {
    expect(counting('/', { referrer: 'https://www.bing.com/search?q=fans' }).left()).toContain(
      'from www.bing.com',
    )
    expect(counting('/', { referrer: 'https://www.example.com/parts' }).left()).toEqual(['page /'])
  })
})

test.each([
  ['a[href^="tel:"] b', 'call /contact'],
  ['a[href^="sms:"]', 'text /contact'],
  ['a[href*="maps"]', 'directions /contact'],
])('a press of %s', (selector, line) => {
  const { left, click } = counting('/contact')
  click(selector)
  expect(left()).toEqual(['page /contact', line])
})

test('ignores other clicks', () => {
  const { left, click } = counting('/')
  click('a[href="/parts"]')
  expect(left()).toEqual(['page /'])
})

test('counts nothing with Global Privacy Control', () => {
  expect(counting('/', { navigator: { globalPrivacyControl: true } }).left()).toEqual([])
})

test.each([
  { sendBeacon: undefined },
  {
    sendBeacon: () => {
      throw new TypeError('refused')
    },
  },
])('a browser whose way to count is $sendBeacon is not counted', (navigator) => {
  expect(() => counting('/', { navigator }).left()).not.toThrow()
})

test('counts a tool’s event when the visitor leaves', () => {
  trackEvent('filter', 'Where it hangs: In the rain')
  const { left } = counting('/ceiling-fans')
  trackEvent('room', '12x14')
  expect(left()).toEqual(['page /ceiling-fans', 'filter Where it hangs: In the rain', 'room 12x14'])
})
