import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endedProducts } from '../../../src/catalogue/views/ended-products.ts'
import { offerMeant } from '../../../src/features/search/offer-meant.ts'
import { aBrowser } from '../../client/a-browser.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { fans, fixtures } from '../finder/products.ts'
import { ownFile } from './searched.ts'

const PICTURE = { avifSet: '/beacon.avif 320w', src: '/beacon.jpg' }
const SERVED: Readonly<Record<string, unknown>> = {
  '/data/meant/words.json': ownFile,
  '/data/meant/fans.json': {
    products: fans.map((fan) => ({ ...fan, picture: PICTURE })),
    ended: endedProducts(own, own.ended.fans),
  },
  '/data/meant/fixtures.json': {
    products: fixtures.map((fixture) => ({ ...fixture, picture: PICTURE })),
  },
}

const FILES =
  '<p data-product-files data-search="/data/meant/words.json" data-fans="/data/meant/fans.json" data-fixtures="/data/meant/fixtures.json"></p>'
const OFFER =
  '<template><li><a href="/"><picture></picture><span class="serif-name">Home</span><span class="facts"></span></a></li></template>'

beforeEach(() => vi.stubGlobal('fetch', async (address: string) => Response.json(SERVED[address])))
afterEach(() => vi.unstubAllGlobals())

/** Page Not Found, on which what is held back for the offers is still so, or is shown already. */
function notFoundPage({ isHeldBack = true, offer = OFFER } = {}) {
  const html = `${FILES}<section hidden><p role="status"></p><ul></ul>${offer}</section><ul id="ways-in"></ul>`
  const { page, element } = aBrowser({ html })
  vi.stubGlobal('document', page)
  const [part, finish] = [element('section'), vi.fn()]
  element('#ways-in').getAnimations = () => (isHeldBack ? [{ finish } as unknown as Animation] : [])
  return {
    ...{ part, finish, element },
    order: () => [...page.querySelectorAll('section, #ways-in')].map(({ localName }) => localName),
  }
}

test('a fan of the name is offered by its picture, name and facts', async () => {
  const { part, element } = notFoundPage()
  await offerMeant(part, '/fans/beacon-60')
  expect(part.hidden).toBe(false)
  expect(element('[role=status]').textContent).toBe('Did you mean')
  expect(element('section ul').innerHTML).toBe(
    '<li><a href="/ceiling-fans/contemporary/beacon-60">' +
      '<picture><source type="image/avif" sizes="72px" srcset="/beacon.avif 320w"><img alt="" width="72" height="72" src="/beacon.jpg"></picture>' +
      '<span class="serif-name">Beacon 60</span>' +
      '<span class="facts"><span>Maxim Lighting</span><span>52 and 60 in.</span><span>Wet</span><span>LED light</span></span></a></li>',
  )
})

test('what has no picture is offered without one', async () => {
  const { part, element } = notFoundPage()
  await offerMeant(part, '/opening-hours')
  expect(element('section ul a').getAttribute('href')).toBe('/contact')
  expect(part.querySelector('section ul picture')).toBeNull()
})

test('a fan that is no longer sold leads to what follows it', async () => {
  const { part, element } = notFoundPage()
  await offerMeant(part, '/fans/axial-44')
  expect(element('section ul a').getAttribute('href')).toBe('/ceiling-fans/smart/axial-54')
})

test.each([
  ['held back for it, it stands before that, which is shown', true, ['section', 'ul'], 1],
  ['shown already, it stands after it, so that nothing moves', false, ['ul', 'section'], 0],
])('where the ways in are %s', async (_, isHeldBack, order, finished) => {
  const page = notFoundPage({ isHeldBack })
  await offerMeant(page.part, '/fans/beacon-60')
  expect(page.order()).toEqual(order)
  expect(page.finish).toHaveBeenCalledTimes(finished)
})

test.each([
  ['an address means nothing', '/fans/wombat-60', OFFER],
  ['the page has no template', '/fans/beacon-60', ''],
])('where %s nothing is offered, and the ways in wait no longer', async (_, path, offer) => {
  const { part, finish, element, order } = notFoundPage({ offer })
  await offerMeant(part, path)
  expect([part.hidden, element('section ul').innerHTML]).toEqual([true, ''])
  expect(order()).toEqual(['section', 'ul'])
  expect(finish).toHaveBeenCalledOnce()
})

test.each([
  ['<template></template>', '/fans/beacon-60'],
  ['<ul></ul><template></template>', '/fans/beacon-60'],
  ['<ul></ul><template></template>', '/opening-hours'],
])('a page that has nothing but %s is left as it is at %s', async (html, path) => {
  const { page, element } = aBrowser({ html: `${FILES}<section>${html}</section>` })
  vi.stubGlobal('document', page)
  await offerMeant(element('section'), path)
  expect(element('section').innerHTML).toBe(html)
})
