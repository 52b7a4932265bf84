import { SPOT_NAMES, SPOTS, type SpotName, suggestedSpot } from '../../spots/spots.ts'
import type { Catalogue } from '../create-catalogue.ts'
import {
  countedProducts,
  KIND_NAMES,
  KIND_WORDS,
  LISTINGS,
  type ProductKind,
  titleCase,
} from '../kinds/product-kinds.ts'
import { listOfBrand, listPagePath, paths } from '../paths.ts'
import { brandsWithFans } from '../queries.ts'
import type { Category } from '../schema/category.ts'
import type { Fixture } from '../schema/fixture.ts'
import type { Manufacturer } from '../schema/manufacturer.ts'
import { brandList, categoryList, type FinderList, wholeList } from './finder-list.ts'
import { roomView } from './gallery-view.ts'
import { type Link, listingLink } from './link.ts'
import { metaDescription } from './meta-description.ts'
import type { ProductSummary } from './product-summary.ts'

export interface ProductList {
  title: string
  /** Name of the list in the breadcrumb: a category's title, a brand's name. */
  name: string
  description: string
  count: string
  cards: ProductSummary[]
  finder: FinderList
  picture?: string
  room?: ReturnType<typeof roomView>
  website?: Link
  /** The lights of a brand that has some. */
  lights?: Link
  all?: Link
  guide?: Link
  trail: Link[]
  back: Link
  path: string
  page?: { number: number; urls: string[] }
}

/** Later pages have their number, so that no two descriptions are equal. */
export const listDescription = ({ title, description, page }: ProductList): string =>
  metaDescription(page && page.number > 1 ? `${title}. ${description}` : description)

const toListing = (kind: ProductKind): Pick<ProductList, 'trail' | 'back'> => ({
  trail: [listingLink(kind)],
  back: { label: `Back to ${titleCase(KIND_NAMES[kind].full)} Categories`, url: LISTINGS[kind] },
})

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

const labelFor = (spot: SpotName): string => `Which size for your ${SPOTS[spot].noun}? See it drawn to scale`

const ROOM_GUIDE: Link = { label: labelFor('room'), url: paths.fansForRoom }

const countOf = <Value>(values: readonly Value[], value: Value): number =>
  values.filter((one) => one === value).length

/** The spot that suits most of the fixtures, if any. */
function spotGuide(fixtures: readonly Fixture[]): Link | undefined {
  const mounted = fixtures.filter(({ mounting }) => mounting !== undefined)
  const spots = mounted.map(suggestedSpot).filter((spot) => spot !== undefined)
  const [spot] = SPOT_NAMES.toSorted((a, b) => countOf(spots, b) - countOf(spots, a))
  return spots.length > 0 && spot ? { label: labelFor(spot), url: paths.lightForSpot(spot) } : undefined
}

export function categoryPage(catalogue: Catalogue, category: Category): ProductList {
  const { kind, name, title, categoryDescription, imageUrl, roomUrl } = category
  const guide = kind === 'fans' ? ROOM_GUIDE : spotGuide(catalogue.byCategory.fixtures.get(name) ?? [])
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

export function brandPage(catalogue: Catalogue, brand: Manufacturer): ProductList {
  const { name, nameReference, manufacturerDescription, imageUrl, websiteUrl } = brand
  const count = catalogue.byBrand.fixtures.get(nameReference)?.length ?? 0
  const lights = {
    label: `See ${countedProducts(count, 'fixtures')} by ${name}`,
    url: listOfBrand('fixtures', nameReference),
  }
  return {
    title: `Featured Products For ${name}`,
    name,
    description: manufacturerDescription,
    ...(imageUrl && { picture: imageUrl }),
    website: { label: name, url: websiteUrl },
    ...(count > 0 && { lights }),
    ...fromFinder(catalogue, brandList(catalogue, brand)),
    ...toListing('fans'),
  }
}

/** Number of cards that fit in 14 KiB, which is what a server sends before it waits for the phone to reply. */
const CARDS_ON_A_PAGE = 36

export function listPages(list: ProductList): ProductList[] {
  const { cards, path, title } = list
  const count = Math.ceil(cards.length / CARDS_ON_A_PAGE)
  if (count <= 1) return [list]
  const urls = Array.from({ length: count }, (_, index) => listPagePath(path, index + 1))
  return urls.map((url, index) => {
    const number = index + 1
    const first = index * CARDS_ON_A_PAGE
    const onPage = cards.slice(first, first + CARDS_ON_A_PAGE)
    const range = `${first + 1} to ${first + onPage.length} of ${cards.length}`
    return {
      ...list,
      title: number === 1 ? title : `${title}, Page ${number}`,
      count: `${range} ${KIND_WORDS[list.finder.kind].many}`,
      cards: onPage,
      path: url,
      page: { number, urls },
    }
  })
}

/** The categories, then, of fans, the brand screens. */
export function productListPages(catalogue: Catalogue, kind: ProductKind): ProductList[] {
  const categories = [...catalogue.categories[kind].values()].map((category) =>
    categoryPage(catalogue, category),
  )
  const brands = kind === 'fans' ? brandsWithFans(catalogue).map((brand) => brandPage(catalogue, brand)) : []
  return [...categories, ...brands].flatMap(listPages)
}
