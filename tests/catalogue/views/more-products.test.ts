import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../../../src/catalogue/create-catalogue.ts'
import type { Fan } from '../../../src/catalogue/schema/fan.ts'
import {
  type Comparable,
  familyName,
  moreProducts,
  mostAlike,
} from '../../../src/catalogue/views/more-products.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

test.each([
  { title: 'Dewdrop 3-Light Vanity', manufacturer: 'Minka-Lavery', name: 'dewdrop' },
  { title: 'Dewdrop Pendant 9', manufacturer: 'Minka-Lavery', name: 'dewdrop' },
  { title: 'The Portico 20', manufacturer: 'Elk Home', name: 'portico' },
  { title: "Lane's End Post 22", manufacturer: 'The Great Outdoors', name: 'lanes' },
  { title: 'Hunter Signal 52', manufacturer: 'Hunter', name: 'signal' },
  { title: '5-Light Drum', manufacturer: 'Elk Home', name: 'light' },
  { title: 'An A-Frame 20', manufacturer: 'Elk Home', name: 'frame' },
  { title: '4th Avenue XL52', manufacturer: 'Elk Home', name: 'avenue' },
  { title: 'XL52 Wren', manufacturer: 'Elk Home', name: 'wren' },
  { title: 'The 52', manufacturer: 'Elk Home', name: undefined },
])('finds the family of "$title" by $manufacturer: $name', ({ name, ...product }) => {
  expect(familyName(product)).toBe(name)
})

/** A black, modern fan of 52 inches by Plain & Sons, on a downrod indoors, with a light. */
const product = (given: Partial<Comparable> = {}): Comparable => ({
  traits: ['indoor', 'downrod', 'included'],
  sizes: [52],
  styles: ['Modern'],
  manufacturerNameReference: 'plain-and-sons',
  finishes: ['Black'],
  ...given,
})

const OTHER = {
  place: { traits: ['wet', 'downrod', 'included'] },
  light: { traits: ['indoor', 'downrod', 'none'] },
  placeAndLight: { traits: ['wet', 'downrod', 'none'] },
  style: { styles: ['Coastal'] },
  brand: { manufacturerNameReference: 'other' },
  finish: { finishes: ['White'] },
} as const

const alike = (to: Comparable, products: readonly Comparable[]): Comparable[] =>
  mostAlike(
    to,
    products.map((facts) => ({ facts })),
    products.length,
  ).map(({ facts }) => facts)

describe('ranks the more similar product first', () => {
  test.each<[nearer: string, Partial<Comparable>, farther: string, Partial<Comparable>]>([
    ['for the same place, of another size', { sizes: [77] }, 'for another place', OTHER.place],
    ['with the same light, of another size', { sizes: [77] }, 'with another light', OTHER.light],
    ['for another place', OTHER.place, 'of half its size again', { sizes: [78] }],
    ['for another place', OTHER.place, 'for another place and with another light', OTHER.placeAndLight],
    [
      'near in size, of another style, brand and finish',
      { ...OTHER.style, ...OTHER.brand, ...OTHER.finish },
      'of another size',
      { sizes: [60] },
    ],
    ['by another brand', OTHER.brand, 'of another style', OTHER.style],
    ['in another finish', OTHER.finish, 'by another brand', OTHER.brand],
    ['in the same finish', {}, 'in another finish', OTHER.finish],
    ['with one of its sizes near', { sizes: [99, 54] }, 'with none near', { sizes: [60] }],
    ['of two of its styles', { styles: ['Modern', 'Coastal'] }, 'of one', { styles: ['Modern'] }],
  ])('%s, than the one %s', (_nearer, near, _farther, far) => {
    const to = product({ styles: ['Modern', 'Coastal'] })
    const [nearer, farther] = [
      product({ styles: to.styles, ...near }),
      product({ styles: to.styles, ...far }),
    ]
    expect(alike(to, [farther, nearer])).toEqual([nearer, farther])
  })
})

test('spans up to 6 in. apart count as equal, and equally similar products keep their order', () => {
  const [far, near] = [product({ sizes: [59] }), product({ sizes: [58] })]
  expect(alike(product(), [far, near, product()])).toEqual([near, product(), far])
})

const withFans = (fans: readonly Fan[]): Catalogue => ({ ...own, fans, fixtures: [] })
const titles = (products: readonly { title: string }[]) => products.map(({ title }) => title)
const fanNamed = (title: string, given: Parameters<typeof aFan>[0] = {}) =>
  aFan({ title, name: title.toLowerCase(), productUrl: title.toLowerCase(), ...given })

describe('more like a product', () => {
  test('are at most four of its kind, without the product itself', () => {
    for (const product of [...own.fans, ...own.fixtures]) {
      const { family, alike } = moreProducts(own, product)
      const listing = product.kind === 'fans' ? '/ceiling-fans/' : '/lighting-fixtures/'
      expect(alike.filter(({ url }) => !url.startsWith(listing))).toEqual([])
      const all = [...family, ...alike].map(({ productUrl }) => productUrl)
      expect(alike.length).toBeLessThanOrEqual(4)
      expect(family.length).toBeLessThanOrEqual(4)
      expect(new Set([...all, product.productUrl]).size).toBe(all.length + 1)
    }
  })

  test('have at least its location rating', () => {
    const porch = fanNamed('Porch', { locationRating: 'Indoor / Outdoor (Wet)' })
    const lanai = fanNamed('Lanai', { locationRating: 'Indoor / Outdoor (Damp)' })
    const catalogue = withFans([
      porch,
      fanNamed('Patio', { locationRating: porch.locationRating }),
      lanai,
      fanNamed('Parlor'),
    ])
    const alikeTo = (fan: Fan) => titles(moreProducts(catalogue, fan).alike).sort()
    expect(catalogue.fans.map(alikeTo)).toEqual([
      ['Patio'],
      ['Porch'],
      ['Patio', 'Porch'],
      ['Lanai', 'Patio', 'Porch'],
    ])
  })

  test('differ from page to page, even when all products are alike', () => {
    const fans = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) =>
      fanNamed(`Fan${letter}`, { manufacturerNameReference: `maker-${letter}` }),
    )
    const fours = fans.map((fan) => titles(moreProducts(withFans(fans), fan).alike).join())
    expect(fours[0]).toBe('Fanb,Fanc,Fand,Fane')
    expect(fours[25]).toBe('Fana,Fanb,Fanc,Fand')
    expect(new Set(fours).size).toBeGreaterThan(20)
  })
})

describe('a product’s family', () => {
  const family = ['Dewdrop 3-Light', 'Dewdrop 5-Light', 'Dewdrop Pendant'].map((title, place) =>
    aFixture({ title, name: `dewdrop-${place}`, productUrl: `dewdrop-${place}` }),
  )
  const [three, five, pendant] = family as [(typeof family)[0], (typeof family)[0], (typeof family)[0]]
  const others = aFixture({ title: 'Dewdrop Drum', manufacturerNameReference: 'other' })
  const fan = aFan({ title: 'Dewdrop 52' })
  const catalogue = { ...own, fans: [fan], fixtures: [...family, others] }

  test('has its brand’s fans and fixtures whose titles begin with the same word', () => {
    const members = ['Dewdrop Pendant', 'Dewdrop 52', 'Dewdrop 3-Light']
    expect(titles(moreProducts(catalogue, five).family)).toEqual(members)
  })

  test('isn’t repeated under similar products, nor has a product shown elsewhere', () => {
    expect(titles(moreProducts(catalogue, three).alike)).toEqual(['Dewdrop Drum'])
    expect(titles(moreProducts(catalogue, three, pendant).family)).not.toContain('Dewdrop Pendant')
  })
})
