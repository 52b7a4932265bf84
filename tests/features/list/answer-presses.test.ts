import { expect, test } from 'vitest'
import { answerPresses } from '../../../src/features/list/answer-presses.ts'
import { keepUnanswered } from '../../../src/features/list/keep-unanswered.ts'
import { keptList } from '../../../src/features/list/kept-list.ts'
import { fakeBrowser, fakeEvent, MemoryStorage } from '../../client/fake-browser.ts'

/** A page whose script of the list arrives when the test says so, for each press apart. */
function aPage() {
  const { globals, page, view, storage } = fakeBrowser()
  const answered: string[] = []
  const arrivals: ((script: unknown) => void)[] = []
  answerPresses(globals, () => {
    const { promise, resolve } = Promise.withResolvers()
    arrivals.push(resolve)
    return promise
  })
  const buttonOf = (dataset: Record<string, string>) => {
    const ownerDocument = { location: { search: '?room=14x12&in=porch' } }
    const dispatchEvent = () => answered.push(dataset.keep ?? '')
    const button = { dataset, ownerDocument, closest: () => button, dispatchEvent }
    return button
  }
  const press = (button: object) => page.dispatchEvent(fakeEvent('click', { target: button }))
  const arrive = async (...places: number[]) => {
    for (const place of places) arrivals[place]?.({})
    await Promise.all([])
  }
  return { answered, arrivals, buttonOf, press, arrive, view, storage: storage as MemoryStorage }
}

test('two quick presses are answered in their order, whichever import is answered first', async () => {
  const { answered, buttonOf, press, arrive } = aPage()
  press(buttonOf({ keep: 'alder-52' }))
  press(buttonOf({ keep: 'beacon-60' }))
  await arrive(1)
  expect(answered).toEqual(['alder-52', 'beacon-60'])
  await arrive(0)
  expect(answered).toEqual(['alder-52', 'beacon-60'])
})

test('a press whose script did not come is answered with the next one', async () => {
  const { answered, arrivals, buttonOf, press, arrive } = aPage()
  press(buttonOf({ keep: 'alder-52' }))
  arrivals[0]?.(undefined)
  await arrive()
  expect(answered).toEqual([])
  press(buttonOf({ keep: 'beacon-60' }))
  await arrive(1)
  expect(answered).toEqual(['alder-52', 'beacon-60'])
})

/** The next page, whose device has a list already. */
function nextPage(sessionStorage: MemoryStorage, kept: string) {
  const { view } = fakeBrowser({ storage: sessionStorage })
  Object.assign(view, { localStorage: new MemoryStorage({ 'my-list': kept }) })
  const globals = { page: {} as Document, view: view as unknown as Window }
  const list = keptList(globals.view)
  const notices: string[] = []
  keepUnanswered(globals, list, (sentence) => void notices.push(sentence))
  keepUnanswered(globals, list, (sentence) => void notices.push(sentence))
  return { list: list.text(), notices }
}

test('what was pressed in the moment of leaving is kept on the next page, once, with its finish, size and room', async () => {
  const { answered, buttonOf, press, arrive, view, storage } = aPage()
  press(buttonOf({ keep: 'beacon-60', finish: 'matte-white', keepSize: '52' }))
  press(buttonOf({ keep: 'alder-52' }))
  view.dispatchEvent(fakeEvent('pagehide'))
  // Back on this page, which was frozen meanwhile.
  await arrive(0, 1)
  expect(answered).toEqual([])
  expect(nextPage(storage, 'reed-6')).toEqual({
    list: 'reed-6,beacon-60.matte-white_52@porch,alder-52@porch',
    notices: ['Your list now has 3 products.'],
  })
})

test('a page that is left without a press leaves nothing to the next one', () => {
  const { view, storage } = aPage()
  view.dispatchEvent(fakeEvent('pagehide'))
  expect(nextPage(storage, 'reed-6')).toEqual({ list: 'reed-6', notices: [] })
})

test.each(['forbidden', 'full'] as const)('where storage is %s, leaving fails in silence', (storage) => {
  const { globals, page, view } = fakeBrowser({ storage })
  answerPresses(globals, () => new Promise(() => {}))
  const button = { dataset: { keep: 'alder-52' }, closest: () => button }
  page.dispatchEvent(fakeEvent('click', { target: button }))
  expect(() => view.dispatchEvent(fakeEvent('pagehide'))).not.toThrow()
})
