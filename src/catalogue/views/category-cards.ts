import type { Catalogue } from '../create-catalogue.ts'
import { countedProducts } from '../kinds/kind-words.ts'
import { paths } from '../paths.ts'

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
    url: paths.category('fans', name),
    title: productCategory,
    picture: imageUrl,
    count: countedProducts(fansByCategory.get(name)?.length ?? 0, 'fans'),
  }))

/** The grid "Featured Lighting Products". */
export const fixtureCategoryCards = ({ fixtureCategories, fixturesByCategory }: Catalogue): CategoryCard[] =>
  [...fixtureCategories.values()].map(({ name, lightingFixtureCategory, imageUrl }) => ({
    name,
    url: paths.category('fixtures', name),
    title: lightingFixtureCategory,
    picture: imageUrl,
    count: countedProducts(fixturesByCategory.get(name)?.length ?? 0, 'fixtures'),
  }))
