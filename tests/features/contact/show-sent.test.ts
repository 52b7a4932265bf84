import { expect, test } from 'vitest'
import { showSent } from '../../../src/features/contact/sent/show-sent.ts'
import { aBrowser, aStorage } from '../../client/a-browser.ts'

const PAGE = `
  <section data-sent hidden>
    <div>From <span data-sent-name></span> <span data-sent-email></span></div>
    <div>Telephone <p data-sent-telephone></p></div>
    <div>Visit <p data-sent-visit></p></div>
    <div>Message <p data-sent-words></p></div>
    <div>With it <ul data-sent-enclosed></ul></div>
  </section>`

/** The page of a success in a tab that sent this message. */
function aPage(posted: string, html = PAGE) {
  const sent = { contactFormName: 'Ann', contactFormEmail: 'ann@example.com', posted }
  const opened = aBrowser({ html, storage: aStorage({ 'contact-sent': JSON.stringify(sent) }) })
  showSent(opened.page, opened.view)
  return opened
}

/** The rows of the page, as they are read. */
const rows = ({ page }: ReturnType<typeof aPage>) =>
  [...page.querySelectorAll('div')].map(({ textContent }) => textContent?.trim())

const WHOLE = `Hello

Visit: Saturday, November 28, just looking
Telephone: (404) 555-0142

Products on my list:

- Alder 52 by Maxim Lighting
  https://www.example.com/ceiling-fans/traditional/alder-52
- Reed Cylinder 6 by Hunter
  https://www.example.com/lighting-fixtures/pendants/reed-cylinder-6`

test('who sent a message reads all of it again', () => {
  const opened = aPage(WHOLE)
  expect(rows(opened)).toEqual([
    'From Ann ann@example.com',
    'Telephone (404) 555-0142',
    'Visit Saturday, November 28, just looking',
    'Message Hello',
    'With it Alder 52 by Maxim LightingReed Cylinder 6 by Hunter',
  ])
  expect(opened.page.querySelectorAll('li')).toHaveLength(2)
  expect(opened.element('[data-sent]').hidden).toBe(false)
})

test('what a message does not have has no row', () => {
  expect(rows(aPage('Hello'))).toEqual(['From Ann ann@example.com', 'Message Hello'])
})

test('words of a visitor bring no markup to the page', () => {
  expect(aPage('<img src=x>').page.querySelector('img')).toBeNull()
})

test('a place that a page does not have is left out', () => {
  const opened = aPage(WHOLE, '<section data-sent hidden><div><p data-sent-words></p></div></section>')
  expect(rows(opened)).toEqual(['Hello'])
})

test('where no message is known, the place for it stays hidden', () => {
  expect(aPage('').element('[data-sent]').hidden).toBe(true)
})

test('a page without a place for it stays as it is', () => {
  expect(aPage(WHOLE, '<p>Thanks</p>').page.body.innerHTML).toBe('<p>Thanks</p>')
})
