import { useEffect, useMemo, useState } from 'react'
import type { SearchFile } from '../../catalogue/views/search-file.ts'
import { waitFor } from '../../client/loading/waiting.ts'
import type { Answer } from './answer-question.ts'
import { prepareSearch } from './prepare-search.ts'

/** What is needed for the first answer, all of it fetched at once: the data are not kept waiting by the scripts. */
async function loadSearch() {
  const [search, { answerQuestion }, { SearchResults }] = await Promise.all([
    prepareSearch(),
    import('./answer-question.ts'),
    import('./SearchResults.tsx'),
  ])
  return { ...search, answerQuestion, SearchResults }
}
type Search = Awaited<ReturnType<typeof loadSearch>>

/** What is needed where the words find nothing as they are typed. */
async function loadNothing() {
  const [{ matchNearly }, { NothingMatches }] = await Promise.all([
    import('./match-nearly.ts'),
    import('./NothingMatches.tsx'),
  ])
  return { matchNearly, NothingMatches }
}
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
): { file?: SearchFile; answer?: Answer | undefined; hasFailed?: boolean } & Partial<
  Pick<Search, 'SearchResults'> & Nothing
> {
  const [search, setSearch] = useState<Search | 'failed'>()
  // After a failure, opening the search tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded stays.
  useEffect(() => {
    if (isOpen && (!search || search === 'failed'))
      waitFor(loadSearch).then(setSearch, () => setSearch('failed'))
  }, [isOpen])
  const [nothing, setNothing] = useState<Partial<Nothing>>()
  const found = useMemo(() => {
    if (!search) return {}
    if (search === 'failed') return { hasFailed: true }
    const { file, vocabulary, lists, answerQuestion, SearchResults } = search
    if (typed.trim() === '') return { file }
    return { file, SearchResults, answer: answerQuestion(lists, vocabulary, typed, nothing?.matchNearly) }
  }, [search, typed, nothing])
  const isLacking = found.answer?.kinds.length === 0 && !nothing
  useEffect(() => {
    if (isLacking) loadNothing().then(setNothing, () => setNothing({}))
  }, [isLacking])
  return isLacking ? { ...found, answer: undefined } : { ...found, ...nothing }
}
