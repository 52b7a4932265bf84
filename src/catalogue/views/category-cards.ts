import type { Catalogue } from '../create-catalogue.ts'
import { categoryTitle } from '../kinds/category-title.ts'
import { countedProducts } from '../kinds/kind-words.ts'
import type { Category } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'

/** A category in the grid of a listing. */
export interface CategoryCard {
  name: string
  url: string
  title: string
  picture: string
  count: string
}

/** The grids "Featured Ceiling Fans" and "Featured Lighting Products". */
export const categoryCards = ({ categories, byCategory }: Catalogue, kind: ProductKind): CategoryCard[] =>
  [...categories[kind].values()].map((category: Category) => ({
    name: category.name,
    url: paths.category(kind, category.name),
    title: categoryTitle(kind, category),
    picture: category.imageUrl,
    count: countedProducts(byCategory[kind].get(category.name)?.length ?? 0, kind),
  }))
