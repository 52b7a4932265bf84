import { useEffect, useMemo, useState } from 'react'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import type { SearchFile } from '../../catalogue/views/search-file.ts'
import { loadProducts } from '../../client/product-data/load-products.ts'
import { type Answer, answerQuestion } from './answer-question.ts'
import { loadSearchFile } from './load-search-file.ts'
import type { SearchedList } from './match-parts.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { createWordIndex } from './word-index.ts'

interface Search {
  file: SearchFile
  vocabulary: Vocabulary
  lists: readonly SearchedList[]
}

async function prepare(): Promise<Search> {
  const [file, ...lists] = await Promise.all([
    loadSearchFile(),
    ...KINDS.map(async (kind) => {
      const products = await loadProducts(kind)
      return { kind, products, index: await createWordIndex(products) }
    }),
  ])
  return { file, vocabulary: createVocabulary(file), lists }
}

/** What is needed where the words find nothing as they are typed. */
const loadNothing = async () => ({
  ...(await import('./match-nearly.ts')),
  ...(await import('./NothingMatches.tsx')),
})
type Nothing = Awaited<ReturnType<typeof loadNothing>>

/**
 * The answer to what is typed.
 *
 * @param isOpen nothing is fetched before the search is opened
 * @returns `answer` is undefined while nothing is typed or the products are loading; `file` has what is offered meanwhile
 */
export function useSearch(
  isOpen: boolean,
  typed: string,
): { file?: SearchFile; answer?: Answer | undefined; hasFailed?: boolean } & Partial<Nothing> {
  const [search, setSearch] = useState<Search | 'failed'>()
  // After a failure, opening the search tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded stays.
  useEffect(() => {
    if (isOpen && (!search || search === 'failed')) prepare().then(setSearch, () => setSearch('failed'))
  }, [isOpen])
  const [nothing, setNothing] = useState<Partial<Nothing>>()
  const found = useMemo(() => {
    if (!search) return {}
    if (search === 'failed') return { hasFailed: true }
    const { file, vocabulary, lists } = search
    if (typed.trim() === '') return { file }
    return { file, answer: answerQuestion(lists, vocabulary, typed, nothing?.matchNearly) }
  }, [search, typed, nothing])
  const isLacking = found.answer?.kinds.length === 0 && !nothing
  useEffect(() => {
    if (isLacking) loadNothing().then(setNothing, () => setNothing({}))
  }, [isLacking])
  return isLacking ? { ...found, answer: undefined } : { ...found, ...nothing }
}
