import type { Catalogue } from '../../../../src/catalogue/create-catalogue.ts'
import { brandsWithFans, fanPlaces, fixturePlaces } from '../../../../src/catalogue/queries.ts'
import { apiAnswers } from '../../../../src/catalogue/views/api-answers.ts'
import { finderLists } from '../../../../src/catalogue/views/finder-list.ts'
import { makeProductFile } from '../../../../src/product-data/make-product-file.ts'
import type { CardFiles } from '../../../../src/product-data/product-file.ts'

interface Pictures {
  pictureUrl: (picture: string) => string
  cardPicture: (picture: string) => CardFiles
}

/**
 * The files of a built site that are no pages and grow with its catalog, each by its path from the folder that is published:
 * as many answers as `src/pages/api` makes, under the same names, and the products of every list for the filters and the search.
 */
export function textFiles(catalogue: Catalogue, { pictureUrl, cardPicture }: Pictures) {
  const { fans, fanCategories, fixtureCategories } = catalogue
  const api = apiAnswers(catalogue, async (picture) => pictureUrl(picture))
  const file = async (path: string, answer: Promise<object>) => ({
    path: `api/${path}`,
    text: JSON.stringify(await answer),
  })
  return Promise.all([
    file('getproductcategories', api.productCategories()),
    file('getlightingfixturecategories', api.lightingFixtureCategories()),
    ...[...fanCategories.keys()].map((name) => file(`ceilingfans/${name}`, api.ceilingFans(name))),
    ...[...fixtureCategories.keys()].map((name) =>
      file(`lightingfixtures/${name}`, api.lightingFixtures(name)),
    ),
    ...brandsWithFans(catalogue).map(({ nameReference: brand }) =>
      file(`bybrand/ceilingfans/${brand}`, api.ceilingFansByBrand(brand)),
    ),
    ...fanPlaces(catalogue).map(({ category, fan }) =>
      file(`ceilingfandetails/${category}/${fan.productUrl}`, api.ceilingFanDetails(category, fan)),
    ),
    ...fixturePlaces(catalogue).map(({ category, fixture }) =>
      file(
        `lightingfixturedetails/${category}/${fixture.productUrl}`,
        api.lightingFixtureDetails(category, fixture),
      ),
    ),
    ...fans.map((fan) =>
      file(
        `ceilingfandetailsbybrand/${fan.manufacturerNameReference}/${fan.name}`,
        api.ceilingFanDetailsByBrand(fan),
      ),
    ),
    ...finderLists(catalogue).map(async (list) => {
      const { address, text } = await makeProductFile(list, async (picture) => cardPicture(picture))
      return { path: address.slice(1), text }
    }),
  ])
}
