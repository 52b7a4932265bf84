import type { Catalogue } from '../create-catalogue.ts'
import { countedProducts, type ProductKind } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import type { Link } from './link.ts'

export type CategoryCard = ReturnType<typeof categoryCards>[number]

/** A category with neither a picture nor products is not there yet. */
export const categoryCards = ({ categories, byCategory }: Catalogue, kind: ProductKind) =>
  [...categories[kind].values()].flatMap(({ name, title, imageUrl: picture }) => {
    if (picture === undefined) return []
    const count = countedProducts(byCategory[kind].get(name)?.length ?? 0, kind)
    return [{ name, url: paths.category(kind, name), title, picture, count }]
  })

export type CategoryLinks = ReturnType<typeof categoryLinks>

export function categoryLinks(catalogue: Catalogue) {
  const links = (kind: ProductKind) =>
    categoryCards(catalogue, kind).map(({ title, url }): Link => ({ label: title, url }))
  return { fans: links('fans'), fixtures: links('fixtures') }
}
