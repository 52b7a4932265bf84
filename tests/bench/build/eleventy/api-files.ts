import type { Catalogue } from '../../../../src/catalogue/create-catalogue.ts'
import { brandsWithFans, fanPlaces, fixturePlaces } from '../../../../src/catalogue/queries.ts'
import { apiAnswers } from '../../../../src/catalogue/views/api-answers.ts'

/** The answers of the API as files, by their paths in the folder that is published: those of `src/pages/api`. */
export function apiFiles(catalogue: Catalogue, pictureUrl: (picture: string) => Promise<string>) {
  const { fans, fanCategories, fixtureCategories } = catalogue
  const api = apiAnswers(catalogue, pictureUrl)
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
  ])
}
