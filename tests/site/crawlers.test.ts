import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DIST, page, pages } from './built-site.ts'

interface Node {
  '@type': string
  [name: string]: unknown
}

const graphOf = (path: string): Node[] => {
  const scripts = page(path).document.querySelectorAll('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  return (JSON.parse(scripts[0]?.textContent ?? '') as { '@graph': Node[] })['@graph']
}
const typesOf = (path: string) => graphOf(path).map((node) => node['@type'])

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
  expect(listed.length).toBeGreaterThan(90)
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
})

describe('structured data', () => {
  test.each([
    { path: '/', types: ['HomeGoodsStore', 'WebSite'] },
    { path: '/ceiling-fans', types: ['HomeGoodsStore', 'CollectionPage'] },
    { path: '/ceiling-fans/outdoor', types: ['HomeGoodsStore', 'CollectionPage', 'BreadcrumbList'] },
    { path: '/ceiling-fans/outdoor/beacon-60', types: ['HomeGoodsStore', 'ItemPage', 'BreadcrumbList'] },
    { path: '/lighting-fixtures/pendants', types: ['HomeGoodsStore', 'CollectionPage', 'BreadcrumbList'] },
    { path: '/parts', types: ['HomeGoodsStore'] },
  ])('$path holds $types in one graph', ({ path, types }) => {
    expect(typesOf(path)).toEqual(types)
  })

  test('the store tells its address and six days of hours', () => {
    const [store] = graphOf('/')
    expect(store).toMatchObject({
      name: 'Atlanta Ceiling Fans',
      telephone: '(404) 555-0142',
      address: { addressLocality: 'Atlanta', addressRegion: 'GA', postalCode: '30339' },
    })
    expect(store?.openingHoursSpecification).toHaveLength(6)
  })

  test('a category lists its products in the order of the page', () => {
    const list = graphOf('/ceiling-fans/outdoor')[1]?.mainEntity as { itemListElement: { name: string }[] }
    const names = page('/ceiling-fans/outdoor').document.querySelectorAll('main article h2')
    expect(list.itemListElement.map(({ name }) => name)).toEqual(
      names.map(({ textContent }) => textContent.trim()),
    )
  })

  test('no product claims a price, a stock or a rating', () => {
    for (const { html } of pages) expect(html).not.toMatch(/"(offers|aggregateRating|review|price)"/)
  })
})
