import type { Catalogue } from '../create-catalogue.ts'
import { categoryTitle } from '../kinds/category-title.ts'
import { countedProducts } from '../kinds/kind-words.ts'
import type { Category } from '../kinds/product.ts'
import { KINDS, LISTINGS, type ProductKind } from '../kinds/product-kinds.ts'
import { listOfBrand } from '../paths.ts'
import type { Manufacturer } from '../schema/manufacturer.ts'
import { brandList, categoryList, type FinderList, wholeList } from './finder-list.ts'
import { kindView } from './kind-views.ts'
import type { Link } from './link.ts'
import { LISTING_LINKS } from './listing-links.ts'
import { metaDescription } from './meta-description.ts'
import type { ProductCard } from './product-card.ts'
import { type RoomView, roomView } from './room-view.ts'

/** The place of one page among those of its list. */
export interface PageOfList {
  number: number
  /** The pages to go on to. One that does not follow the one before it comes after a gap. */
  links: { number: number; url: string; isAfterGap: boolean }[]
}

/** All that a category's or a brand's page shows. */
export interface ProductList {
  title: string
  /** What the breadcrumb calls the list: a category's title, a maker's name. */
  name: string
  description: string
  /** "9 fans", "1 light". */
  count: string
  cards: ProductCard[]
  /** All of its products, as they are filtered and sorted over all of its pages. */
  finder: FinderList
  picture?: string
  /** A room beside the title. */
  room?: RoomView
  /** A link away from this site, for a brand. */
  website?: Link
  /** What else a maker has here, such as its lights beside its fans. */
  others?: readonly Link[]
  /** The way to all products of its kind. */
  all?: Link
  /** Leads a shopper who does not know the size to the tool that finds it. */
  guide?: Link
  trail: Link[]
  back: Link
  path: string
  /** Which of its pages this is, where a list has more than one. */
  page?: PageOfList
}

/** What search results say about a list; each of its further pages says which one it is, so that no two say the same. */
export const listDescription = ({ title, description, page }: ProductList): string =>
  metaDescription(page && page.number > 1 ? `${title}. ${description}` : description)

const toListing = (kind: ProductKind): Pick<ProductList, 'trail' | 'back'> => ({
  trail: [LISTING_LINKS[kind].listing],
  back: LISTING_LINKS[kind].back,
})

/** What a list shows of its products, and the way from it to all of their kind where there are more. */
function fromFinder(catalogue: Catalogue, finder: FinderList) {
  const { kind, products, count, path } = finder
  const all = catalogue[kind].length
  const whole = { path: LISTINGS[kind], count: countedProducts(all, kind) }
  return {
    finder,
    cards: products,
    count,
    path,
    ...(all > products.length && { all: wholeList(whole) }),
  }
}

/** The page of a category. */
export function categoryPage(catalogue: Catalogue, kind: ProductKind, category: Category): ProductList {
  const { name, categoryDescription, imageUrl, roomUrl } = category
  const title = categoryTitle(kind, category)
  const guide = kindView(kind).sizeGuide?.(catalogue, name)
  return {
    title,
    name: title,
    description: categoryDescription,
    ...(imageUrl && { picture: imageUrl }),
    ...(roomUrl && { room: roomView(catalogue, roomUrl) }),
    ...fromFinder(catalogue, categoryList(catalogue, kind, name)),
    ...(guide && { guide }),
    ...toListing(kind),
  }
}

/** The brand screen of a maker: its fans, and the way to its lights. */
export function brandPage(catalogue: Catalogue, maker: Manufacturer): ProductList {
  const { name, nameReference, manufacturerDescription, imageUrl, websiteUrl } = maker
  const others = KINDS.flatMap((kind): Link[] => {
    const count = kind === 'fans' ? 0 : (catalogue.byBrand[kind].get(nameReference)?.length ?? 0)
    const label = `See ${countedProducts(count, kind)} by ${name}`
    return count > 0 ? [{ label, url: listOfBrand(kind, nameReference) }] : []
  })
  return {
    title: `Featured Products For ${name}`,
    name,
    description: manufacturerDescription,
    ...(imageUrl && { picture: imageUrl }),
    website: { label: name, url: websiteUrl },
    ...(others.length > 0 && { others }),
    ...fromFinder(catalogue, brandList(catalogue, maker)),
    ...toListing('fans'),
  }
}
