import { expect, test, vi } from 'vitest'
import type { Answer } from '../../../src/features/search/answer-question.ts'
import { useFollowEnter } from '../../../src/features/search/use-follow-enter.ts'
import { aBrowser } from '../../client/a-browser.ts'
import { renderHook } from '../../client/islands/render-hook.ts'

const FANS = '/ceiling-fans?q=black'
const answer = (enter?: string) => ({ enter }) as Answer

/** Where Enter leads from a page: how, to which addresses, and whether it is still waited for. */
function ways(path: string, ...states: [isEntered: boolean, answer: Answer | undefined][]) {
  const { view } = aBrowser({ path })
  const gone: string[] = []
  const go = (how: string) => (address: string | URL) => gone.push(`${how} ${address}`)
  vi.spyOn(view.location, 'assign').mockImplementation(go('assign'))
  vi.spyOn(view.location, 'replace').mockImplementation(go('replace'))
  const isWaiting: boolean[] = []
  const setEntered = (isEntered: boolean) => isWaiting.push(isEntered)
  const { render } = renderHook(view, useFollowEnter)
  for (const state of states) render(...state, setEntered)
  return { gone, isWaiting }
}

test.each<[what: string, path: string, isEntered: boolean, found: Answer | undefined, gone: string[]]>([
  ['to the answer', '/parts', true, answer(FANS), [`assign ${FANS}`]],
  ['nowhere before an answer is there', '/parts', true, undefined, []],
  ['nowhere where nothing is found', '/parts', true, answer(), []],
  ['nowhere unless it was pressed', '/parts', false, answer(FANS), []],
  [
    'on from the home page that carried the words, in its place',
    '/?q=black',
    true,
    answer(FANS),
    [`replace ${FANS}`],
  ],
  ['on from the home page, which Back comes to', '/', true, answer(FANS), [`assign ${FANS}`]],
  [
    'on from a list by words, which Back comes to',
    '/ceiling-fans?q=fan',
    true,
    answer(FANS),
    [`assign ${FANS}`],
  ],
])('Enter leads %s', (_, path, isEntered, found, gone) => {
  expect(ways(path, [isEntered, found]).gone).toEqual(gone)
})

test('Enter stays waited for before the answer is there', () => {
  expect(ways('/parts', [true, undefined]).isWaiting).toEqual([])
})

test('Enter is followed once, and no longer waited for', () => {
  expect(ways('/parts', [true, undefined], [true, answer(FANS)], [false, answer(FANS)])).toEqual({
    gone: [`assign ${FANS}`],
    isWaiting: [false, false],
  })
})
