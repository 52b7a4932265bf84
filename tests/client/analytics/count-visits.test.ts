import { describe, expect, test } from 'vitest'
import { countVisits } from '../../../src/client/analytics/count-visits.ts'
import { aBrowser } from '../a-browser.ts'

const PAGE = `
  <div class="gallery-controls"><button type="button"><svg></svg>Next image</button></div>
  <a data-brand-link href="https://www.hunterfan.com/"> Hunter
    (opens) </a>
  <a href="tel:+14045550142">(404) 555-0142</a>
  <a href="/parts">Parts</a>`
const COLLECTOR = { id: 'showroom', url: 'https://collector.example/hit' }

function counting(path: string, isPrerendering = false) {
  const browser = aBrowser({ path, isPrerendering, html: PAGE })
  const hits: unknown[] = []
  const sendBeacon = (url: string, body: string) => {
    expect(url).toBe('https://collector.example/hit')
    hits.push(JSON.parse(body))
    return true
  }
  Object.assign(browser.view.navigator, { sendBeacon })
  countVisits(COLLECTOR, browser.globals)
  return { ...browser, hits }
}

const hit = (what: object, path = '/') => ({ id: 'showroom', path, ...what })

describe('page views', () => {
  test('a page is counted when it is shown', () => {
    expect(counting('/parts').hits).toEqual([hit({ event: 'page-view' }, '/parts')])
  })

  test('a page that is only prerendered is not', () => {
    const { hits, page, fire } = counting('/parts', true)
    expect(hits).toEqual([])
    fire(page, 'prerenderingchange')
    expect(hits).toEqual([hit({ event: 'page-view' }, '/parts')])
  })

  test('a page that the back/forward cache brings back is shown again, and the first showing is told once', () => {
    const { hits, view, fire } = counting('/')
    fire(view, 'pageshow', { persisted: false })
    expect(hits).toHaveLength(1)
    fire(view, 'pageshow', { persisted: true })
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
  ['.gallery-controls svg', 'Next image', 'gallery-move'],
  ['a[data-brand-link]', 'Hunter (opens)', 'brand-link'],
  ['a[href^="tel:"]', '(404) 555-0142', 'call'],
])('a press of %s', (selector, label, event) => {
  const { hits, click } = counting('/')
  click(selector)
  expect(hits[1]).toEqual(hit({ event, label }))
})

test('other clicks, and those of scripts, are nobody’s business', () => {
  const { hits, click } = counting('/')
  click('a[href="/parts"]')
  click('.gallery-controls button', { isTrusted: false })
  expect(hits).toHaveLength(1)
})

const refuses = () => {
  throw new TypeError('refused')
}

test.each([{ sendBeacon: undefined }, { sendBeacon: refuses }])(
  'a browser whose way to count is $sendBeacon is not counted',
  (navigator) => {
    const { globals, view } = aBrowser()
    Object.assign(view.navigator, navigator)
    expect(() => countVisits(COLLECTOR, globals)).not.toThrow()
  },
)

test.each([
  { event: 'filter', label: 'Where it hangs: In the rain' },
  { event: 'search-without-result', label: 'xylophone' },
])('what the tools for choosing tell: $event', (detail) => {
  const { hits, page, fire } = counting('/ceiling-fans')
  fire(page, 'tool-used', { detail })
  expect(hits[1]).toEqual(hit(detail, '/ceiling-fans'))
})
