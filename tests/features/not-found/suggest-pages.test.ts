import { expect, test } from 'vitest'
import { discontinuedProducts } from '../../../src/catalogue/views/discontinued.ts'
import { suggestionsFor } from '../../../src/features/not-found/suggest-pages.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { ownSearch } from '../search/searched.ts'

const discontinued = discontinuedProducts(own, own.discontinued.fans)

test.each<[path: string, urls: string[], why: string]>([
  [
    '/ceiling-fans/modern/beacon-60',
    ['/ceiling-fans/contemporary/beacon-60'],
    'a fan under another category',
  ],
  ['/Beacon-60.html', ['/ceiling-fans/contemporary/beacon-60'], 'an address of an earlier site'],
  ['/ceiling-fans/outdoor/beacn-60/', ['/ceiling-fans/contemporary/beacon-60'], 'a slip'],
  ['/ceiling-fans/outdoor/beacon-62', ['/ceiling-fans/contemporary/beacon-60'], 'a size that is not made'],
  ['/fans/axial-44', ['/ceiling-fans/smart/axial-54'], 'what follows a fan that is no longer sold'],
  ['/fans/relic-52', ['/ceiling-fans/traditional/relic-52'], 'a fan that nothing follows'],
  [
    '/lighting-fixtures/outdoor',
    ['/lighting-fixtures/outdoor-lighting', '/ceiling-fans/outdoor'],
    'categories, that of its kind first',
  ],
  [
    '/lighting-fixtures/by-brand/minka-lavery',
    ['/lighting-fixtures?brand=minka-lavery'],
    'a maker of lights',
  ],
  ['/opening-hours', ['/contact'], 'a page of the store'],
  ['/fans/wombat-60', [], 'a name that is not known, of a common size'],
  ['/ceiling-fans/outdoor/page-99', [], 'a page that a list does not have'],
  ['/%E0%A4%A', [], 'no words'],
  ['/ceiling-fans/row-2', ['/ceiling-fans/rows/row-2'], 'a fan, and none whose name begins so'],
  ['/fan.axial-54', ['/ceiling-fans/smart/axial-54'], 'a name after a dot'],
  ['/fans/beacon-hours', ['/ceiling-fans/contemporary/beacon-60'], 'a fan, and then no page of the store'],
  ['/be-60', [], 'a name of two letters'],
  ['/beacon-60x', [], 'a name with what is no size'],
  ['/', [], 'nothing'],
  ['/beacon-60.html.old', [], 'an address with two endings'],
])('suggests for %s the pages %j: %s', (path, urls) => {
  expect(suggestionsFor(ownSearch, discontinued, path).map(({ url }) => url)).toEqual(urls)
})

test.each<[path: string, title: string, facts: string[]]>([
  ['/ceiling-fans/alder', 'Alder 52', ['Maxim Lighting', '52 in.', 'Indoor', 'Light included', 'On display']],
  ['/fans/relic-52', 'Relic 52', ['No longer sold']],
  ['/ceiling-fans/light-kit', 'Takes a light kit', ['4 fans']],
  ['/ceiling-fans/12x11', '12 × 11 ft room', ['4 fans']],
  ['/ask-us', 'Ask us', ['Warranty, delivery, repair.']],
])('suggests for %s a page with the title "%s" and the facts %j', (path, title, facts) => {
  expect(suggestionsFor(ownSearch, discontinued, path)[0]).toMatchObject({ title, facts })
})
