import { expect, test } from 'vitest'
import { readyNextPage } from '../../src/browser/ready-next-page.ts'
import { made, madeUpLink, madeUpWorld } from './made-up-world.ts'

function pointing(navigator: object = {}, supports?: () => boolean) {
  const opened = madeUpWorld({ path: '/parts' })
  opened.view.navigator = navigator as Record<string, unknown>
  if (supports) opened.view.HTMLScriptElement = { supports }
  let hasRules = true
  opened.page.querySelector = () => ({
    remove: () => {
      hasRules = false
    },
  })
  readyNextPage(opened.world)
  const pointAt = (href: string) =>
    opened.page.dispatchEvent(made('pointerover', { target: madeUpLink({ href }) }))
  return { ...opened, pointAt, hasRules: () => hasRules }
}

test('without speculation rules, a page that is pointed at is prefetched, once', () => {
  const { pointAt, added } = pointing()
  pointAt('/blog')
  pointAt('/blog')
  expect(added).toMatchObject([{ rel: 'prefetch', href: 'https://www.example.com/blog' }])
})

test.each(['https://www.hunterfan.com/', '/parts#main', '/api/getproductcategories', '/contact/successful'])(
  '%s is not prefetched',
  (href) => {
    const { pointAt, added } = pointing()
    pointAt(href)
    expect(added).toEqual([])
  },
)

test('with speculation rules, they do the work', () => {
  const { pointAt, added, hasRules } = pointing({}, () => true)
  pointAt('/blog')
  expect(added).toEqual([])
  expect(hasRules()).toBe(true)
})

test.each([
  { visitor: 'who saves data', connection: { saveData: true } },
  { visitor: 'on a slow line', connection: { effectiveType: '2g' } },
  { visitor: 'on a very slow line', connection: { effectiveType: 'slow-2g' } },
])('for a visitor $visitor nothing is asked in advance', ({ connection }) => {
  const { pointAt, added, hasRules } = pointing({ connection }, () => true)
  pointAt('/blog')
  expect(added).toEqual([])
  expect(hasRules()).toBe(false)
})
