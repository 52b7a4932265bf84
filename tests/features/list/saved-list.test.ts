import { afterEach, expect, test, vi } from 'vitest'
import { isSaving, save } from '../../../src/client/state.ts'
import { printList } from '../../../src/features/list/entries.ts'
import { changeList, savedListText } from '../../../src/features/list/saved-list.ts'
import { aBrowser, aStorage, type Saved } from '../../client/a-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The list of a view. */
const listOf = (view: Window) => ({
  text: () => savedListText(view),
  keep: (entries: { productUrl: string; finish?: string }[]) => save({ list: printList(entries) }, view),
})

/** A tab with the given storage of its device. */
function aTab({ device = aStorage() as Saved, address = '' } = {}) {
  const { view } = aBrowser({ device, path: `/?list=${address}` })
  vi.stubGlobal('Event', view.Event)
  return { view, search: () => view.location.search, list: listOf(view) }
}

const holding = (text: string) => aStorage({ 'my-list': text })

const named = (...productUrls: string[]) => productUrls.map((productUrl) => ({ productUrl }))

test.each([
  ['{"items":[]}', ''],
  ['<b>', ''],
  [',', ''],
  ['alder-52,alder-52', 'alder-52'],
  ['alder-52,,beacon-60', 'alder-52,beacon-60'],
])('of a stored %j the readable products are the list: "%s"', (text, list) => {
  expect(aTab({ device: holding(text) }).list.text()).toBe(list)
})

const TEN_KILOBYTES = Array.from({ length: 1000 }, (_, index) => `alder-${index}`).join()

test.each([
  ['on the device', { device: holding(TEN_KILOBYTES) }],
  ['in the address', { device: 'blocked' as const, address: TEN_KILOBYTES }],
])('of 10 KB %s the first 60 products are the list', (_where, tab) => {
  expect(aTab(tab).list.text()).toMatch(/^alder-0,.*,alder-59$/)
})

test.each(['blocked', 'full'] as const)('if storage is %s, the list is in the address', (device) => {
  const { view, list, search } = aTab({ device, address: 'alder-52' })
  expect(isSaving(view)).toBe(false)
  expect(list.text()).toBe('alder-52')
  list.keep(named('alder-52', 'beacon-60'))
  expect(search()).toBe('?list=alder-52,beacon-60')
})

/** Changes a list to hold one product; the words that the visitor is told, and what takes the change back. */
function change(view: Window, productUrl: string) {
  const told: { sentence: string; undo?: (() => void) | undefined }[] = []
  const show = (sentence: string, undo?: () => void) => void told.push({ sentence, undo })
  const isStored = changeList(named(productUrl), 'Saved.', show, view)
  return { isStored, sentences: told.map(({ sentence }) => sentence), undo: () => told[0]?.undo?.() }
}

test('a change is announced, and Undo reverts it', () => {
  const { view, list } = aTab({ device: holding('alder-52.white') })
  const { isStored, sentences, undo } = change(view, 'beacon-60')
  expect({ isStored, sentences, text: list.text() }).toEqual({
    isStored: true,
    sentences: ['Saved.'],
    text: 'beacon-60',
  })
  undo()
  expect(list.text()).toBe('alder-52.white')
})

test('Undo does nothing once the list has changed again', () => {
  const { view, list } = aTab({ device: holding('alder-52') })
  const { undo } = change(view, 'beacon-60')
  list.keep(named('axial-54'))
  undo()
  expect(list.text()).toBe('axial-54')
})

test('a full device keeps the list as it was and tells the visitor', () => {
  const setItem = (_key: string, text: string) => {
    if (text === 'beacon-60') throw new DOMException('full', 'QuotaExceededError')
  }
  const { view, list } = aTab({ device: { getItem: () => 'alder-52', setItem } as unknown as Storage })
  const { isStored, sentences } = change(view, 'beacon-60')
  expect({ isStored, sentences, text: list.text() }).toEqual({
    isStored: false,
    sentences: ['Your browser’s storage is full, so this wasn’t saved. Your list hasn’t changed.'],
    text: 'alder-52',
  })
})
