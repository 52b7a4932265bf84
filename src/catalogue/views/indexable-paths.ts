import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { brandsWithFans, mainCategory } from '../queries.ts'

/** Every address that search engines should keep: canonical pages only, results of the contact form left out. */
export function indexablePaths(catalogue: Catalogue): string[] {
  const { fans, fixtures, fanCategories, fixtureCategories } = catalogue
  return [
    paths.home,
    paths.fans,
    paths.lighting,
    paths.parts,
    paths.blog,
    paths.contact,
    paths.privacyPolicy,
    paths.termsAndConditions,
    paths.cookiesPolicy,
    ...[...fanCategories.keys()].map(paths.fanCategory),
    ...[...fixtureCategories.keys()].map(paths.fixtureCategory),
    ...brandsWithFans(catalogue).map(({ nameReference }) => paths.brand(nameReference)),
    ...fans.map((fan) => paths.fan(mainCategory(fan), fan.productUrl)),
    ...fixtures.map((fixture) => paths.fixture(mainCategory(fixture), fixture.productUrl)),
  ]
}
