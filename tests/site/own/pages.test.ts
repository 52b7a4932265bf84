import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scanned } from '../../scanned.ts'
import { DIST, graphOf, page, pages, textOf } from '../built-site.ts'

test('the privacy policy names everything we count', () => {
  expect(textOf(page('/privacy-policy').document.querySelector('main'))).toContain(
    'keeps daily totals of page views, products saved, products compared, products asked about, search words with no results, filters used, room sizes in whole feet, tags scanned, taps on our phone number, taps on “Text us”, taps on directions, and the site that visitors came from.',
  )
})

test('every title begins with the store’s name', () => {
  for (const { document } of pages) {
    expect(textOf(document.querySelector('title'))).toMatch(/^Atlanta Ceiling Fans : \S/)
  }
})

test.each(['title', 'meta[name=description]'])('no two canonical pages share a %s', (selector) => {
  const texts = pages.flatMap(({ path, document }) => {
    const address = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    const element = document.querySelector(selector)
    if (address !== `https://www.example.com${path}`) return []
    return [element?.getAttribute('content') ?? textOf(element)]
  })
  expect(texts).toEqual([...new Set(texts)])
})

test('structured data has the types of its page in one graph', () => {
  const typesOf = (path: string) => graphOf(path).map((node) => node['@type'])
  const list = ['HomeGoodsStore', 'CollectionPage', 'BreadcrumbList']
  expect(typesOf('/')).toEqual(['HomeGoodsStore', 'WebSite'])
  expect(typesOf('/ceiling-fans')).toEqual(['HomeGoodsStore', 'CollectionPage'])
  expect(typesOf('/ceiling-fans/outdoor')).toEqual(list)
  expect(typesOf('/ceiling-fans/outdoor/beacon-60')).toEqual(list.with(1, 'ItemPage'))
  expect(typesOf('/lighting-fixtures/pendants')).toEqual(list)
  expect(typesOf('/parts')).toEqual(['HomeGoodsStore'])
})

test('the store has its address and six days of hours in structured data', () => {
  const [store] = graphOf('/')
  expect(store).toMatchObject({
    name: 'Atlanta Ceiling Fans',
    telephone: '(404) 555-0142',
    address: { addressLocality: 'Atlanta', addressRegion: 'GA', postalCode: '30339' },
  })
  const [week, saturday] = (store?.openingHoursSpecification ?? []) as { dayOfWeek: string[] }[]
  expect(week).toMatchObject({ opens: '09:00', closes: '17:00' })
  expect(week?.dayOfWeek).toHaveLength(5)
  expect(saturday).toMatchObject({
    dayOfWeek: ['https://schema.org/Saturday'],
    opens: '10:00',
    closes: '17:00',
  })
})

test('structured data has every special day and season to come', () => {
  const [store] = graphOf('/contact')
  const day = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  })
  const summer = (days: string[], opens: string, closes: string) => ({
    ...day('2027-06-01', opens, closes),
    validThrough: '2027-08-31',
    dayOfWeek: days.map((name) => `https://schema.org/${name}`),
  })
  expect(store?.specialOpeningHoursSpecification).toEqual([
    day('2026-10-24', '12:00', '16:00'),
    day('2026-11-26', '00:00', '00:00'),
    day('2026-12-25', '00:00', '00:00'),
    summer(['Sunday', 'Monday'], '00:00', '00:00'),
    summer(['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '10:00', '18:00'),
    summer(['Saturday'], '10:00', '16:00'),
  ])
})

test('a scanner reads a product’s address from its printed code', async () => {
  const { document } = page('/ceiling-fans/by-brand/maxim-lighting/alder-52')
  const code = document.querySelector('.sheet-address img')?.getAttribute('src') ?? ''
  expect(await scanned(readFileSync(join(DIST, code), 'utf8'), 500)).toBe(
    'https://www.example.com/ceiling-fans/traditional/alder-52',
  )
})
