import { expect, test } from 'vitest'
import { LISTINGS } from '../../../src/catalogue/kinds/product-kinds.ts'
import { ariaCurrent, NAVIGATION_LINKS } from '../../../src/components/frame/navigation-links.ts'

/** Each navigation link's state at an address. */
const markedLinks = (path: string) =>
  Object.fromEntries(
    NAVIGATION_LINKS.flatMap((link) => {
      const current = ariaCurrent(link, path)
      return current === undefined ? [] : [[link.label, current]]
    }),
  )

test('has the five links of the specification', () => {
  expect(NAVIGATION_LINKS.map(({ label, url }) => `${label} ${url}`)).toEqual([
    'Home /',
    'Fans /ceiling-fans',
    'Lighting /lighting-fixtures',
    'Parts & Accessories /parts',
    'Contact Us /contact',
  ])
})

test('links to the listing of every kind', () => {
  const addresses = NAVIGATION_LINKS.map(({ url }) => url)
  expect(addresses).toEqual(expect.arrayContaining(Object.values(LISTINGS)))
})

test.each([
  { path: '/', marked: { Home: 'page' } },
  { path: '/ceiling-fans', marked: { Fans: 'page' } },
  { path: '/ceiling-fans/large', marked: { Fans: 'true' } },
  { path: '/ceiling-fans/large/halcyon-72', marked: { Fans: 'true' } },
  { path: '/ceiling-fans/by-brand/hunter/signal-52', marked: { Fans: 'true' } },
  { path: '/ceiling-fans-and-more', marked: {} },
  { path: '/lighting-fixtures', marked: { Lighting: 'page' } },
  { path: '/lighting-fixtures/pendants/reed-cylinder-6', marked: { Lighting: 'true' } },
  { path: '/parts', marked: { 'Parts & Accessories': 'page' } },
  { path: '/parts/downrods', marked: {} },
  { path: '/contact', marked: { 'Contact Us': 'page' } },
  { path: '/contact/successful', marked: { 'Contact Us': 'true' } },
  { path: '/contact/error', marked: { 'Contact Us': 'true' } },
  { path: '/contacts', marked: {} },
  { path: '/blog', marked: {} },
  { path: '/privacy-policy', marked: {} },
])('marks $marked in the bar at $path', ({ path, marked }) => {
  expect(markedLinks(path)).toEqual(marked)
})
