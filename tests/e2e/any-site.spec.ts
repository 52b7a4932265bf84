import { AxeBuilder } from '@axe-core/playwright'
import { AXE_TAGS, expect, test } from './test.ts'

const KINDS = {
  home: /^\/$/,
  'fans listing': /^\/ceiling-fans$/,
  'fan category': /^\/ceiling-fans\/(?!by-brand)[^/]+$/,
  'fan detail': /^\/ceiling-fans\/(?!by-brand)[^/]+\/(?!page-)[^/]+$/,
  'brand screen': /^\/ceiling-fans\/by-brand\/[^/]+$/,
  'lighting listing': /^\/lighting-fixtures$/,
  'lighting category': /^\/lighting-fixtures\/[^/]+$/,
  'fixture detail': /^\/lighting-fixtures\/[^/]+\/(?!page-)[^/]+$/,
  parts: /^\/parts$/,
  contact: /^\/contact$/,
}

for (const [kind, pattern] of Object.entries(KINDS)) {
  test(`${kind}, where there is one: axe finds nothing, and nothing is scrolled sideways`, async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const path = paths.find((one) => pattern.test(one))
    if (!path) return
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1280, height: 800 })
    const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}
