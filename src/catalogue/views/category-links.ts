import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { perCatalogue } from './per-catalogue.ts'
import type { Link } from './product-page.ts'

/** The ways to all categories, which every page has in its menu and its footer. */
export interface CategoryLinks {
  fans: readonly Link[]
  lighting: readonly Link[]
}

/** The categories in the order of the listings. */
export const categoryLinks: (catalogue: Catalogue) => CategoryLinks = perCatalogue(
  ({ fanCategories, fixtureCategories }) => ({
    fans: [...fanCategories.values()].map(({ name, productCategory }) => ({
      label: productCategory,
      url: paths.fanCategory(name),
    })),
    lighting: [...fixtureCategories.values()].map(({ name, lightingFixtureCategory }) => ({
      label: lightingFixtureCategory,
      url: paths.fixtureCategory(name),
    })),
  }),
)
