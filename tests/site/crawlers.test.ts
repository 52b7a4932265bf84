import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DIST, graphOf, page, pages, textOf } from './built-site.ts'
import { contentNames } from './raw-content.ts'

test('the sitemap lists exactly the canonical pages', () => {
  const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url).sort()
  const canonical = pages
    .filter(
      ({ path, document }) =>
        document.querySelector('link[rel=canonical]')?.getAttribute('href') ===
        `https://www.example.com${path}`,
    )
    .map(({ path }) => `https://www.example.com${path}`)
    .sort()
  expect(listed).toEqual(canonical)
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
})

describe('structured data', () => {
  test('a category lists its products in the order of the page', () => {
    for (const category of contentNames('fan-categories')) {
      const path = `/ceiling-fans/${category}`
      const list = graphOf(path)[1]?.mainEntity as { itemListElement: { name: string }[] }
      const names = page(path).document.querySelectorAll('main article h2')
      expect(list.itemListElement.map(({ name }) => name)).toEqual(names.map(textOf))
    }
  })

  test('no product claims a price, a stock or a rating', () => {
    for (const { html } of pages) expect(html).not.toMatch(/"(offers|aggregateRating|review|price)"/)
  })
})
