import { useEffect } from 'react'
import { paths } from '../../catalogue/paths.ts'
import type { Answer } from './answer-question.ts'

/** Leads to the answer as soon as it is known, where Enter was pressed before. */
export function useFollowEnter(
  isEntered: boolean,
  answer: Answer | undefined,
  setEntered: (isEntered: boolean) => void,
) {
  useEffect(() => {
    // Back does not come to the address that only carried the words.
    const way = location.search.includes('q=') && location.pathname === paths.home ? 'replace' : 'assign'
    if (isEntered && answer?.enter) location[way](answer.enter)
    if (answer) setEntered(false)
  }, [isEntered, answer, setEntered])
}
