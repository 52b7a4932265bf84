import { describe, expect, test } from 'vitest'
import { storeView } from '../../../src/catalogue/views/store-view.ts'
import { searchPageOf, textPage } from '../../../src/publishing/page-copy/text-page.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const STORE = storeView(own.store, new Date('2026-01-15T12:00:00Z'))

const LEGAL = textPage(
  {
    title: 'Privacy Policy',
    effectiveDate: new Date('2019-02-20'),
    lastUpdated: new Date('2019-02-21'),
  },
  {
    body: '{siteName} keeps little. Call {phone}.\n\n## What we don’t keep\n\nNothing.',
    html: '<p>{siteName} keeps little. Call {phone}, write to {email} or {address}.</p>',
    headings: [{ depth: 2, slug: 'what-we-keep', text: 'What {siteName} keeps' }],
  },
  STORE,
)

describe('a legal page', () => {
  test('has dates as they are read', () => {
    expect(LEGAL.dates).toEqual(['Effective date: February 20, 2019', 'Last updated: February 21, 2019'])
  })

  test('is described by its first paragraph as plain text, with the store’s facts', () => {
    expect(LEGAL.description).toBe('Atlanta Ceiling Fans keeps little. Call (404) 555-0142.')
  })

  test('has sections with the store’s facts', () => {
    expect(LEGAL.sections).toEqual([{ id: 'what-we-keep', label: 'What Atlanta Ceiling Fans keeps' }])
  })

  test('renders phone and email as links, name and address as text', () => {
    expect(LEGAL.html).toContain(
      '<p>Atlanta Ceiling Fans keeps little. Call <a href="tel:+14045550142">(404) 555-0142</a>, ' +
        'write to <a href="mailto:showroom@example.com">showroom@example.com</a> ' +
        'or 2900 Example Parkway, Suite 140, Atlanta, GA 30339.</p>',
    )
  })
})

test('a page is described by its own description, else by its first paragraph', () => {
  const text = { html: '', headings: [], body: '- First\n\nPay [later](/contact), in *12* months.' }
  const description = 'Pay later, at {phone}.'
  expect(textPage({ title: 'Financing', description }, text, STORE).description).toBe(
    'Pay later, at (404) 555-0142.',
  )
  expect(textPage({ title: 'Financing' }, text, STORE).description).toBe('Pay later, in 12 months.')
})

test('the search finds a page by title words that don’t name products, and by staff’s words', () => {
  const settings = { title: 'Fans: Installation and Delivery', searchWords: ['install'] }
  const page = textPage(settings, { body: 'We come.', html: '', headings: [] }, STORE)
  const words = { ignored: ['and'], synonyms: [{ words: ['fan', 'ceiling fan'], means: ['Fans'] }] }
  expect(searchPageOf(page, '/installation', words)).toEqual({
    title: 'Fans: Installation and Delivery',
    text: 'We come.',
    url: '/installation',
    words: ['installation', 'delivery', 'install'],
  })
})
