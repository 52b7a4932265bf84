import { expect, test } from 'vitest'
import { allProducts, finderLists } from '../../../src/catalogue/views/finder-list.ts'
import { brandFanPage, categoryProductPage } from '../../../src/catalogue/views/product-page.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const unsold = (name: string) => {
  const fan = own.discontinued.fans.find((one) => one.name === name)
  if (!fan) throw new Error(`"${name}" is sold, or not there.`)
  return fan
}

test('the list of all fans has discontinued ones and their replacements, over any number of steps', () => {
  expect(allProducts(own, 'fans').discontinued).toEqual([
    {
      productUrl: 'axial-44',
      title: 'Axial 44',
      url: '/ceiling-fans/outdoor/axial-44',
      replacement: { title: 'Axial 54', url: '/ceiling-fans/smart/axial-54' },
    },
    {
      productUrl: 'axial-48',
      title: 'Axial 48',
      url: '/ceiling-fans/outdoor/axial-48',
      replacement: { title: 'Axial 54', url: '/ceiling-fans/smart/axial-54' },
    },
    { productUrl: 'relic-52', title: 'Relic 52', url: '/ceiling-fans/traditional/relic-52' },
  ])
})

test('no list shows or counts it', () => {
  const shown = finderLists(own).flatMap(({ products }) => products.map(({ productUrl }) => productUrl))
  expect(shown).not.toContain('axial-44')
  expect(own.byCategory.fans.get('outdoor')?.map(({ name }) => name)).not.toContain('axial-44')
})

test('its page leads people and search engines to its replacement', () => {
  const { discontinued, canonicalPath, inRoom, path } = brandFanPage(own, unsold('axial-44'))
  expect(path).toBe('/ceiling-fans/by-brand/modern-forms/axial-44')
  expect(discontinued?.replacement?.title).toBe('Axial 54')
  expect(canonicalPath).toBe('/ceiling-fans/smart/axial-54')
  expect(inRoom).toBeUndefined()
})

test('its page shows four other current products', () => {
  const { family, alike } = categoryProductPage(own, unsold('axial-44'), 'outdoor').more
  const titles = [...family, ...alike].map(({ title }) => title)
  expect(titles).toHaveLength(4)
  expect(titles).not.toContain('Axial 54')
})

test('a discontinued product without a replacement stays canonical', () => {
  const { discontinued, canonicalPath, more } = categoryProductPage(own, unsold('relic-52'), 'traditional')
  expect(discontinued).toEqual({})
  expect(more.alike).toHaveLength(4)
  expect(canonicalPath).toBe('/ceiling-fans/traditional/relic-52')
})
