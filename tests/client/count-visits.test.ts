import { describe, expect, test } from 'vitest'
import { countVisits } from '../../src/client/analytics.ts'
import { aBrowser } from './a-browser.ts'

interface Visit {
  isPrerendering?: boolean
  referrer?: string
  navigator?: object
}

function counting(path: string, { isPrerendering = false, referrer = '', navigator = {} }: Visit = {}) {
  const browser = aBrowser({ path, isPrerendering })
  const beacons: [string, string][] = []
  const sendBeacon = (...beacon: [string, string]) => beacons.push(beacon) > 0
  Object.assign(browser.view.navigator, { sendBeacon, ...navigator })
  Object.defineProperty(browser.page, 'referrer', { value: referrer })
  countVisits(browser.globals)
  const setHidden = (hidden: boolean) => {
    Object.defineProperty(browser.page, 'hidden', { value: hidden, configurable: true })
    browser.fire(browser.page, 'visibilitychange')
  }
  /** Leaves the page and returns the lines it has sent. */
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
])('counts nothing in a browser where sendBeacon is $sendBeacon', (navigator) => {
  expect(() => counting('/', { navigator }).left()).not.toThrow()
})
