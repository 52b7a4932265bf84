import { afterEach, expect, test, vi } from 'vitest'
import { answerPresses } from '../../../src/features/list/answer-presses.ts'
import { keepUnanswered } from '../../../src/features/list/keep-unanswered.ts'
import { aBrowser, aStorage, type Kept } from '../../client/a-browser.ts'
import { listOf } from './list-of.ts'

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
  const list = listOf(globals.view)
  const notices: string[] = []
  keepUnanswered(globals, (sentence) => void notices.push(sentence))
  keepUnanswered(globals, (sentence) => void notices.push(sentence))
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

const ON_OWN_PAGE = '<button data-keep="halcyon-72" data-keep-finish>Keep</button>'
const CHOSEN = `
  <form data-finish-choice>
    <input type="radio" name="body" value="graphite"><input type="radio" name="body" value="satin-brass" checked>
    <input type="radio" name="blades" value="light-oak" checked>
  </form>`

test.each([
  ['a card alone', '<button data-keep="alder-52">Keep</button>', '/', 'alder-52'],
  [
    'a card in an address of a room',
    '<button data-keep="alder-52">Keep</button>',
    '/?in=den',
    'alder-52@den',
  ],
  ['a page where nothing is chosen', ON_OWN_PAGE, '/', 'halcyon-72'],
  ['a page on which finishes are chosen', ON_OWN_PAGE + CHOSEN, '/', 'halcyon-72.satin-brass--light-oak'],
  ['a page on which a size is meant', `${ON_OWN_PAGE}<p data-size="84"></p>`, '/', 'halcyon-72_84'],
  ['a page on which a row is meant', `${ON_OWN_PAGE}<p data-row="3"></p>`, '/', 'halcyon-72*3'],
  ['a page on which a room is meant', `${ON_OWN_PAGE}<p data-in="porch"></p>`, '/', 'halcyon-72@porch'],
  ['a page whose address alone has a room', ON_OWN_PAGE, '/?in=den', 'halcyon-72'],
])('an unanswered press on %s is left to the next page as it was meant', (_where, html, path, entry) => {
  const { globals, view, click, fire, storage } = aBrowser({ path, html })
  answerPresses(globals, () => new Promise(() => {}))
  click('[data-keep]')
  fire(view, 'pagehide')
  expect((storage as Storage).getItem('keep-unanswered')).toBe(entry)
})

test.each([
  ['Keep', '<button data-keep="alder-52"><b>Keep</b></button>', 1],
  ['My List in the header', '<a data-list-open><b>My List</b></a>', 1],
  ['My List in the menu', '<a data-list-menu><b>My List</b></a>', 1],
  ['anything else', '<a><b>Fans</b></a>', 0],
])('a press on %s loads the script of the list: %s, %i times', (_what, html, times) => {
  const { globals, click } = aBrowser({ html })
  const load = vi.fn(() => new Promise(() => {}))
  answerPresses(globals, load)
  click('b')
  expect(load).toHaveBeenCalledTimes(times)
})

test('a press on My List is not kept for the next page', () => {
  const { globals, view, click, fire, storage } = aBrowser({ html: '<a data-list-open>My List</a>' })
  answerPresses(globals, () => new Promise(() => {}))
  click('a')
  fire(view, 'pagehide')
  expect(storage).toHaveLength(0)
})
