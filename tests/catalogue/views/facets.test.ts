import { describe, expect, test } from 'vitest'
import type { Fan } from '../../../src/catalogue/schema/fan.ts'
import { facets, facetValues } from '../../../src/catalogue/views/facets.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const catalogue = {
  ...own,
  finishFamilies: { Black: ['Matte Black'], 'Brass and gold': ['Satin Brass'], Gray: ['Graphite'] },
}

test('finds a fan under its values', () => {
  const fan = aFan({ sizes: [52, 60], mounting: 'Low profile', styles: ['Mid-Century', 'Modern'] })
  expect(facetValues(catalogue, fan)).toEqual({
    span: ['49-54', '55-65'],
    place: ['indoors'],
    light: ['ask'],
    control: ['chain'],
    mounting: ['low-profile'],
    motor: ['ask'],
    finish: ['black'],
    style: ['mid-century', 'modern'],
    brand: ['plain-and-sons'],
    display: [],
  })
})

test('finds a fixture under its values', () => {
  const fixture = aFixture({
    bulbType: 'Integrated LED, 3000 K',
    locationRating: 'Damp',
    mounting: 'Close to ceiling',
    lumensRating: '1,601',
  })
  expect(facetValues(catalogue, fixture)).toEqual({
    width: ['-12'],
    mounting: ['ceiling'],
    place: ['indoors', 'porch'],
    source: ['led'],
    output: ['1601-3000'],
    finish: ['brass-and-gold'],
    style: [],
    brand: ['plain-and-sons'],
  })
})

describe('the facets of a list', () => {
  const facet = (name: string, fans = [aFan()]) =>
    facets(catalogue, 'fans', fans).find((one) => one.name === name)

  test('count the products of each value', () => {
    const fans = [aFan({ sizes: [52, 60] }), aFan({ sizes: [52] }), aFan({ sizes: [84] })]
    expect(facet('span', fans)).toEqual({
      name: 'span',
      label: 'Blade span',
      values: [
        { value: '-36', label: 'Up to 36 in.', count: 0 },
        { value: '37-48', label: '37 to 48 in.', count: 0 },
        { value: '49-54', label: '49 to 54 in.', count: 2 },
        { value: '55-65', label: '55 to 65 in.', count: 1 },
        { value: '66-', label: 'Over 65 in.', count: 1 },
      ],
    })
  })

  test('are left out when they have one value', () => {
    expect(facet('brand', [aFan(), aFan()])).toBeUndefined()
    expect(facet('span', [aFan(), aFan()])).toBeUndefined()
  })

  const counts = (name: string, fans: Fan[]) =>
    facet(name, fans)?.values.map(({ label, count }) => `${label}: ${count}`)

  test('have "Not listed" only if a value is unknown', () => {
    const lit = aFan({ lightIncluded: true })
    expect(counts('light', [lit, aFan()])?.at(-1)).toBe('Not listed: 1')
    expect(counts('light', [lit, aFan({ lightIncluded: false })])).not.toContain('Not listed: 0')
  })

  test('count every fan sold without a light, and separate included remotes from those sold separately', () => {
    const without = { lightIncluded: false, universalLightKitAdaptable: false }
    const fans = [
      aFan({ ...without, lightKitAdaptable: true, handheldRemoteControlIncluded: true }),
      aFan({ ...without, lightKitAdaptable: false, handheldRemoteControlAvailable: true }),
    ]
    expect(counts('light', fans)).toEqual(
      expect.arrayContaining(['No light: 2', 'Takes a light kit: 1', 'Can’t add a light: 1']),
    )
    expect(counts('control', fans)).toEqual(
      expect.arrayContaining(['Remote: 2', 'Remote included: 1', 'Remote sold separately: 1']),
    )
  })

  test('have styles and brands by name, and families in their own order', () => {
    const fans = [
      aFan({ styles: ['Rustic'], manufacturer: 'Zephyr', manufacturerNameReference: 'zephyr' }),
      aFan({ styles: ['Coastal'], colors: ['Graphite', 'Matte Black'] }),
    ]
    expect(counts('style', fans)).toEqual(['Coastal: 1', 'Rustic: 1'])
    expect(counts('brand', fans)).toEqual(['Plain & Sons: 1', 'Zephyr: 1'])
    expect(facet('finish', fans)?.values).toEqual([
      { value: 'black', label: 'Black', count: 2, colour: '#262524' },
      { value: 'gray', label: 'Gray', count: 1, colour: '#55565a' },
    ])
  })

  test('include the showroom if half of the list has a location', () => {
    const onDisplay = aFan({ location: 'Patio display' })
    expect(counts('display', [onDisplay, aFan()])).toEqual(['On display: 1'])
    for (const fans of [[onDisplay, aFan(), aFan()], [aFan(), aFan()], [onDisplay]])
      expect(facet('display', fans)).toBeUndefined()
  })

  test('keep the filter bar’s order', () => {
    const names = (all: { name: string }[]) => all.map(({ name }) => name).join(' ')
    expect(names(facets(catalogue, 'fans', own.fans))).toBe(
      'span place light control mounting motor finish style brand',
    )
    expect(names(facets(catalogue, 'fixtures', [aFixture(), aFixture({ fixtureWidth: 40 })]))).toBe('width')
  })

  test('name damp locations “Bath or covered porch” for fixtures', () => {
    const fixtures = [aFixture(), aFixture({ locationRating: 'Damp' })]
    const [place] = facets(catalogue, 'fixtures', fixtures)
    expect(place?.values[1]?.label).toBe('Bath or covered porch')
  })
})
