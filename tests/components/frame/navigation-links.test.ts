import { expect, test } from 'vitest'
import { ariaCurrent, NAVIGATION_LINKS } from '../../../src/components/frame/navigation-links.ts'

/** The marked navigation links at an address, each with its state. */
const markedLinks = (path: string) =>
  NAVIGATION_LINKS.map((link) => [link.label, ariaCurrent(link, path)]).filter(([, current]) => current)

test('has the five links of the specification', () => {
  expect(NAVIGATION_LINKS.map(({ label, url }) => `${label} ${url}`)).toEqual([
    'Home /',
    'Fans /ceiling-fans',
    'Lighting /lighting-fixtures',
    'Parts & Accessories /parts',
    'Contact Us /contact',
  ])
})

test.each([
  { path: '/', marked: { Home: 'page' } },
  { path: '/ceiling-fans', marked: { Fans: 'page' } },
  { path: '/ceiling-fans/large', marked: { Fans: 'true' } },
  { path: '/ceiling-fans/by-brand/hunter/signal-52', marked: { Fans: 'true' } },
  { path: '/ceiling-fans-and-more', marked: {} },
  { path: '/lighting-fixtures', marked: { Lighting: 'page' } },
  { path: '/lighting-fixtures/pendants/reed-cylinder-6', marked: { Lighting: 'true' } },
  { path: '/parts', marked: { 'Parts & Accessories': 'page' } },
  { path: '/parts/downrods', marked: {} },
  { path: '/contact', marked: { 'Contact Us': 'page' } },
  { path: '/contact/successful', marked: { 'Contact Us': 'true' } },
  { path: '/contacts', marked: {} },
  { path: '/blog', marked: {} },
])('marks $marked in the bar at $path', ({ path, marked }) => {
  expect(markedLinks(path)).toEqual(Object.entries(marked))
})
