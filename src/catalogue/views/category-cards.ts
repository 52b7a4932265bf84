import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { counted } from '../rules/counted.ts'

/** A category in the grid of a listing. */
export interface CategoryCard {
  name: string
  url: string
  title: string
  picture: string
  count: string
}

/** The grid "Featured Ceiling Fans". */
export const fanCategoryCards = ({ fanCategories, fansByCategory }: Catalogue): CategoryCard[] =>
  [...fanCategories.values()].map(({ name, productCategory, imageUrl }) => ({
    name,
    url: paths.fanCategory(name),
    title: productCategory,
    picture: imageUrl,
    count: counted(fansByCategory.get(name)?.length ?? 0, 'fan'),
  }))

/** The grid "Featured Lighting Products". */
export const fixtureCategoryCards = ({ fixtureCategories, fixturesByCategory }: Catalogue): CategoryCard[] =>
  [...fixtureCategories.values()].map(({ name, lightingFixtureCategory, imageUrl }) => ({
    name,
    url: paths.fixtureCategory(name),
    title: lightingFixtureCategory,
    picture: imageUrl,
    count: counted(fixturesByCategory.get(name)?.length ?? 0, 'fixture'),
  }))
