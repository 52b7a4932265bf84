import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountInVain } from '../../../src/features/search/use-count-in-vain.ts'
import { aBrowser } from '../../client/a-browser.ts'
import { renderHook } from '../../client/islands/render-hook.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('toldToCount', [])
})
afterEach(() => {
  vi.useRealTimers()
})

/** A search in which words find nothing, and how a visitor leaves its page. */
function aSearch() {
  const { view, page, fire } = aBrowser()
  return { ...renderHook(view, useCountInVain), hide: () => fire(page, 'visibilitychange') }
}
const counted = () => globalThis.toldToCount

test('words that find nothing are counted once typing has paused for a second and a half', () => {
  aSearch().render('xylophone')
  vi.advanceTimersByTime(1499)
  expect(counted()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(counted()).toEqual([['search', 'xylophone']])
})

test('words that are typed on are not counted', () => {
  const { render } = aSearch()
  render('xylo')
  vi.advanceTimersByTime(1000)
  render('xylophone')
  vi.advanceTimersByTime(1000)
  expect(counted()).toEqual([])
  vi.advanceTimersByTime(500)
  expect(counted()).toEqual([['search', 'xylophone']])
})

test.each([undefined, ''])('where something is found (%j), nothing is counted', (inVain) => {
  const { render, hide } = aSearch()
  render('xylo')
  render(inVain)
  hide()
  vi.advanceTimersByTime(2000)
  expect(counted()).toEqual([])
})

test('a visitor who leaves sooner is counted, before the page sends what is counted', () => {
  const { view, page, fire } = aBrowser()
  const sent: unknown[] = []
  page.addEventListener('visibilitychange', () => sent.push(...(counted() ?? [])))
  renderHook(view, useCountInVain).render('xylophone')
  fire(page, 'visibilitychange')
  expect(sent).toEqual([['search', 'xylophone']])
})

test('words are counted once, however often the visitor leaves', () => {
  const { render, hide } = aSearch()
  render('xylophone')
  hide()
  hide()
  vi.advanceTimersByTime(2000)
  expect(counted()).toEqual([['search', 'xylophone']])
})

test('a search that is closed counts nothing', () => {
  const { render, leave, hide } = aSearch()
  render('xylophone')
  leave()
  hide()
  vi.advanceTimersByTime(2000)
  expect(counted()).toEqual([])
})
