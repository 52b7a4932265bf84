import type { Catalogue } from '../create-catalogue.ts'
import { allFansEver, brandsWithFans, fanPlaces, fixturePlaces } from '../queries.ts'
import { apiAnswers } from './api-answers.ts'
import type { FileUrl } from './api-records.ts'

interface ApiFile {
  /** What follows `/api/` in its address. */
  path: string
  answer: () => Promise<object>
}

/** Every answer of the API (rule F4), which is made when it is asked for. */
export function apiFiles(catalogue: Catalogue, fileUrl: FileUrl): ApiFile[] {
  const api = apiAnswers(catalogue, fileUrl)
  const { fanCategories, fixtureCategories } = catalogue
  return [
    { path: 'getproductcategories', answer: api.productCategories },
    { path: 'getlightingfixturecategories', answer: api.lightingFixtureCategories },
    ...[...fanCategories.keys()].map((name) => ({
      path: `ceilingfans/${name}`,
      answer: () => api.ceilingFans(name),
    })),
    ...[...fixtureCategories.keys()].map((name) => ({
      path: `lightingfixtures/${name}`,
      answer: () => api.lightingFixtures(name),
    })),
    ...brandsWithFans(catalogue).map(({ nameReference }) => ({
      path: `bybrand/ceilingfans/${nameReference}`,
      answer: () => api.ceilingFansByBrand(nameReference),
    })),
    ...fanPlaces(catalogue).map(({ category, fan }) => ({
      path: `ceilingfandetails/${category}/${fan.productUrl}`,
      answer: () => api.ceilingFanDetails(category, fan),
    })),
    ...fixturePlaces(catalogue).map(({ category, fixture }) => ({
      path: `lightingfixturedetails/${category}/${fixture.productUrl}`,
      answer: () => api.lightingFixtureDetails(category, fixture),
    })),
    ...allFansEver(catalogue).map((fan) => ({
      path: `ceilingfandetailsbybrand/${fan.manufacturerNameReference}/${fan.name}`,
      answer: () => api.ceilingFanDetailsByBrand(fan),
    })),
  ]
}
