import type { Catalogue } from '../../../../src/catalogue/create-catalogue.ts'
import { brandsWithFans, fanPlaces, fixturePlaces } from '../../../../src/catalogue/queries.ts'
import { apiAnswers } from '../../../../src/catalogue/views/api-answers.ts'
import { finderLists } from '../../../../src/catalogue/views/finder-list.ts'
import { makeProductFile } from '../../../../src/product-data/make-product-file.ts'
import type { CardFiles } from '../../../../src/product-data/product-file.ts'

interface TextFile {
  /** From the folder that is published. */
  path: string
  text: string
}

/** The answers of the API: as many as `src/pages/api` makes, under the same names. */
async function answerFiles(
  catalogue: Catalogue,
  pictureUrl: (picture: string) => string,
): Promise<TextFile[]> {
  const { fans, fanCategories, fixtureCategories } = catalogue
  const api = apiAnswers(catalogue, async (picture) => pictureUrl(picture))
  const answers: [path: string, answer: Promise<object>][] = [
    ['getproductcategories', api.productCategories()],
    ['getlightingfixturecategories', api.lightingFixtureCategories()],
  ]
  for (const category of fanCategories.keys()) {
    answers.push([`ceilingfans/${category}`, api.ceilingFans(category)])
  }
  for (const category of fixtureCategories.keys()) {
    answers.push([`lightingfixtures/${category}`, api.lightingFixtures(category)])
  }
  for (const { nameReference } of brandsWithFans(catalogue)) {
    answers.push([`bybrand/ceilingfans/${nameReference}`, api.ceilingFansByBrand(nameReference)])
  }
  for (const { category, fan } of fanPlaces(catalogue)) {
    answers.push([`ceilingfandetails/${category}/${fan.productUrl}`, api.ceilingFanDetails(category, fan)])
  }
  for (const { category, fixture } of fixturePlaces(catalogue)) {
    answers.push([
      `lightingfixturedetails/${category}/${fixture.productUrl}`,
      api.lightingFixtureDetails(category, fixture),
    ])
  }
  for (const fan of fans) {
    const path = `ceilingfandetailsbybrand/${fan.manufacturerNameReference}/${fan.name}`
    answers.push([path, api.ceilingFanDetailsByBrand(fan)])
  }
  return Promise.all(
    answers.map(async ([path, answer]) => ({ path: `api/${path}`, text: JSON.stringify(await answer) })),
  )
}

/** The products of every list, for the filters and the search. */
const productFiles = (
  catalogue: Catalogue,
  cardPicture: (picture: string) => CardFiles,
): Promise<TextFile[]> =>
  Promise.all(
    finderLists(catalogue).map(async (list) => {
      const { address, text } = await makeProductFile(list, async (picture) => cardPicture(picture))
      return { path: address.slice(1), text }
    }),
  )

/** The files of a built site that are no pages and grow with its catalog. */
export const textFiles = async (
  catalogue: Catalogue,
  pictures: { pictureUrl: (picture: string) => string; cardPicture: (picture: string) => CardFiles },
): Promise<TextFile[]> => [
  ...(await answerFiles(catalogue, pictures.pictureUrl)),
  ...(await productFiles(catalogue, pictures.cardPicture)),
]
