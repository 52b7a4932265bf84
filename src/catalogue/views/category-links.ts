import type { Catalogue } from '../create-catalogue.ts'
import { forEachKind, type ProductKind } from '../kinds/product-kinds.ts'
import { type CategoryCard, categoryCards } from './category-cards.ts'
import type { Link } from './link.ts'
import { perCatalogue } from './per-catalogue.ts'

/** The ways to all categories, which every page has in its menu and its footer. */
export type CategoryLinks = Readonly<Record<ProductKind, readonly Link[]>>

const linkTo = ({ title, url }: CategoryCard): Link => ({ label: title, url })

/** The categories in the order of the listings. */
export const categoryLinks: (catalogue: Catalogue) => CategoryLinks = perCatalogue((catalogue) =>
  forEachKind((kind) => categoryCards(catalogue, kind).map(linkTo)),
)
