import type { Catalogue } from '../create-catalogue.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import type { SearchWords } from '../schema/search-words.ts'
import { type CategoryCard, categoryCards } from './category-cards.ts'
import type { FacetName } from './facet-names.ts'
import { fill } from './fill.ts'
import { allProducts, type FinderList } from './finder-list.ts'
import { type StoreView, storeFacts } from './store-view.ts'

interface SearchValue {
  value: string
  label: string
  fullLabel?: string
}

/** A shorter label, such as "DC", needs the label of its facet. */
const MIN_LABEL = 4

export interface SearchCategory {
  name: string
  title: string
  url: string
  count: number
}

export type SearchPage = SearchWords['pages'][number] & {
  /** Whether it answers when the store is open. */
  isHours?: true
}

interface SearchKind {
  /** The facets of the listing, without "Ask us". */
  facets: readonly { name: FacetName; values: readonly SearchValue[] }[]
  categories: readonly SearchCategory[]
  finishes: readonly string[]
}

export interface SearchFile
  extends Pick<SearchWords, 'ignored' | 'synonyms' | 'otherBrands'>,
    Record<ProductKind, SearchKind> {
  pages: readonly SearchPage[]
}

const facetsOf = ({ facets }: FinderList): SearchKind['facets'] =>
  facets.map(({ name, label: facet, values }) => ({
    name,
    values: values
      .filter(({ value }) => value !== 'ask')
      .map(({ value, label }) => ({
        value,
        label,
        ...(label.length < MIN_LABEL && { fullLabel: `${facet}: ${label}` }),
      })),
  }))

function finishesOf({ products }: FinderList): string[] {
  const all = products.flatMap(({ finishes, bladeFinishes }) => [...finishes, ...bladeFinishes])
  return [...new Set(all.map(({ label }) => label))]
}

const categoriesOf = ({ products }: FinderList, categories: readonly CategoryCard[]): SearchCategory[] =>
  categories
    .map(({ name, title, url }) => ({
      name,
      title,
      url,
      count: products.filter(({ categories: names }) => names.includes(name)).length,
    }))
    .filter(({ count }) => count > 0)

function searchKind(catalogue: Catalogue, kind: ProductKind): SearchKind {
  const list = allProducts(catalogue, kind)
  return {
    facets: facetsOf(list),
    finishes: finishesOf(list),
    categories: categoriesOf(list, categoryCards(catalogue, kind)),
  }
}

/** The hours are also found by names of special days. */
function storePage(page: SearchWords['pages'][number], store: StoreView): SearchPage {
  const filled = { ...page, text: fill(page.text, storeFacts(store)) }
  if (!page.text.includes('{hours}')) return filled
  const names = Object.values(store.opening.specialDays).map(({ name }) => name.toLowerCase())
  const short = names.map((name) => name.replace(/ day$/, ''))
  return { ...filled, isHours: true, words: [...new Set([...page.words, ...names, ...short])] }
}

/** @param plainPages pages written by staff, in addition to those in the search words */
export function searchFile(
  catalogue: Catalogue,
  store: StoreView,
  plainPages: readonly SearchPage[] = [],
): SearchFile {
  const { ignored, synonyms, otherBrands, pages } = catalogue.searchWords
  return {
    ignored,
    synonyms,
    otherBrands,
    pages: [...pages.map((page) => storePage(page, store)), ...plainPages],
    fans: searchKind(catalogue, 'fans'),
    fixtures: searchKind(catalogue, 'fixtures'),
  }
}
