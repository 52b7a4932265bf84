import type { Catalogue } from '../create-catalogue.ts'
import { KIND_WORDS } from '../kinds/kind-words.ts'
import type { Category } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { listPagePath } from '../paths.ts'
import { brandsWithFans } from '../queries.ts'
import { brandPage, categoryPage, type ProductList } from './product-list.ts'

/** As many cards as fit in 14 KiB, which is what a server sends before it waits for the phone to reply. */
const CARDS_ON_A_PAGE = 36

/**
 * The pages that page `number` of `count` links to: the first, its neighbors and the last, so that a list of a thousand
 * pages has no thousand links on each. A gap never replaces one page alone: its link is as short as the gap.
 */
function linkedPages(number: number, count: number): number[] {
  const near = [1, number - 1, number, number + 1, count].filter((page) => page >= 1 && page <= count)
  const lonely = near.flatMap((page) => (near.includes(page + 2) ? [page + 1] : []))
  return [...new Set([...near, ...lonely])].toSorted((a, b) => a - b)
}

/** A list as the pages it is published on: itself when it is short, else pages of 36 cards, each with its own address. */
export function listPages(list: ProductList): ProductList[] {
  const { cards, path, title } = list
  const count = Math.ceil(cards.length / CARDS_ON_A_PAGE)
  if (count <= 1) return [list]
  return Array.from({ length: count }, (_, index) => index + 1).map((number) => {
    const first = (number - 1) * CARDS_ON_A_PAGE
    const onPage = cards.slice(first, first + CARDS_ON_A_PAGE)
    const range = `${first + 1} to ${first + onPage.length} of ${cards.length}`
    const links = linkedPages(number, count).map((linked, index, all) => ({
      number: linked,
      url: listPagePath(path, linked),
      isAfterGap: index > 0 && linked - 1 !== all[index - 1],
    }))
    return {
      ...list,
      title: number === 1 ? title : `${title}, Page ${number}`,
      count: `${range} ${KIND_WORDS[list.finder.kind].many}`,
      cards: onPage,
      path: listPagePath(path, number),
      page: { number, links },
    }
  })
}

/** Every page that lists products of a kind: the categories, then, of fans, the brand screens. */
export function productListPages(catalogue: Catalogue, kind: ProductKind): ProductList[] {
  const categories = [...catalogue.categories[kind].values()].map((category: Category) =>
    categoryPage(catalogue, kind, category),
  )
  const brands = kind === 'fans' ? brandsWithFans(catalogue).map((maker) => brandPage(catalogue, maker)) : []
  return [...categories, ...brands].flatMap(listPages)
}
