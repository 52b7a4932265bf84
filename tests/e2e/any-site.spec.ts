import { readFileSync } from 'node:fs'
import path from 'node:path'
import { axeFaults } from './axe.ts'
import { SITES } from './sites.ts'
import { expect, test } from './test.ts'
import { NARROW, sidewaysPx } from './visitor.ts'

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
        await page.setViewportSize(NARROW)
        await page.goto(url)
        expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
        await page.setViewportSize({ width: 1280, height: 800 })
        expect(await axeFaults(page)).toEqual([])
      })
    }
  })
}
