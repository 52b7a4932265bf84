import { expect, test } from 'vitest'
import { prefetchOnHover } from '../../../src/client/navigation/prefetch-on-hover.ts'
import { fakeBrowser, fakeEvent, fakeLink } from '../fake-browser.ts'

interface Mouse {
  /** The link that it is over while the script loads. */
  isOver?: string
  canHover?: boolean
}

function hovering(navigator: object = {}, supports?: () => boolean, { isOver, canHover = true }: Mouse = {}) {
  const opened = fakeBrowser({ path: '/parts' })
  opened.view.navigator = navigator as Record<string, unknown>
  if (supports) opened.view.HTMLScriptElement = { supports }
  let hasRules = true
  const rules = {
    remove: () => {
      hasRules = false
    },
  }
  opened.page.querySelector = (selector: string) => {
    if (selector !== 'a:hover') return rules
    return isOver === undefined ? null : fakeLink({ href: isOver })
  }
  const fetched: string[] = []
  Object.assign(opened.view, {
    matchMedia: () => ({ matches: canHover }),
    fetch: async (address: string) => {
      fetched.push(address)
      throw new TypeError('offline')
    },
  })
  prefetchOnHover(opened.globals)
  const point = (href: string, pointerType = 'mouse') =>
    opened.page.dispatchEvent(fakeEvent('pointerover', { target: fakeLink({ href }), pointerType }))
  const hover = (href: string) => {
    point(href)
    opened.view.pass(65)
  }
  return { ...opened, point, hover, fetched, hasRules: () => hasRules }
}

test('without speculation rules, a page whose link is hovered is prefetched, once', () => {
  const { hover, fetched } = hovering()
  hover('/blog')
  hover('/blog')
  expect(fetched).toEqual(['https://www.example.com/blog'])
})

test('a link that the mouse only passes over is not prefetched', () => {
  const { point, hover, fetched, view } = hovering()
  point('/blog')
  view.pass(64)
  hover('/parts-and-more')
  expect(fetched).toEqual(['https://www.example.com/parts-and-more'])
})

test('a link that the mouse came to while the script was loading is prefetched', () => {
  const { fetched, view } = hovering({}, undefined, { isOver: '/blog' })
  view.pass(65)
  expect(fetched).toEqual(['https://www.example.com/blog'])
})

test('a link that a finger has pressed, which counts as hovered, is not prefetched', () => {
  const { fetched, view } = hovering({}, undefined, { isOver: '/blog', canHover: false })
  view.pass(65)
  expect(fetched).toEqual([])
})

test('a link under a finger is not prefetched', () => {
  const { point, fetched, view } = hovering()
  point('/blog', 'touch')
  view.pass(1000)
  expect(fetched).toEqual([])
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
  const { hover, fetched, hasRules } = hovering({ connection }, () => true)
  hover('/blog')
  expect(fetched).toEqual([])
  expect(hasRules()).toBe(false)
})
