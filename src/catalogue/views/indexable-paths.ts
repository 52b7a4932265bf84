import type { Catalogue } from '../create-catalogue.ts'
import { paths } from '../paths.ts'
import { fanListPages, fixtureListPages } from './list-pages.ts'
import { mainPath } from './main-path.ts'

/** Every address that search engines should keep: canonical pages only, without the results of the contact form, the empty
 * blog and empty lists. */
export function indexablePaths(catalogue: Catalogue): string[] {
  const { fans, fixtures } = catalogue
  return [
    paths.home,
    paths.fans,
    paths.lighting,
    paths.parts,
    paths.contact,
    paths.privacyPolicy,
    paths.termsAndConditions,
    paths.cookiesPolicy,
    ...[...fanListPages(catalogue), ...fixtureListPages(catalogue)]
      .filter(({ cards }) => cards.length > 0)
      .map(({ path }) => path),
    ...[...fans, ...fixtures].map(mainPath),
  ]
}
