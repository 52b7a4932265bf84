import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EndedProduct } from '../../../src/catalogue/views/ended-products.ts'
import { ReceivedList } from '../../../src/features/list/sheet/ReceivedList.tsx'
import { readShortlist } from '../../../src/features/list/shortlist.ts'

const many = (count: number) => Array.from({ length: count }, (_, place) => `fan-${place + 1}`)
const SOLD = new Set(many(70))

/** The notes and the buttons of a received list. */
function texts(received: string, own: string, ended: readonly EndedProduct[] = []): string[] {
  const read = readShortlist(received, (productUrl) => SOLD.has(productUrl))
  const html = renderToStaticMarkup(
    createElement(ReceivedList, {
      read,
      own: readShortlist(own).items,
      ended,
      onKeep: () => {},
      onDismiss: () => {},
    }),
  )
  return parse(html)
    .querySelectorAll('.list-received .quiet, .list-ended, .list-received button')
    .map(({ text }) => text)
}

test.each([
  ['a product', 'fan-1', '1 product with you.'],
  [
    'what we do not sell',
    'fan-1,fan-2,gone-1,<b>',
    '2 products with you. 2 products in this link aren’t in our catalog.',
  ],
  [
    'more than a list holds',
    many(61).join(),
    '60 products with you. 1 more did not fit, as a list holds 60.',
  ],
])('%s by link', (_what, received, shared) => {
  expect(texts(received, '')).toEqual([`Someone shared ${shared}`, 'Save these', 'No, thanks'])
})

test.each([
  ['a list beside a full one', 'fan-61', many(60), 'Your list is full.'],
  ['what is kept already', 'fan-1', ['fan-2', 'fan-1'], 'They are all on your list already.'],
])('%s by link has nothing to keep', (_what, received, own, note) => {
  expect(texts(received, own.join())).toEqual([
    `Someone shared 1 product with you. ${note}`,
    `Go to my list (${own.length})`,
  ])
})

test.each([
  ['', 'Go to my list'],
  ['fan-2', 'Go to my list (1)'],
])('a link with nothing from the catalog is not called a list of the visitor’s own', (own, way) => {
  expect(texts('gone-1,<b>', own)).toEqual(['This link has nothing from our catalog.', way])
})

test('more than one’s own list has room for, by link', () => {
  expect(texts('fan-1,fan-2', many(61).slice(2).join())).toEqual([
    'Someone shared 2 products with you. Your list has room for 1 of them.',
    'Save these',
    'Go to my list (59)',
  ])
})

test('what is no longer sold is named, with what follows it', () => {
  const relic = {
    productUrl: 'relic-52',
    title: 'Relic 52',
    url: '/ceiling-fans/traditional/relic-52',
    successor: { title: 'Axial 54', url: '/ceiling-fans/smart/axial-54' },
  }
  expect(texts('fan-1,relic-52,gone-1', '', [relic])).toEqual([
    'Someone shared 1 product with you. 1 product in this link isn’t in our catalog.',
    'Save these',
    'No, thanks',
    'Relic 52No longer sold. Replaced by Axial 54',
  ])
})

test('a link to discontinued products alone names them', () => {
  const relic = { productUrl: 'relic-52', title: 'Relic 52', url: '/ceiling-fans/traditional/relic-52' }
  expect(texts('relic-52', '', [relic])).toEqual([
    'We no longer sell what someone shared with you.',
    'Go to my list',
    'Relic 52No longer sold.',
  ])
})
