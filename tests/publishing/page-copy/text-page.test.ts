import { describe, expect, test } from 'vitest'
import { storeView } from '../../../src/catalogue/views/store-view.ts'
import { searchPageOf, textPage } from '../../../src/publishing/page-copy/text-page.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const STORE = storeView(own.store, new Date('2026-01-15T12:00:00Z'))

const LEGAL = textPage(
  `# Privacy Policy

Effective date: February 20, 2019
Last updated: February 21, 2019

{siteName} keeps little. Call {phone}.

## What we don't keep

Nothing.
`,
  `<h1 id="privacy-policy">Privacy Policy</h1>
<p>Effective date: February 20, 2019
Last updated: February 21, 2019</p>
<p>{siteName} keeps little. Call {phone}, write to {email} or {address}.</p>
<h2 id="what-we-dont-keep">What we don&#39;t <em>keep</em></h2>
<p>Nothing.</p>`,
  STORE,
)

const plain = (markdown: string, rendered = '') => textPage(markdown, rendered, STORE)

describe('a legal page', () => {
  test('has title and dates separate from its text', () => {
    expect(LEGAL).toMatchObject({
      title: 'Privacy Policy',
      dates: ['Effective date: February 20, 2019', 'Last updated: February 21, 2019'],
    })
    expect(LEGAL.html).not.toMatch(/<h1|February/)
  })

  test('is described by its first paragraph as plain text, with the store’s facts', () => {
    expect(LEGAL.description).toBe('Atlanta Ceiling Fans keeps little. Call (404) 555-0142.')
  })

  test('has sections with readable names and ids', () => {
    expect(LEGAL.sections).toEqual([{ id: 'what-we-dont-keep', label: "What we don't keep" }])
  })

  test('renders phone and email as links, name and address as text', () => {
    expect(LEGAL.html).toContain(
      '<p>Atlanta Ceiling Fans keeps little. Call <a href="tel:+14045550142">(404) 555-0142</a>, ' +
        'write to <a href="mailto:showroom@example.com">showroom@example.com</a> ' +
        'or 2900 Example Parkway, Suite 140, Atlanta, GA 30339.</p>',
    )
  })
})

describe('a plain page', () => {
  test('has its link, description and search words', () => {
    const said =
      'Description: Pay later, at {phone}.\nLinked in: menu\nSearch words: credit, monthly payments'
    expect(plain(`# Financing\n${said}\n\nPay in 12 months.`)).toMatchObject({
      title: 'Financing',
      description: 'Pay later, at (404) 555-0142.',
      linkedIn: 'menu',
      searchWords: ['credit', 'monthly payments'],
    })
  })

  test('is linked in the footer and described by its opening by default', () => {
    expect(plain('# Financing\n\n- First\n\nPay [later](/contact), in *12* months.')).toMatchObject({
      description: 'Pay later, in 12 months.',
      linkedIn: 'footer',
      searchWords: [],
    })
  })

  test('keeps text without a blank line after its settings', () => {
    const html = '<h1 id="a">A</h1>\n<p>Linked in: menu\nSee our plans.</p>'
    expect(plain('# A\n\nLinked in: menu\nSee our plans.', html).html).toBe('<p>See our plans.</p>')
  })

  test('keeps a line of text that looks like a setting', () => {
    const html = '<h1 id="a">A</h1>\n<p>Plans.</p>\n<p>Last updated: never.</p>'
    const page = plain('# A\n\nPlans.\n\nLast updated: never.', html)
    expect([page.dates, page.html]).toEqual([[], '\n<p>Plans.</p>\n<p>Last updated: never.</p>'])
  })
})

test('the search finds a page by title words that don’t name products, and by staff’s words', () => {
  const page = plain('# Fans: Installation and Delivery\nSearch words: install\n\nWe come.')
  const words = { ignored: ['and'], synonyms: [{ words: ['fan', 'ceiling fan'], means: ['Fans'] }] }
  expect(searchPageOf(page, '/installation', words)).toEqual({
    title: 'Fans: Installation and Delivery',
    text: 'We come.',
    url: '/installation',
    words: ['installation', 'delivery', 'install'],
  })
})
