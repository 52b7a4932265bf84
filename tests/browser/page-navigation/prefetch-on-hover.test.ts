import { expect, test } from 'vitest'
import { prefetchOnHover } from '../../../src/browser/page-navigation/prefetch-on-hover.ts'
import { fakeBrowser, fakeEvent, fakeLink } from '../fake-browser.ts'

function hovering(navigator: object = {}, supports?: () => boolean) {
  const opened = fakeBrowser({ path: '/parts' })
  opened.view.navigator = navigator as Record<string, unknown>
  if (supports) opened.view.HTMLScriptElement = { supports }
  let hasRules = true
  opened.page.querySelector = () => ({
    remove: () => {
      hasRules = false
    },
  })
  prefetchOnHover(opened.globals)
  const hover = (href: string) =>
    opened.page.dispatchEvent(fakeEvent('pointerover', { target: fakeLink({ href }) }))
  return { ...opened, hover, hasRules: () => hasRules }
}

test('without speculation rules, a page whose link is hovered is prefetched, once', () => {
  const { hover, added } = hovering()
  hover('/blog')
  hover('/blog')
  expect(added).toMatchObject([{ rel: 'prefetch', href: 'https://www.example.com/blog' }])
})

test.each(['https://www.hunterfan.com/', '/parts#main', '/api/getproductcategories', '/contact/successful'])(
  '%s is not prefetched',
  (href) => {
    const { hover, added } = hovering()
    hover(href)
    expect(added).toEqual([])
  },
)

test('with speculation rules, they do the work', () => {
  const { hover, added, hasRules } = hovering({}, () => true)
  hover('/blog')
  expect(added).toEqual([])
  expect(hasRules()).toBe(true)
})

test.each([
  { visitor: 'who saves data', connection: { saveData: true } },
  { visitor: 'on a slow connection', connection: { effectiveType: '2g' } },
  { visitor: 'on a very slow connection', connection: { effectiveType: 'slow-2g' } },
])('for a visitor $visitor nothing is prefetched', ({ connection }) => {
  const { hover, added, hasRules } = hovering({ connection }, () => true)
  hover('/blog')
  expect(added).toEqual([])
  expect(hasRules()).toBe(false)
})
