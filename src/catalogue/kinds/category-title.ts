import type { Category, CategoryOf } from './product.ts'
import type { ProductKind } from './product-kinds.ts'

/** The field that has the title of a category, as rule F3 names it. */
export const CATEGORY_TITLES = {
  fans: 'productCategory',
  fixtures: 'lightingFixtureCategory',
} as const satisfies { [Kind in ProductKind]: keyof CategoryOf[Kind] }

/** What a category of a kind is called, such as "Outdoor Ceiling Fans". */
export const categoryTitle = (kind: ProductKind, category: Category): string =>
  (category as Category & Record<string, string>)[CATEGORY_TITLES[kind]] ?? ''
