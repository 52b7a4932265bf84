import { KIND_NAMES } from './kind-names.ts'
import type { Category } from './product.ts'
import type { ProductKind } from './product-kinds.ts'

/** What a category of a kind is called, such as "Outdoor Ceiling Fans". */
export const categoryTitle = (kind: ProductKind, category: Category): string =>
  (category as Category & Record<string, string>)[KIND_NAMES[kind].categoryTitle] ?? ''
