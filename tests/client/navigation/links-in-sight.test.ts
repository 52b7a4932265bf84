import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchInSight } from '../../../src/client/navigation/links-in-sight.ts'
import { aBrowser } from '../a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page with links `/1` to `/9`, on a line that brought it in `answerMs`. */
function listPage(answerMs = 100) {
  const html = `<main>${[...Array(9).keys()].map((i) => `<a href="/${i + 1}">Fan</a>`).join('')}</main>`
  const { globals, view, page } = aBrowser({ path: '/fans', html })
  let report: IntersectionObserverCallback = () => undefined
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback
    }
    observe = () => undefined
  }
  Object.assign(view, {
    IntersectionObserver: Observer,
    performance: { getEntriesByType: () => [{ requestStart: 10, responseStart: 10 + answerMs }] },
  })
  const fetched: string[] = []
  const waiting: (() => void)[] = []
  fetchInSight(globals, ({ pathname }) => {
    fetched.push(pathname)
    return new Promise<void>((resolve) => waiting.push(resolve))
  })
  const links = [...page.querySelectorAll('a')]
  const show = (isIntersecting: boolean, ...paths: string[]) =>
    report(
      links
        .filter(({ pathname }) => paths.includes(pathname))
        .map((target) => ({ target, isIntersecting }) as unknown as IntersectionObserverEntry),
      {} as IntersectionObserver,
    )
  const answer = async () => {
    waiting.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { show, fetched, answer, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('a link that stands in sight for a second is fetched, the next one when its page is there', async () => {
  const { show, fetched, answer, pass } = listPage()
  show(true, '/1', '/2')
  await pass(999)
  expect(fetched).toEqual([])
  await pass(1)
  expect(fetched).toEqual(['/1'])
  await answer()
  expect(fetched).toEqual(['/1', '/2'])
})

test('a link that is scrolled past is not fetched', async () => {
  const { show, fetched, pass } = listPage()
  show(true, '/1')
  await pass(500)
  show(false, '/1')
  await pass(1000)
  expect(fetched).toEqual([])
})

test('no more than six pages are fetched', async () => {
  const { show, fetched, answer, pass } = listPage()
  show(true, ...[...Array(9).keys()].map((i) => `/${i + 1}`))
  await pass(1000)
  for (let i = 0; i < 9; i++) await answer()
  expect(fetched).toEqual(['/1', '/2', '/3', '/4', '/5', '/6'])
})

test('on a line that took half a second to answer, nothing is fetched', async () => {
  const { show, fetched, pass } = listPage(501)
  show(true, '/1')
  await pass(1000)
  expect(fetched).toEqual([])
})
