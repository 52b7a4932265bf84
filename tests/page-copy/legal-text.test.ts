import { expect, test } from 'vitest'
import { storeView } from '../../src/catalogue/views/store-view.ts'
import { legalText } from '../../src/page-copy/legal-text.ts'
import { own } from '../own-catalogue/own-catalogue.ts'

const MARKDOWN = `# Privacy Policy

Effective date: February 20, 2019
Last updated: February 21, 2019

{siteName} keeps little. Call {phone}.

## What we don't keep

Nothing.
`
const RENDERED = `<h1 id="privacy-policy">Privacy Policy</h1>
<p>Effective date: February 20, 2019
Last updated: February 21, 2019</p>
<p>{siteName} keeps little. Call {phone}, write to {email} or {address}.</p>
<h2 id="what-we-dont-keep">What we don&#39;t <em>keep</em></h2>
<p>Nothing.</p>`

const text = legalText(MARKDOWN, RENDERED, storeView(own.store))

test('title and dates are apart from the text', () => {
  expect(text).toMatchObject({
    title: 'Privacy Policy',
    dates: ['Effective date: February 20, 2019', 'Last updated: February 21, 2019'],
  })
  expect(text.html).not.toMatch(/<h1|February/)
})

test('the opening is the first paragraph in plain text, with the store’s facts', () => {
  expect(text.opening).toBe('Atlanta Ceiling Fans keeps little. Call (404) 555-0142.')
})

test('a section is named as it is read, and found by its id', () => {
  expect(text.sections).toEqual([{ id: 'what-we-dont-keep', label: "What we don't keep" }])
})

test('telephone and e-mail are links, name and address are text', () => {
  expect(text.html).toContain(
    '<p>Atlanta Ceiling Fans keeps little. Call <a href="tel:+14045550142">(404) 555-0142</a>, ' +
      'write to <a href="mailto:showroom@example.com">showroom@example.com</a> ' +
      'or 2900 Example Parkway, Suite 140, Atlanta, GA 30339.</p>',
  )
})
