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

    // Some pages share a tab: a new one for each would take a fifth of the time.
    for (let first = 0; first < pages.length; first += 6) {
      const some = pages.slice(first, first + 6)
      test(`axe finds nothing, and nothing scrolls sideways: ${some.map(([kind]) => kind).join(', ')}`, async ({
        page,
      }) => {
        for (const [kind, url] of some) {
          await page.setViewportSize(NARROW)
          await page.goto(url)
          expect.soft(await sidewaysPx(page), `${kind} at 320 px`).toBeLessThanOrEqual(0)
          await page.setViewportSize(isOwn ? PHONE : DESK)
          expect.soft(await axeFaults(page), kind).toEqual([])
          await doubleText(page)
          for (const size of [PHONE, DESK]) {
            await page.setViewportSize(size)
            const where = `${kind} with text at 200 %, at ${size.width} px`
            expect.soft(await sidewaysPx(page), where).toBeLessThanOrEqual(0)
          }
        }
      })
    }
  })
}

test('at 320 px with 200 % text, name and controls of the header fit', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await page.goto(OWN_URL)
  const name = page.locator('.wordmark .serif-name')
  const width = async () => (await name.boundingBox())?.width ?? 0
  const before = await width()
  await doubleText(page)
  expect(await width()).toBeGreaterThanOrEqual(before)
  for (const control of ['Menu', /^Search/])
    await expect(page.getByRole('banner').getByRole('button', { name: control }).first()).toBeInViewport({
      ratio: 1,
    })
})
