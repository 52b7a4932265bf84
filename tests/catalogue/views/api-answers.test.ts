import { describe, expect, test } from 'vitest'
import { apiFiles } from '../../../src/catalogue/views/api.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const files = apiFiles(own, async (picture) => `/served/${picture}`)
const answerAt = async (path: string) => {
  const answer = await files.find((file) => file.path === path)?.answer()
  return answer as Record<string, unknown> & readonly unknown[]
}

const LARGE = {
  name: 'large',
  productCategory: 'Large Ceiling Fans',
  categoryDescription: 'All that we have in Large Ceiling Fans. Come and see them turn.',
  imageUrl: '/served/content/images/fans/black.jpg',
}
const PENDANTS = {
  name: 'pendants',
  lightingFixtureCategory: 'Pendants',
  categoryDescription: 'All that we have in Pendants. Come and see them lit.',
  imageUrl: '/served/content/images/fixtures/black.jpg',
}
const HUNTER = {
  id: 4,
  name: 'Hunter',
  nameReference: 'hunter',
  manufacturerDescription: 'Hunter makes what hangs from ceilings.',
  websiteUrl: 'https://hunter.example.com/',
  imageUrl: '/served/content/images/fans/black.jpg',
}

const names = (products: unknown) => (products as readonly { name: string }[]).map(({ name }) => name)

describe('lists of categories', () => {
  test('getproductcategories is an array of the fan categories', async () => {
    const answer = await answerAt('getproductcategories')
    expect(answer).toHaveLength(9)
    expect(answer[2]).toEqual(LARGE)
  })

  test('getlightingfixturecategories is an array of the fixture categories', async () => {
    const answer = await answerAt('getlightingfixturecategories')
    expect(answer).toHaveLength(5)
    expect(answer[4]).toEqual(PENDANTS)
  })
})

describe('what is in a category', () => {
  test('ceilingfans/{category}: its fans, and its description in an array of one', async () => {
    const answer = await answerAt('ceilingfans/large')
    expect(Object.keys(answer)).toEqual(['ceilingFanResults', 'productCategoryDescription'])
    expect(answer.productCategoryDescription).toEqual([LARGE])
    expect(names(answer.ceilingFanResults).slice(0, 2)).toEqual(['foundry-65', 'halcyon-72'])
    expect(answer.ceilingFanResults).toHaveLength(5)
  })

  test('lightingfixtures/{category}: its fixtures, and its description in an array of one', async () => {
    const answer = await answerAt('lightingfixtures/pendants')
    expect(Object.keys(answer)).toEqual(['lightingFixtureResults', 'lightingFixtureCategoryDescription'])
    expect(answer.lightingFixtureCategoryDescription).toEqual([PENDANTS])
    expect(answer.lightingFixtureResults).toHaveLength(3)
  })

  test('bybrand/ceilingfans/{brand}: its fans, and the maker as one object', async () => {
    const answer = await answerAt('bybrand/ceilingfans/hunter')
    expect(Object.keys(answer)).toEqual(['ceilingFanResults', 'manufacturerDescription'])
    expect(answer.manufacturerDescription).toEqual(HUNTER)
    expect(names(answer.ceilingFanResults)).toEqual(['signal-52'])
  })
})

describe('details', () => {
  test('ceilingfandetails/{category}/{id}: one fan, and the category in an array of one', async () => {
    const answer = await answerAt('ceilingfandetails/large/halcyon-72')
    expect(answer).toMatchObject({
      ceilingFanResults: {
        name: 'halcyon-72',
        imageUrl: '/served/content/images/fans/black.jpg',
        mixAndMatch: true,
        sizes: [72, 84],
      },
      productCategoryDescription: [LARGE],
    })
  })

  test('lightingfixturedetails/{category}/{id}: one fixture, and the category in an array of one', async () => {
    const answer = await answerAt('lightingfixturedetails/pendants/reed-cylinder-6')
    expect(answer).toMatchObject({
      lightingFixtureResults: { name: 'reed-cylinder-6', availableInOtherSizes: null, lumensRating: '800' },
      lightingFixtureCategoryDescription: [PENDANTS],
    })
  })

  test('ceilingfandetailsbybrand/{brand}/{id}: one fan, and its maker as one object', async () => {
    const answer = await answerAt('ceilingfandetailsbybrand/hunter/signal-52')
    expect(answer).toMatchObject({
      ceilingFanResults: { name: 'signal-52', manufacturer: 'Hunter' },
      manufacturerDescription: HUNTER,
    })
  })
})
