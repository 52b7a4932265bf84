import { describe, expect, test } from 'vitest'
import { graphOf } from '../site/built-site.ts'

describe('structured data', () => {
  test.each([
    { path: '/', types: ['HomeGoodsStore', 'WebSite'] },
    { path: '/ceiling-fans', types: ['HomeGoodsStore', 'CollectionPage'] },
    { path: '/ceiling-fans/outdoor', types: ['HomeGoodsStore', 'CollectionPage', 'BreadcrumbList'] },
    { path: '/ceiling-fans/outdoor/beacon-60', types: ['HomeGoodsStore', 'ItemPage', 'BreadcrumbList'] },
    { path: '/lighting-fixtures/pendants', types: ['HomeGoodsStore', 'CollectionPage', 'BreadcrumbList'] },
    { path: '/parts', types: ['HomeGoodsStore'] },
  ])('$path holds $types in one graph', ({ path, types }) => {
    expect(graphOf(path).map((node) => node['@type'])).toEqual(types)
  })

  test('the store has its address and six days of hours', () => {
    const [store] = graphOf('/')
    expect(store).toMatchObject({
      name: 'Atlanta Ceiling Fans',
      telephone: '(404) 555-0142',
      address: { addressLocality: 'Atlanta', addressRegion: 'GA', postalCode: '30339' },
    })
    expect(store?.openingHoursSpecification).toHaveLength(6)
  })
})
