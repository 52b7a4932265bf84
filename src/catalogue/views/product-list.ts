import type { Catalogue } from '../create-catalogue.ts'
import { countedProducts } from '../kinds/kind-words.ts'
import { LISTINGS } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import { fixturesInCategory } from '../queries.ts'
import type { FanCategory, FixtureCategory } from '../schema/category.ts'
import type { Manufacturer } from '../schema/manufacturer.ts'
import { brandList, type FinderList, fanCategoryList, fixtureCategoryList, wholeList } from './finder-list.ts'
import { metaDescription } from './meta-description.ts'
import type { ProductCard } from './product-card.ts'
import type { Link } from './product-page.ts'
import { type RoomView, roomView } from './room-view.ts'
import { roomGuide, spotGuide } from './size-guide.ts'

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
  /** What else a maker has here: its lights, beside its fans. */
  lights?: Link
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

const TO_FANS: Pick<ProductList, 'trail' | 'back'> = {
  trail: [{ label: 'Ceiling Fans', url: paths.fans }],
  back: { label: 'Back to Ceiling Fan Categories', url: paths.fans },
}
const TO_LIGHTING: Pick<ProductList, 'trail' | 'back'> = {
  trail: [{ label: 'Lighting Fixtures', url: paths.lighting }],
  back: { label: 'Back to Lighting Fixture Categories', url: paths.lighting },
}

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

const categoryWords = (
  catalogue: Catalogue,
  { categoryDescription, imageUrl, roomUrl }: FanCategory | FixtureCategory,
  title: string,
) => ({
  title,
  name: title,
  description: categoryDescription,
  picture: imageUrl,
  ...(roomUrl && { room: roomView(catalogue, roomUrl) }),
})

/** The page of a fan category. */
export function fanCategoryPage(catalogue: Catalogue, category: FanCategory): ProductList {
  return {
    ...categoryWords(catalogue, category, category.productCategory),
    ...fromFinder(catalogue, fanCategoryList(catalogue, category)),
    guide: roomGuide(category),
    ...TO_FANS,
  }
}

/** The page of a fixture category. */
export function fixtureCategoryPage(catalogue: Catalogue, category: FixtureCategory): ProductList {
  const guide = spotGuide(fixturesInCategory(catalogue, category.name))
  return {
    ...categoryWords(catalogue, category, category.lightingFixtureCategory),
    ...fromFinder(catalogue, fixtureCategoryList(catalogue, category)),
    ...(guide && { guide }),
    ...TO_LIGHTING,
  }
}

/** The brand screen of a maker: its fans, and the way to its lights. */
export function brandPage(catalogue: Catalogue, maker: Manufacturer): ProductList {
  const { name, nameReference, manufacturerDescription, imageUrl, websiteUrl } = maker
  const lights = catalogue.fixturesByBrand.get(nameReference)
  return {
    title: `Featured Products For ${name}`,
    name,
    description: manufacturerDescription,
    ...(imageUrl && { picture: imageUrl }),
    website: { label: name, url: websiteUrl },
    ...(lights && {
      lights: {
        label: `See ${countedProducts(lights.length, 'fixtures')} by ${name}`,
        url: paths.fixturesOfBrand(nameReference),
      },
    }),
    ...fromFinder(catalogue, brandList(catalogue, maker)),
    ...TO_FANS,
  }
}
