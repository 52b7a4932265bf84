import { afterEach, expect, test, vi } from 'vitest'
import { changeList, keptList } from '../../../src/features/list/kept-list.ts'
import { aBrowser, aStorage, type Kept } from '../../client/a-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A tab with the given storage of its device. */
function aTab({ device = aStorage() as Kept, address = '' } = {}) {
  const { view, fire } = aBrowser({ device, path: `/?list=${address}` })
  vi.stubGlobal('Event', view.Event)
  return { view, fire, search: () => view.location.search, list: () => keptList(view) }
}

const holding = (text: string) => aStorage({ 'my-list': text })

const named = (...productUrls: string[]) => productUrls.map((productUrl) => ({ productUrl }))

test('a list is kept from one page to the next', () => {
  const { list } = aTab()
  list().keep([{ productUrl: 'alder-52', finish: 'satin-nickel' }, { productUrl: 'beacon-60' }])
  expect(list().text()).toBe('alder-52.satin-nickel,beacon-60')
})

test.each(['{"items":[]}', '<b>', 'alder-52,alder-52', 'alder-52,,beacon-60', ',', `${'a,'.repeat(40)}b`])(
  'a stored %j is invalid: the list starts empty',
  (text) => {
    const storage = holding(text)
    expect(aTab({ device: storage }).list().text()).toBe('')
    expect(storage.getItem('my-list')).toBe('')
  },
)

const TEN_KILOBYTES = Array.from({ length: 1000 }, (_, index) => `alder-${index}`).join()

test('a list of 10 KB on the device starts empty: no more than 60 products are stored', () => {
  const storage = holding(TEN_KILOBYTES)
  expect(aTab({ device: storage }).list().text()).toBe('')
  expect(storage.getItem('my-list')).toBe('')
})

test('of a list of 10 KB in the address the first 60 products are the list', () => {
  const { list } = aTab({ device: 'forbidden', address: TEN_KILOBYTES })
  expect(list().text()).toMatch(/^alder-0,.*,alder-59$/)
})

test('what another script overwrites with rubbish is an empty list', () => {
  const storage = aStorage()
  const list = aTab({ device: storage }).list()
  storage.setItem('my-list', '{')
  expect(list.text()).toBe('')
})

test('where storage is forbidden the list is in the address', () => {
  const tab = aTab({ device: 'forbidden', address: 'alder-52' })
  expect(tab.list().isOnDevice).toBe(false)
  expect(tab.list().text()).toBe('alder-52')
  tab.list().keep(named('alder-52', 'beacon-60'))
  expect(tab.search()).toBe('?list=alder-52,beacon-60')
})

test('where storage may be read and not written the list is in the address', () => {
  const tab = aTab({ device: 'full', address: 'alder-52' })
  expect(tab.list().text()).toBe('alder-52')
})

test('where storage works the list is on the device, and the address is left alone', () => {
  const tab = aTab({ address: 'alder-52' })
  expect(tab.list().isOnDevice).toBe(true)
  tab.list().keep(named('beacon-60'))
  expect([tab.list().text(), tab.search()]).toEqual(['beacon-60', '?list=alder-52'])
})

test('two scripts of one page agree', () => {
  const { list } = aTab()
  const heard: string[] = []
  const second = list()
  second.subscribe(() => heard.push(second.text()))
  list().keep(named('alder-52'))
  expect(heard).toEqual(['alder-52'])
})

test.each([
  ['another tab keeps a list', 'storage', { key: 'my-list' }, 1],
  ['another tab clears everything', 'storage', { key: null }, 1],
  ['another tab keeps something else', 'storage', { key: 'room' }, 0],
  ['the page is shown again as it was', 'pageshow', { persisted: true }, 1],
  ['the page is shown for the first time', 'pageshow', { persisted: false }, 0],
])('when %s the page is called back %#', (_when, type, fields, times) => {
  const { view, fire, list } = aTab()
  const called = vi.fn()
  list().subscribe(called)
  fire(view, type, fields)
  expect(called).toHaveBeenCalledTimes(times)
})

test.each([
  ['a list is kept in the page', 'list-changed', {}],
  ['another tab keeps a list', 'storage', { key: 'my-list' }],
  ['the page is shown again as it was', 'pageshow', { persisted: true }],
  ['the visitor goes back', 'popstate', {}],
])('after unsubscribing there is no call back when %s', (_when, type, fields) => {
  const { view, fire, list } = aTab({ device: 'forbidden' })
  const called = vi.fn()
  const unsubscribe = list().subscribe(called)
  fire(view, type, fields)
  unsubscribe()
  fire(view, type, fields)
  expect(called).toHaveBeenCalledOnce()
})

/** Changes a list to hold one product; the words that the visitor is told, and what takes the change back. */
function change(list: ReturnType<typeof keptList>, productUrl: string) {
  const said: { sentence: string; undo?: (() => void) | undefined }[] = []
  const isKept = changeList(list, named(productUrl), 'Kept.', (sentence, undo) =>
    said.push({ sentence, undo }),
  )
  return { isKept, sentences: said.map(({ sentence }) => sentence), undo: () => said[0]?.undo?.() }
}

test('a change is told, and taken back', () => {
  const list = aTab({ device: holding('alder-52.white') }).list()
  const { isKept, sentences, undo } = change(list, 'beacon-60')
  expect({ isKept, sentences, text: list.text() }).toEqual({
    isKept: true,
    sentences: ['Kept.'],
    text: 'beacon-60',
  })
  undo()
  expect(list.text()).toBe('alder-52.white')
})

test('a change is not taken back once the list was changed again', () => {
  const list = aTab({ device: holding('alder-52') }).list()
  const { undo } = change(list, 'beacon-60')
  list.keep(named('axial-54'))
  undo()
  expect(list.text()).toBe('axial-54')
})

test('where storage is full the list stays as it was, and the visitor is told', () => {
  let isFull = false
  const setItem = () => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
  }
  const list = aTab({ device: { getItem: () => 'alder-52', setItem } as unknown as Storage }).list()
  isFull = true
  const { isKept, sentences } = change(list, 'beacon-60')
  expect({ isKept, sentences, text: list.text() }).toEqual({
    isKept: false,
    sentences: ['Your browser has no room left to keep this. Your list is as it was.'],
    text: 'alder-52',
  })
})

test.each([
  { where: 'in the address', device: 'forbidden' as const, times: 1 },
  { where: 'on the device', device: aStorage(), times: 0 },
])('Back changes a list that is $where: called back $times times', ({ device, times }) => {
  const { view, fire, list } = aTab({ device })
  const called = vi.fn()
  list().subscribe(called)
  fire(view, 'popstate')
  expect(called).toHaveBeenCalledTimes(times)
})
