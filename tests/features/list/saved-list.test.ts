import { expect, test } from 'vitest'
import { isSaving } from '../../../src/client/state.ts'
import { readList } from '../../../src/features/list/entries.ts'
import { savedHouse } from '../../../src/features/list/house.ts'
import { savedListText, saveList } from '../../../src/features/list/saved-list.ts'
import { aBrowser, aStorage, type Saved } from '../../client/a-browser.ts'

/** Opens a tab with the given storage of its device. */
function openTab({ device = aStorage() as Saved, address = '' } = {}) {
  const { view } = aBrowser({ device, path: `/?list=${address}` })
  return view
}

const holding = (list: string, room = '') => aStorage({ 'my-list': list, room })
const entries = (text: string) => readList(text).entries
const roomNames = () => savedHouse().rooms.map(({ name }) => name)

test('reads the valid products of a stored list', () => {
  const read = ['{"items":[]}', '<b>', ',', 'alder-52,alder-52', 'alder-52,,beacon-60'].map((text) => {
    openTab({ device: holding(text) })
    return savedListText()
  })
  expect(read).toEqual(['', '', '', 'alder-52', 'alder-52,beacon-60'])
})

test('if storage is blocked, the list is in the address', () => {
  const view = openTab({ device: 'blocked', address: 'alder-52' })
  expect(isSaving()).toBe(false)
  expect(savedListText()).toBe('alder-52')
  saveList(entries('alder-52,beacon-60'))
  expect(view.location.search).toBe('?list=alder-52,beacon-60')
})

test('a change of list and rooms is saved, and Undo reverts both', () => {
  openTab({ device: holding('alder-52.white@kitchen', '?rooms=kitchen') })
  const undo = saveList(entries('beacon-60'), 'kitchen,hall')
  expect([savedListText(), roomNames()]).toEqual(['beacon-60', ['kitchen', 'hall']])
  undo?.()
  expect([savedListText(), roomNames()]).toEqual(['alder-52.white@kitchen', ['kitchen']])
})

test('Undo does nothing once the list or a room has changed again', () => {
  openTab({ device: holding('alder-52', '?rooms=kitchen') })
  const undoList = saveList(entries('beacon-60'))
  saveList(entries('axial-54'))
  undoList?.()
  expect(savedListText()).toBe('axial-54')
  const undoRooms = saveList(entries('alder-52'), 'hall')
  saveList(entries('alder-52'), 'den')
  undoRooms?.()
  expect(roomNames()).toEqual(['den'])
})

test('full storage leaves list and rooms unchanged', () => {
  const realStorage = holding('alder-52@kitchen', '?rooms=kitchen')
  const setItem = (key: string, text: string) => {
    if (text.includes('beacon-60')) throw new DOMException('full', 'QuotaExceededError')
    realStorage.setItem(key, text)
  }
  const device = { getItem: (key: string) => realStorage.getItem(key), removeItem: () => undefined, setItem }
  openTab({ device: device as unknown as Storage })
  expect(saveList(entries('beacon-60'), 'kitchen,hall')).toBeUndefined()
  expect([savedListText(), roomNames()]).toEqual(['alder-52@kitchen', ['kitchen']])
})
