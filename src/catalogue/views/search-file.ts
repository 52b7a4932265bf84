import type { Catalogue } from '../create-catalogue.ts'
import { KIND_WORDS, KINDS, type ProductKind } from '../kinds/product-kinds.ts'
import type { SearchWords } from '../schema/search-words.ts'
import { categoryCards } from './category-cards.ts'
import type { FacetName } from './facet-names.ts'
import { fill } from './fill.ts'
import { allProducts } from './finder-list.ts'
import { type StoreView, storeFacts } from './store-view.ts'

/** A shorter label, such as "DC", needs the label of its facet. */
const MIN_LABEL = 4

/** The meaning of a name on the site for the search. */
export type Meaning = { kind: ProductKind } & (
  | { is: 'all' }
  | { is: 'value'; facet: FacetName; value: string; label: string }
  | { is: 'category'; category: { name: string; title: string; url: string; count: number } }
)

export type NamedMeaning = readonly [name: string, meaning: Meaning]

export type SearchPage = SearchWords['pages'][number] & {
  /** Whether it answers when the store is open. */
  isHours?: true
}

export interface SearchFile extends Pick<SearchWords, 'ignored' | 'synonyms' | 'otherBrands'> {
  /** All products of a kind, its categories, and the values of its facets but "Not listed". */
  names: readonly NamedMeaning[]
  /** Finishes of products, whose names are read as a whole: "Light Oak" is no light. */
  finishes: readonly string[]
  pages: readonly SearchPage[]
}

function namesOf(catalogue: Catalogue, kind: ProductKind): NamedMeaning[] {
  const { products, facets } = allProducts(catalogue, kind)
  return [
    [KIND_WORDS[kind].title, { kind, is: 'all' }],
    ...categoryCards(catalogue, kind).flatMap(({ name, title, url }): NamedMeaning[] => {
      const count = products.filter(({ categories }) => categories.includes(name)).length
      return count > 0 ? [[title, { kind, is: 'category', category: { name, title, url, count } }]] : []
    }),
    ...facets.flatMap(({ name: facet, label: facetLabel, values }) =>
      values
        .filter(({ value }) => value !== 'ask')
        .map(({ value, label: name }): NamedMeaning => {
          const label = name.length < MIN_LABEL ? `${facetLabel}: ${name}` : name
          return [name, { kind, is: 'value', facet, value, label }]
        }),
    ),
  ]
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
  const sold = KINDS.flatMap((kind) => allProducts(catalogue, kind).products)
  return {
    ignored,
    synonyms,
    otherBrands,
    names: KINDS.flatMap((kind) => namesOf(catalogue, kind)),
    finishes: [
      ...new Set(
        sold.flatMap((product) => [...product.finishes, ...product.bladeFinishes]).map(({ label }) => label),
      ),
    ],
    pages: [...pages.map((page) => storePage(page, store)), ...plainPages],
  }
}
