import { KIND_WORDS } from '../../catalogue/kinds/kind-words.ts'
import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { SearchCategory, SearchFile, SearchPage } from '../../catalogue/views/search-file.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { typedWordsOf } from './words-of.ts'

/** What a word means among the products of a kind: all of them, a value of a facet, a category, a finish by its whole name. */
export type Meaning = { kind: ProductKind } & (
  | { is: 'all' }
  | { is: 'value'; facet: FacetName; value: string; label: string }
  | { is: 'category'; category: SearchCategory }
  | { is: 'finish'; label: string }
)

/** What a word, or several in a row, stand for; empty lists where they stand for nothing of the kind. */
export interface Entry {
  meanings: readonly Meaning[]
  pages: readonly SearchPage[]
  /** Whether staff say that it means products, so that a page it names as well comes after those. */
  isForProducts?: boolean
}

/** The words of the shop. */
export interface Vocabulary {
  /** Words without meaning of their own. */
  ignored: ReadonlySet<string>
  /** By words in the singular, joined by spaces: "covered porch". */
  phrases: ReadonlyMap<string, Entry>
}

/** "Phone or voice" is two names, and so is "Brass and gold". */
const alternatives = (label: string): string[] => label.split(/ (?:and|or) /)

export const isSame = (a: Meaning, b: Meaning): boolean => JSON.stringify(a) === JSON.stringify(b)

/** All names that `means` may use, each with what it means. */
function meaningsByName(file: SearchFile): Map<string, Meaning[]> {
  const byName = new Map<string, Meaning[]>()
  const add = (name: string, meaning: Meaning) => {
    const known = byName.get(name.toLowerCase())
    if (known) known.push(meaning)
    else byName.set(name.toLowerCase(), [meaning])
  }
  for (const kind of KINDS) {
    add(KIND_WORDS[kind].title, { kind, is: 'all' })
    for (const category of file[kind].categories) add(category.title, { kind, is: 'category', category })
    for (const { name: facet, values } of file[kind].facets)
      for (const { value, label, fullLabel = label } of values)
        add(label, { kind, is: 'value', facet, value, label: fullLabel })
  }
  return byName
}

/** The words of the shop: names of filters, categories and finishes, what staff say that other words mean, the store's pages. */
export function createVocabulary(file: SearchFile): Vocabulary {
  const ignored = new Set(file.ignored.flatMap(typedWordsOf))
  const phrases = new Map<string, { meanings: Meaning[]; pages: SearchPage[]; isForProducts?: boolean }>()
  const byName = meaningsByName(file)

  const carrying = (text: string): string[] => typedWordsOf(text).filter((word) => !ignored.has(word))
  const entryOf = (words: readonly string[]) => {
    const phrase = words.join(' ')
    const entry = phrases.get(phrase) ?? { meanings: [], pages: [] }
    if (phrase) phrases.set(phrase, entry)
    return entry
  }
  const mean = (words: readonly string[], meanings: readonly Meaning[]) => {
    const entry = entryOf(words)
    const { meanings: known } = entry
    known.push(...meanings.filter((meaning) => !known.some((other) => isSame(other, meaning))))
    return entry
  }

  /** "Outdoor Ceiling Fans" is asked for as "outdoor": the words for all fans are left out. */
  const kindWords = (kind: ProductKind): Set<string> => {
    const names = file.synonyms.filter(({ means }) => means.includes(KIND_WORDS[kind].title))
    return new Set(names.flatMap(({ words }) => words.flatMap(typedWordsOf)))
  }
  for (const kind of KINDS) {
    const { categories, facets, finishes } = file[kind]
    const own = kindWords(kind)
    for (const category of categories) {
      for (const title of alternatives(category.title)) {
        const words = carrying(title)
        const rest = words.filter((word) => !own.has(word))
        mean(rest.length > 0 ? rest : words, [{ kind, is: 'category', category }])
      }
    }
    for (const { name: facet, values } of facets)
      for (const { value, label, fullLabel = label } of values)
        for (const name of alternatives(label))
          mean(carrying(name), [{ kind, is: 'value', facet, value, label: fullLabel }])
    for (const label of finishes) {
      const words = carrying(label)
      if (!phrases.get(words.join(' '))?.meanings.some((one) => one.kind === kind))
        mean(words, [{ kind, is: 'finish', label }])
    }
  }
  for (const { words, means } of file.synonyms) {
    const meanings = means.flatMap((name) => byName.get(name.toLowerCase()) ?? [])
    for (const word of words) mean(carrying(word), meanings).isForProducts = meanings.length > 0
  }
  /** "Quiet fans" must not keep "quiet" from meaning a filter. */
  const isName = (words: readonly string[]) =>
    words.length === 1 || !words.some((word) => phrases.get(word)?.meanings.length)
  for (const page of file.pages)
    for (const words of [[page.title].map(carrying).filter(isName), page.words.map(carrying)].flat()) {
      const { pages } = entryOf(words)
      if (!pages.includes(page)) pages.push(page)
    }
  return { ignored, phrases }
}

/** Whether a product is what a word means; its kind is not asked. */
export function isMeant(meaning: Meaning, { facets, categories, finishes, bladeFinishes }: Product): boolean {
  switch (meaning.is) {
    case 'all':
      return true
    case 'value':
      return facets[meaning.facet]?.includes(meaning.value) ?? false
    case 'category':
      return categories.includes(meaning.category.name)
    case 'finish':
      return [...finishes, ...bladeFinishes].some(({ label }) => label === meaning.label)
  }
}
