import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { SITES } from './sites.ts'
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

/** One page of every kind that a site has. */
function pagesOf(folder: string): { kind: string; url: string }[] {
  const sitemap = readFileSync(path.join(import.meta.dirname, '../..', folder, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return Object.entries(KINDS).flatMap(([kind, pattern]) => {
    const url = paths.find((one) => pattern.test(one))
    return url === undefined ? [] : [{ kind, url }]
  })
}

for (const { name, folder, url: baseURL } of SITES.filter((site) => site.name !== 'own')) {
  test.describe(name, () => {
    test.use({ baseURL })

    for (const { kind, url } of pagesOf(folder)) {
      test(`${kind}: axe finds nothing, and nothing is scrolled sideways`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(url)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await page.setViewportSize({ width: 1280, height: 800 })
        const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    }
  })
}
