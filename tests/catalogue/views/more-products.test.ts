import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../../../src/catalogue/create-catalogue.ts'
import type { Fan } from '../../../src/catalogue/schema/fan.ts'
import { moreProducts } from '../../../src/catalogue/views/more-products.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const withFans = (fans: readonly Fan[]): Catalogue => ({ ...own, fans, fixtures: [] })
const titles = (products: readonly { title: string }[]) => products.map(({ title }) => title)
const fanNamed = (title: string, given: Parameters<typeof aFan>[0] = {}) =>
  aFan({ title, name: title.toLowerCase(), productUrl: title.toLowerCase(), ...given })

describe('more like a product', () => {
  test('are four at most, and never itself', () => {
    for (const product of [...own.fans, ...own.fixtures]) {
      const { family, alike } = moreProducts(own, product)
      const all = [...family, ...alike].map(({ productUrl }) => productUrl)
      expect(alike.length).toBeLessThanOrEqual(4)
      expect(family.length).toBeLessThanOrEqual(4)
      expect(new Set([...all, product.productUrl]).size).toBe(all.length + 1)
    }
  })

  test('are of its kind, in their main categories', () => {
    expect(moreProducts(own, ownFan('beacon-60')).alike.map(({ url }) => url.split('/')[1])).toEqual(
      Array.from({ length: 4 }, () => 'ceiling-fans'),
    )
    const pendants = moreProducts(own, ownFixture('reed-cylinder-6')).alike
    expect(pendants[0]?.url).toMatch(/^\/lighting-fixtures\/pendants\//)
  })

  test('may hang wherever it may', () => {
    const fans = [
      fanNamed('Porch', { locationRating: 'Indoor / Outdoor (Wet)' }),
      fanNamed('Patio', { locationRating: 'Indoor / Outdoor (Wet)' }),
      fanNamed('Lanai', { locationRating: 'Indoor / Outdoor (Damp)' }),
      fanNamed('Parlor', { locationRating: 'Indoor' }),
    ]
    const [porch, , lanai, parlor] = fans as [Fan, Fan, Fan, Fan]
    expect(titles(moreProducts(withFans(fans), porch).alike)).toEqual(['Patio'])
    expect(titles(moreProducts(withFans(fans), lanai).alike).sort()).toEqual(['Patio', 'Porch'])
    expect(titles(moreProducts(withFans(fans), parlor).alike).sort()).toEqual(['Lanai', 'Patio', 'Porch'])
  })

  test('are found at both ends of a long catalogue', () => {
    const fans = Array.from({ length: 300 }, (_, place) =>
      fanNamed(`Fan${String.fromCharCode(97 + (place % 26), 97 + Math.floor(place / 26))}`, {
        sizes: [20 + place / 5],
        manufacturerNameReference: `maker-${place}`,
      }),
    )
    const [smallest, largest] = [fans[0], fans.at(-1)] as [Fan, Fan]
    const sizesLike = (fan: Fan) =>
      moreProducts(withFans(fans), fan).alike.map(
        ({ productUrl }) => fans.find((one) => one.productUrl === productUrl)?.sizes[0] ?? 0,
      )
    expect(Math.max(...sizesLike(smallest))).toBeLessThan(22.5)
    expect(Math.min(...sizesLike(largest))).toBeGreaterThan(71)
  })

  test('are not the same four everywhere, even where all are alike', () => {
    const fans = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) =>
      fanNamed(`Fan${letter}`, { manufacturerNameReference: `maker-${letter}` }),
    )
    const fours = fans.map((fan) => titles(moreProducts(withFans(fans), fan).alike).join())
    expect(fours[0]).toBe('Fanb,Fanc,Fand,Fane')
    expect(fours[25]).toBe('Fanj,Fank,Fanl,Fanm')
    expect(new Set(fours).size).toBeGreaterThan(20)
  })
})

describe('the family of a product', () => {
  const family = ['Dewdrop 3-Light', 'Dewdrop 5-Light', 'Dewdrop Pendant'].map((title, place) =>
    aFixture({ title, name: `dewdrop-${place}`, productUrl: `dewdrop-${place}` }),
  )
  const [three, five, pendant] = family as [(typeof family)[0], (typeof family)[0], (typeof family)[0]]
  const others = aFixture({ title: 'Dewdrop Drum', manufacturerNameReference: 'other' })
  const fan = aFan({ title: 'Dewdrop 52' })
  const catalogue = { ...own, fans: [fan], fixtures: [...family, others] }

  test('are those of its maker that share the first word of its title, fans and fixtures alike', () => {
    expect(titles(moreProducts(catalogue, five).family)).toEqual([
      'Dewdrop Pendant',
      'Dewdrop 52',
      'Dewdrop 3-Light',
    ])
  })

  test('are not shown a second time as more like it', () => {
    expect(titles(moreProducts(catalogue, three).alike)).toEqual(['Dewdrop Drum'])
  })

  test('leave out what is shown elsewhere', () => {
    expect(titles(moreProducts(catalogue, three, pendant).family)).not.toContain('Dewdrop Pendant')
  })
})
