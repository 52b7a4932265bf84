import { readFileSync } from 'node:fs'
import path from 'node:path'
import { axeFaults } from './axe.ts'
import { OWN_URL, SITES } from './sites.ts'
import { expect, PAGE_KINDS, test } from './test.ts'
import { doubleText, NARROW, sidewaysPx } from './visitor.ts'
import { DESK, PHONE } from './windows.ts'

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

/** One page of every kind that a site has, by its sitemap. */
function pagesOf(folder: string): [kind: string, path: string][] {
  const sitemap = readFileSync(path.join(import.meta.dirname, '../..', folder, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return Object.entries(KINDS).flatMap(([kind, pattern]) => {
    const url = paths.find((one) => pattern.test(one))
    return url === undefined ? [] : [[kind, url]]
  })
}

for (const { name, folder, url: baseURL } of SITES) {
  const isOwn = name === 'own'
  const pages = isOwn ? Object.entries(PAGE_KINDS) : pagesOf(folder)

  test.describe(name, () => {
    test.use({ baseURL })

    for (const [kind, url] of pages) {
      test(`${kind}: axe finds nothing, and nothing is scrolled sideways`, async ({ page }) => {
        await page.setViewportSize(NARROW)
        await page.goto(url)
        expect(await sidewaysPx(page), 'at 320 px').toBeLessThanOrEqual(0)
        await page.setViewportSize(isOwn ? PHONE : DESK)
        expect(await axeFaults(page)).toEqual([])
        await doubleText(page)
        for (const size of [PHONE, DESK]) {
          await page.setViewportSize(size)
          expect(await sidewaysPx(page), `with text at 200 %, at ${size.width} px`).toBeLessThanOrEqual(0)
        }
      })
    }
  })
}

test('at 320 px with 200 % text, name and controls of the header fit', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await page.goto(OWN_URL)
  const name = page.locator('header .lettering')
  const width = async () => (await name.boundingBox())?.width ?? 0
  const before = await width()
  await doubleText(page)
  expect(await width()).toBeGreaterThanOrEqual(before)
  for (const control of ['Menu', /^Search/])
    await expect(page.getByRole('banner').getByRole('button', { name: control }).first()).toBeInViewport({
      ratio: 1,
    })
})
