import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import type { FanCategory, FixtureCategory } from '../schema/category.ts'
import type { Manufacturer } from '../schema/manufacturer.ts'
import { brandList, counted, type FinderList, fanCategoryList, fixtureCategoryList } from './finder-list.ts'
import { metaDescription } from './meta-description.ts'
import type { ProductCard } from './product-card.ts'
import type { Link } from './product-page.ts'

/** Where one page stands among those of its list. */
export interface PageOfList {
  number: number
  /** The pages to go on to. One that does not follow the one before it comes after a gap. */
  links: { number: number; url: string; isAfterGap: boolean }[]
}

/** All that a category's or a brand's page shows. */
export interface ProductList {
  title: string
  /** The list in a word, for the way to it: a category's title, a maker's name. */
  name: string
  description: string
  /** "9 fans", "1 fixture". */
  count: string
  cards: ProductCard[]
  /** All of its products, as they are filtered and sorted over all of its pages. */
  finder: FinderList
  picture?: string
  /** A room beside the title. */
  room?: string
  /** A link away from this site, for a brand. */
  website?: Link
  /** Leads a shopper who does not know the size to where it is found. */
  guide?: Link
  trail: Link[]
  back: Link
  path: string
  /** Which of its pages this is, where a list has more than one. */
  page?: PageOfList
}

/** What search results say of a list; each of its further pages says which one it is, so that no two say the same. */
export const listDescription = ({ title, description, page }: ProductList): string =>
  metaDescription(page && page.number > 1 ? `${title}. ${description}` : description)

const BACK_TO_FANS: Link = { label: 'Back to Ceiling Fan Categories', url: paths.fans }
const ROOM_GUIDE: Link = { label: 'Which size for your room? See it drawn to scale', url: paths.fansForRoom }
const BACK_TO_LIGHTING: Link = { label: 'Back to Lighting Fixture Categories', url: paths.lighting }

/** The page of a fan category. */
export function fanCategoryPage(catalogue: Catalogue, category: FanCategory): ProductList {
  const { name, productCategory, categoryDescription, imageUrl, roomUrl } = category
  const finder = fanCategoryList(catalogue, category)
  const cards = finder.products
  return {
    title: productCategory,
    name: productCategory,
    description: categoryDescription,
    count: finder.count,
    cards,
    finder,
    picture: imageUrl,
    ...(roomUrl && { room: roomUrl }),
    guide: ROOM_GUIDE,
    trail: [{ label: 'Ceiling Fans', url: paths.fans }],
    back: BACK_TO_FANS,
    path: paths.fanCategory(name),
  }
}

/** The page of a fixture category. */
export function fixtureCategoryPage(catalogue: Catalogue, category: FixtureCategory): ProductList {
  const { name, lightingFixtureCategory, categoryDescription, imageUrl, roomUrl } = category
  const finder = fixtureCategoryList(catalogue, category)
  const cards = finder.products
  return {
    title: lightingFixtureCategory,
    name: lightingFixtureCategory,
    description: categoryDescription,
    count: finder.count,
    cards,
    finder,
    picture: imageUrl,
    ...(roomUrl && { room: roomUrl }),
    trail: [{ label: 'Lighting Fixtures', url: paths.lighting }],
    back: BACK_TO_LIGHTING,
    path: paths.fixtureCategory(name),
  }
}

/** The brand screen of a maker: its fans. */
export function brandPage(catalogue: Catalogue, maker: Manufacturer): ProductList {
  const { name, nameReference, manufacturerDescription, imageUrl, websiteUrl } = maker
  const finder = brandList(catalogue, maker)
  const cards = finder.products
  return {
    title: `Featured Products For ${name}`,
    name,
    description: manufacturerDescription,
    count: finder.count,
    cards,
    finder,
    ...(imageUrl && { picture: imageUrl }),
    website: { label: name, url: websiteUrl },
    trail: [{ label: 'Ceiling Fans', url: paths.fans }],
    back: BACK_TO_FANS,
    path: paths.brand(nameReference),
  }
}

/** A category on a listing. */
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
    count: counted(catalogue.fansByCategory.get(name) ?? [], 'fan'),
  }))

/** The grid "Featured Lighting Products". */
export const fixtureCategoryCards = (catalogue: Catalogue): CategoryCard[] =>
  [...catalogue.fixtureCategories.values()].map(({ name, lightingFixtureCategory, imageUrl }) => ({
    url: paths.fixtureCategory(name),
    title: lightingFixtureCategory,
    picture: imageUrl,
    count: counted(catalogue.fixturesByCategory.get(name) ?? [], 'fixture'),
  }))
