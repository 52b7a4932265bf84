import { afterEach, expect, test, vi } from 'vitest'
import { followAskLink } from '../../../src/features/list/follow-ask-link.ts'
import { itemOfButton, itemOnPage } from '../../../src/features/list/item-on-page.ts'
import { aBrowser } from '../../client/a-browser.ts'

afterEach(() => vi.unstubAllGlobals())

const CHOICE = `
  <form data-finish-choice>
    <input type="radio" name="finish" value="matte-black" checked>
    <input type="radio" name="finish" value="matte-white">
  </form>`

/** A page with this in it. */
function aPage(html: string, path = '/') {
  const browser = aBrowser({ path, html })
  vi.stubGlobal('location', browser.view.location)
  /** Its visitor chooses the white finish. */
  const choose = () => {
    browser.element<HTMLInputElement>('[value=matte-white]').checked = true
    browser.fire(browser.element('[value=matte-white]'), 'change')
  }
  return { ...browser, choose }
}

test.each([
  ['nothing', '', {}],
  ['a finish that nobody chose', CHOICE, {}],
  ['a size', '<p data-size="52"></p>', { sizeInches: 52 }],
  ['a row', '<p data-row="3"></p>', { quantity: 3 }],
  ['a room of the house', '<p data-in="porch-2"></p>', { room: 'porch-2' }],
])('on a page that says %s the product is meant with that', (_what, html, meant) => {
  expect(itemOnPage(aPage(html).page, 'beacon-60')).toStrictEqual({ productUrl: 'beacon-60', ...meant })
})

test('on a page where a finish is chosen the product is meant in it', () => {
  const { page, choose } = aPage(CHOICE)
  choose()
  expect(itemOnPage(page, 'beacon-60')).toStrictEqual({ productUrl: 'beacon-60', finish: 'matte-white' })
})

test.each([
  ['nothing more', '', '/', {}],
  ['the finish shown', 'data-finish="matte-white"', '/', { finish: 'matte-white' }],
  ['the size that suits the room', 'data-keep-size="52"', '/', { sizeInches: 52 }],
  ['a row', 'data-row="3"', '/', { quantity: 3 }],
  ['the room of the address', '', '/ceiling-fans?in=porch', { room: 'porch' }],
])('the button of a card means its product and %s', (_what, data, path, meant) => {
  const { element } = aPage(
    `${CHOICE}<p data-size="60"></p><button data-keep="beacon-60" ${data}></button>`,
    path,
  )
  expect(itemOfButton(element('button'))).toStrictEqual({ productUrl: 'beacon-60', ...meant })
})

test('the button of a product’s own page means what the page says, not the address', () => {
  const { element } = aPage(
    '<p data-size="60"></p><button data-keep="beacon-60" data-keep-finish></button>',
    '/ceiling-fans/outdoor/beacon-60?in=porch',
  )
  expect(itemOfButton(element('button'))).toStrictEqual({ productUrl: 'beacon-60', sizeInches: 60 })
})

test('links that ask about a product ask in what is chosen, and follow another choice', () => {
  const { page, element, choose } = aPage(
    `${CHOICE}<p data-size="52"></p><a href="/contact" data-ask="beacon-60">Ask us</a>`,
  )
  followAskLink(page)
  const asked = [element('a').getAttribute('href')]
  choose()
  expect([...asked, element('a').getAttribute('href')]).toEqual([
    expect.stringMatching(/\/contact\?list=beacon-60_52$/),
    expect.stringMatching(/\/contact\?list=beacon-60\.matte-white_52$/),
  ])
})
