import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead } from '../../../src/client/navigation/fetch-ahead.ts'
import { aBrowser } from '../a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Mouse {
  /** The link that it is over while the script loads. */
  isOver?: string
  canHover?: boolean
  /** There is one beside the screen that is touched. */
  isBesideTouch?: boolean
}

const RULES = 'script[type=speculationrules]'

function hovering(
  connection: object = {},
  supports?: () => boolean,
  { isOver, canHover = true, isBesideTouch = false }: Mouse = {},
) {
  const opened = aBrowser({ path: '/parts', html: '<script type="speculationrules"></script>' })
  const { page, view, fire } = opened
  const fetched: string[] = []
  Object.assign(view.navigator, { connection })
  Object.assign(view, {
    HTMLScriptElement: { supports },
    matchMedia: (query: string) => ({
      matches: canHover || (isBesideTouch && query === '(any-hover: hover)'),
    }),
    fetch: async (address: string) => {
      fetched.push(address)
      throw new TypeError('offline')
    },
  })
  const linkTo = (href: string) => {
    const link = page.createElement('a')
    link.href = href
    page.body.append(link)
    return link
  }
  if (isOver) {
    const link = linkTo(isOver)
    const { querySelector } = page
    page.querySelector = (selector: string) =>
      selector === 'a:hover' ? link : querySelector.call(page, selector)
  }
  fetchAhead(opened.globals)
  const point = (href: string, pointerType = 'mouse') => fire(linkTo(href), 'pointerover', { pointerType })
  const hover = (href: string) => {
    point(href)
    vi.advanceTimersByTime(65)
  }
  const press = (href: string) => fire(linkTo(href), 'pointerdown')
  return { point, hover, press, fetched, hasRules: () => page.querySelector(RULES) !== null }
}

test('without speculation rules, a page whose link is hovered is prefetched, once', () => {
  const { hover, fetched } = hovering()
  hover('/blog')
  hover('/blog')
  expect(fetched).toEqual(['https://www.example.com/blog'])
})

test('a link that the mouse only passes over is not prefetched', () => {
  const { point, hover, fetched } = hovering()
  point('/blog')
  vi.advanceTimersByTime(64)
  hover('/parts-and-more')
  expect(fetched).toEqual(['https://www.example.com/parts-and-more'])
})

test('a link that the mouse came to while the script was loading is prefetched', () => {
  const { fetched } = hovering({}, undefined, { isOver: '/blog' })
  vi.advanceTimersByTime(65)
  expect(fetched).toEqual(['https://www.example.com/blog'])
})

test('so is the one that a mouse beside a touch screen came to', () => {
  const { fetched } = hovering({}, undefined, { isOver: '/blog', canHover: false, isBesideTouch: true })
  vi.advanceTimersByTime(65)
  expect(fetched).toEqual(['https://www.example.com/blog'])
})

test('a link that a finger has pressed, which counts as hovered, is not prefetched', () => {
  const { fetched } = hovering({}, undefined, { isOver: '/blog', canHover: false })
  vi.advanceTimersByTime(65)
  expect(fetched).toEqual([])
})

test('a link under a finger that rests is not prefetched before it presses', () => {
  const { point, fetched } = hovering({}, undefined, { canHover: false })
  point('/blog', 'touch')
  vi.advanceTimersByTime(1000)
  expect(fetched).toEqual([])
})

test('a link that is pressed is fetched at once, and again when what came is a minute old', () => {
  const { press, fetched } = hovering({}, undefined, { canHover: false })
  press('/blog')
  press('/blog')
  expect(fetched).toEqual(['https://www.example.com/blog'])
  vi.advanceTimersByTime(60_000)
  press('/blog')
  expect(fetched).toHaveLength(2)
})

test.each([
  'https://www.hunterfan.com/',
  '/parts#main',
  '/api/getproductcategories',
  '/contact/successful',
  '/contact?about=/parts',
])('%s is not prefetched', (href) => {
  const { hover, fetched } = hovering()
  hover(href)
  expect(fetched).toEqual([])
})

test('with speculation rules, they do the work', () => {
  const { hover, fetched, hasRules } = hovering({}, () => true)
  hover('/blog')
  expect(fetched).toEqual([])
  expect(hasRules()).toBe(true)
})

test.each([
  { visitor: 'who saves data', connection: { saveData: true } },
  { visitor: 'on a slow connection', connection: { effectiveType: '2g' } },
  { visitor: 'on a very slow connection', connection: { effectiveType: 'slow-2g' } },
])('for a visitor $visitor nothing is prefetched', ({ connection }) => {
  const { hover, fetched, hasRules } = hovering(connection, () => true)
  hover('/blog')
  expect(fetched).toEqual([])
  expect(hasRules()).toBe(false)
})
