import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { counted } from '../rules/counted.ts'

/** A category in the grid of a listing. */
export interface CategoryCard {
  url: string
  title: string
  picture: string
  count: string
}

/** The grid "Featured Ceiling Fans". */
export const fanCategoryCards = (catalogue: Catalogue): CategoryCard[] =>
  [...catalogue.fanCategories.values()].map(({ name, productCategory, imageUrl }) => ({
    url: paths.fanCategory(name),
    title: productCategory,
    picture: imageUrl,
    count: counted(catalogue.fansByCategory.get(name)?.length ?? 0, 'fan'),
  }))

/** The grid "Featured Lighting Products". */
export const fixtureCategoryCards = (catalogue: Catalogue): CategoryCard[] =>
  [...catalogue.fixtureCategories.values()].map(({ name, lightingFixtureCategory, imageUrl }) => ({
    url: paths.fixtureCategory(name),
    title: lightingFixtureCategory,
    picture: imageUrl,
    count: counted(catalogue.fixturesByCategory.get(name)?.length ?? 0, 'fixture'),
  }))
