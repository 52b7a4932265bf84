import { describe, expect, test } from 'vitest'
import { countVisits } from '../../../src/client/analytics/count-visits.ts'
import { fakeBrowser, fakeEvent } from '../fake-browser.ts'

const COLLECTOR = { id: 'showroom', url: 'https://collector.example/hit' }

function counting(path: string, isPrerendering = false) {
  const { globals, page, view } = fakeBrowser({ path, isPrerendering })
  const hits: unknown[] = []
  view.navigator.sendBeacon = (url: string, body: string) => {
    expect(url).toBe('https://collector.example/hit')
    hits.push(JSON.parse(body))
    return true
  }
  countVisits(COLLECTOR, globals)
  const click = (selector: string, textContent: string, isTrusted = true) => {
    const target = { closest: (asked: string) => (asked === selector ? { textContent } : null) }
    page.dispatchEvent(fakeEvent('click', { target, isTrusted }))
  }
  return { hits, page, view, click }
}

const hit = (what: object, path = '/') => ({ id: 'showroom', path, ...what })

describe('page views', () => {
  test('a page is counted when it is shown', () => {
    expect(counting('/parts').hits).toEqual([hit({ event: 'page-view' }, '/parts')])
  })

  test('a page that is only prerendered is not', () => {
    const { hits, page } = counting('/parts', true)
    expect(hits).toEqual([])
    page.dispatchEvent(fakeEvent('prerenderingchange'))
    expect(hits).toEqual([hit({ event: 'page-view' }, '/parts')])
  })

  test('a page that the back/forward cache brings back is shown again, and the first showing is told once', () => {
    const { hits, view } = counting('/')
    view.dispatchEvent(fakeEvent('pageshow', { persisted: false }))
    expect(hits).toHaveLength(1)
    view.dispatchEvent(fakeEvent('pageshow', { persisted: true }))
    expect(hits).toHaveLength(2)
  })
})

test.each([
  { path: '/contact/successful', result: 'successful' },
  { path: '/contact/error', result: 'error' },
])('the result of the contact form at $path', ({ path, result }) => {
  expect(counting(path).hits).toContainEqual(hit({ event: 'contact-result', result }, path))
})

test.each([
  ['.gallery-controls button', 'Next image', 'gallery-move'],
  ['a[data-brand-link]', ' Hunter\n  (opens) ', 'brand-link'],
  ['a[href^="tel:"]', '(404) 555-0142', 'call'],
])('a press of %s', (selector, text, event) => {
  const { hits, click } = counting('/')
  click(selector, text)
  expect(hits[1]).toEqual(hit({ event, label: text.replace(/\s+/g, ' ').trim() }))
})

test('other clicks, and those of scripts, are nobody’s business', () => {
  const { hits, click } = counting('/')
  click('a', 'Parts')
  click('.gallery-controls button', 'Next image', false)
  expect(hits).toHaveLength(1)
})

const refuses = () => {
  throw new TypeError('refused')
}

test.each([{ navigator: {} }, { navigator: { sendBeacon: refuses } }])(
  'a browser with $navigator is not counted',
  ({ navigator }) => {
    const { globals, view } = fakeBrowser()
    view.navigator = navigator
    expect(() => countVisits(COLLECTOR, globals)).not.toThrow()
  },
)

test.each([
  { event: 'filter', label: 'Where it hangs: In the rain' },
  { event: 'search-without-result', label: 'xylophone' },
])('what the tools for choosing tell: $event', (detail) => {
  const { hits, page } = counting('/ceiling-fans')
  page.dispatchEvent(new CustomEvent('tool-used', { detail }))
  expect(hits[1]).toEqual(hit(detail, '/ceiling-fans'))
})
