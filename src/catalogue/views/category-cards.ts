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

/**
 * The grids "Featured Ceiling Fans" and "Featured Lighting Products". A category with neither a picture nor products is not
 * there yet.
 */
export const categoryCards = ({ categories, byCategory }: Catalogue, kind: ProductKind): CategoryCard[] =>
  [...categories[kind].values()].flatMap((category: Category) => {
    const { name, imageUrl: picture } = category
    if (picture === undefined) return []
    const count = countedProducts(byCategory[kind].get(name)?.length ?? 0, kind)
    return [{ name, url: paths.category(kind, name), title: categoryTitle(kind, category), picture, count }]
  })
