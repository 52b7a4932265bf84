import { afterEach, expect, test, vi } from 'vitest'
import { answerPresses } from '../../../src/features/list/answer-presses.ts'
import { keepUnanswered } from '../../../src/features/list/keep-unanswered.ts'
import { keptList } from '../../../src/features/list/kept-list.ts'
import { aBrowser, aStorage, type Kept } from '../../client/a-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

const BUTTONS = `
  <button data-keep="alder-52">Keep Alder 52</button>
  <button data-keep="beacon-60" data-finish="matte-white" data-keep-size="52" data-row="3">Keep Beacon 60</button>`
const ALDER = '[data-keep=alder-52]'
const BEACON = '[data-keep=beacon-60]'

/** A page whose script of the list arrives when the test says so, for each press apart. */
function aPage() {
  const browser = aBrowser({ path: '/ceiling-fans?room=14x12&in=porch', html: BUTTONS })
  const { page, view, globals, fire } = browser
  vi.stubGlobal('Event', view.Event)
  const answered: string[] = []
  const arrivals: ((script: unknown) => void)[] = []
  page.addEventListener('list-press', ({ target }) =>
    answered.push((target as HTMLElement).dataset.keep ?? ''),
  )
  answerPresses(globals, () => {
    const { promise, resolve } = Promise.withResolvers()
    arrivals.push(resolve)
    return promise
  })
  const arrive = async (...imports: number[]) => {
    for (const index of imports) arrivals[index]?.({})
    await Promise.all([])
  }
  return { ...browser, answered, arrivals, arrive, leave: () => fire(view, 'pagehide') }
}

test('two quick presses are answered in their order, whichever import is answered first', async () => {
  const { answered, click, arrive } = aPage()
  click(ALDER)
  click(BEACON)
  await arrive(1)
  expect(answered).toEqual(['alder-52', 'beacon-60'])
  await arrive(0)
  expect(answered).toEqual(['alder-52', 'beacon-60'])
})

test('a press whose script did not come is answered with the next one', async () => {
  const { answered, arrivals, click, arrive } = aPage()
  click(ALDER)
  arrivals[0]?.(undefined)
  await arrive()
  expect(answered).toEqual([])
  click(BEACON)
  await arrive(1)
  expect(answered).toEqual(['alder-52', 'beacon-60'])
})

/** The next page, whose device has a list already. */
function nextPage(storage: Kept, kept: string) {
  const { globals } = aBrowser({ storage, device: aStorage({ 'my-list': kept }) })
  const list = keptList(globals.view)
  const notices: string[] = []
  keepUnanswered(globals, list, (sentence) => void notices.push(sentence))
  keepUnanswered(globals, list, (sentence) => void notices.push(sentence))
  return { list: list.text(), notices }
}

test('what was pressed in the moment of leaving is kept on the next page, once, with its finish, size, number and room', async () => {
  const { answered, click, arrive, leave, storage } = aPage()
  click(BEACON)
  click(ALDER)
  leave()
  // Back on this page, which was frozen meanwhile.
  await arrive(0, 1)
  expect(answered).toEqual([])
  expect(nextPage(storage, 'reed-6')).toEqual({
    list: 'reed-6,beacon-60.matte-white_52*3@porch,alder-52@porch',
    notices: ['Your list now has 3 products.'],
  })
})

test('a page that is left without a press leaves nothing to the next one', () => {
  const { leave, storage } = aPage()
  leave()
  expect(nextPage(storage, 'reed-6')).toEqual({ list: 'reed-6', notices: [] })
})

test.each(['forbidden', 'full'] as const)('where storage is %s, leaving fails in silence', (storage) => {
  const { globals, view, click, fire } = aBrowser({ storage, html: BUTTONS })
  answerPresses(globals, () => new Promise(() => {}))
  click(ALDER)
  expect(() => fire(view, 'pagehide')).not.toThrow()
})
