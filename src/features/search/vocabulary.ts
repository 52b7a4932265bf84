import { KIND_WORDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { Meaning, SearchFile, SearchPage } from '../../catalogue/views/search-file.ts'
import type { Product } from '../../client/products.ts'
import type { SizeRange } from './measures.ts'
import { typedWordsOf } from './words.ts'

interface Entry {
  meanings: readonly Meaning[]
  pages: readonly SearchPage[]
  /** Whether staff have written that it means products, so that a page with the same name comes after those. */
  isForProducts?: boolean
  isFinish?: boolean
  otherBrand?: string
}

export interface Vocabulary {
  ignored: ReadonlySet<string>
  /** By words in the singular, joined by spaces: "covered porch". */
  phrases: ReadonlyMap<string, Entry>
}

/** "Phone or voice" is two names, and so is "Brass and gold". */
const alternatives = (label: string): string[] => label.split(/ (?:and|or) /)

/** The names of filters and categories, what staff have written that other words mean, and the store's pages. */
export function createVocabulary(file: SearchFile): Vocabulary {
  const ignored = new Set(file.ignored.flatMap(typedWordsOf))
  const phrases = new Map<string, Entry & { meanings: Meaning[]; pages: SearchPage[] }>()

  const carrying = (text: string): string[] => typedWordsOf(text).filter((word) => !ignored.has(word))
  const entryOf = (words: readonly string[]) => {
    const phrase = words.join(' ')
    const entry = phrases.get(phrase) ?? { meanings: [], pages: [] }
    if (phrase) phrases.set(phrase, entry)
    return entry
  }
  const mean = (words: readonly string[], meanings: readonly Meaning[]) => {
    const entry = entryOf(words)
    entry.meanings.push(...meanings.filter((meaning) => !entry.meanings.includes(meaning)))
    return entry
  }

  /** Words for all products of a kind: "Outdoor Ceiling Fans" is also found by "outdoor". */
  const kindWords = (kind: ProductKind) =>
    file.synonyms
      .filter(({ means }) => means.includes(KIND_WORDS[kind].title))
      .flatMap(({ words }) => words.flatMap(typedWordsOf))
  for (const [name, meaning] of file.names) {
    if (meaning.is === 'all') continue
    for (const words of alternatives(name).map(carrying)) {
      const left = new Set(meaning.is === 'category' ? kindWords(meaning.kind) : [])
      const rest = words.filter((word) => !left.has(word))
      mean(rest.length > 0 ? rest : words, [meaning])
    }
  }
  for (const { words, means } of file.synonyms) {
    const meanings = means.flatMap((name) =>
      file.names
        .filter(([other]) => other.toLowerCase() === name.toLowerCase())
        .map(([, meaning]) => meaning),
    )
    for (const word of words) mean(carrying(word), meanings).isForProducts = meanings.length > 0
  }
  /** "Quiet fans" must not keep "quiet" from meaning a filter. */
  const isName = (words: readonly string[]) =>
    words.length === 1 || !words.some((word) => phrases.get(word)?.meanings.length)
  for (const page of file.pages) {
    // A filtered list that a page leads to narrows the products, too: near salt water, to those for the rain.
    const values = new URLSearchParams(page.url.split('?')[1])
    const filtered = file.names
      .map(([, meaning]) => meaning)
      .filter((meaning) => meaning.is === 'value' && values.get(meaning.facet) === meaning.value)
    for (const words of [[page.title].map(carrying).filter(isName), page.words.map(carrying)].flat()) {
      const { pages } = mean(words, filtered)
      if (!pages.includes(page)) pages.push(page)
    }
  }
  for (const finish of file.finishes) entryOf(carrying(finish)).isFinish = true
  for (const brand of file.otherBrands) {
    const words = carrying(brand)
    if (!phrases.has(words.join(' '))) entryOf(words).otherBrand = brand
  }
  return { ignored, phrases }
}

export function fitsMeaning(meaning: Meaning, product: Product): boolean {
  const { kind, facets, categories } = product
  if (kind !== meaning.kind) return false
  switch (meaning.is) {
    case 'all':
      return true
    case 'value':
      return facets[meaning.facet]?.includes(meaning.value) ?? false
    case 'category':
      return categories.includes(meaning.category.name)
  }
}

export interface Part {
  words: readonly string[]
  entry: Entry | undefined
  /** Whether it is typed to its end; until then it may become a name or a number as well. */
  isWhole: boolean
  /** Sizes in inches that it names, in place of words. */
  range?: SizeRange
}

export const meaningsIn = ({ entry }: Part, kind: ProductKind): Meaning[] =>
  entry?.meanings.filter((meaning) => meaning.kind === kind) ?? []

/** The one kind that a part means all of: "fan", but not "room", which means all of both. */
export const namedKind = ({ entry, isWhole }: Part): ProductKind | undefined => {
  const [kind, ...others] = entry?.meanings.flatMap(({ is, kind }) => (is === 'all' ? kind : [])) ?? []
  return isWhole && others.length === 0 ? kind : undefined
}

/** A shorter beginning of a word does not stand for anything yet. */
const MIN_BEGINNING = 3

function begunEntry({ phrases }: Vocabulary, beginning: string): Entry | undefined {
  const begun = [...phrases].filter(([phrase]) => phrase.startsWith(beginning)).map(([, entry]) => entry)
  if (begun.length === 0) return undefined
  return {
    meanings: [...new Set(begun.flatMap(({ meanings }) => meanings))],
    pages: [...new Set(begun.flatMap(({ pages }) => pages))],
  }
}

/** Words that carry meaning, in the singular; all of them if none does, as in "The". */
export function carryingWords({ ignored }: Vocabulary, typed: string): string[] {
  const words = typedWordsOf(typed)
  const carrying = words.filter((word) => !ignored.has(word))
  return carrying.length > 0 ? carrying : words
}

/** The meaning of consecutive words; two words in either order and as one, as in "remote replacement" and "casa blanca". */
function entryOf({ phrases }: Vocabulary, words: readonly string[]): Entry | undefined {
  const entry = phrases.get(words.join(' '))
  return entry || words.length !== 2
    ? entry
    : (phrases.get(words.toReversed().join(' ')) ?? phrases.get(words.join('')))
}

/** Splits the words of a question, the longest names first: "kitchen island" is one part, "black fan" two. */
export function readQuestion(vocabulary: Vocabulary, words: readonly string[]): Part[] {
  const parts: Part[] = []
  for (let start = 0; start < words.length; start += parts.at(-1)?.words.length ?? 1) {
    const read = (end: number): Part | undefined => {
      const own = words.slice(start, end)
      const phrase = own.join(' ')
      const entry = entryOf(vocabulary, own)
      if (entry) return { words: own, entry, isWhole: true }
      const mayBegin = end === words.length && phrase.length >= MIN_BEGINNING
      const begun = mayBegin ? begunEntry(vocabulary, phrase) : undefined
      return begun && { words: own, entry: begun, isWhole: false }
    }
    let part: Part | undefined
    for (let end = words.length; end > start && !part; end -= 1) part = read(end)
    parts.push(
      part ?? { words: words.slice(start, start + 1), entry: undefined, isWhole: start < words.length - 1 },
    )
  }
  return parts
}
