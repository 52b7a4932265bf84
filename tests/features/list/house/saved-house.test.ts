import { afterEach, expect, test, vi } from 'vitest'
import { changeHouse, type HouseChange, savedHouse } from '../../../../src/features/list/house/saved-house.ts'
import { aBrowser, aStorage } from '../../../client/a-browser.ts'
import { listOf } from '../list-of.ts'

afterEach(() => void vi.unstubAllGlobals())

interface Told {
  sentence: string
  undo: (() => void) | undefined
}

/** A device with a fan in a kitchen, and what its visitor was told. */
function aHouse({ storage = aStorage({ 'my-list': 'alder-52@kitchen', room: '?rooms=kitchen' }) } = {}) {
  const { view } = aBrowser({ path: '/', device: storage })
  vi.stubGlobal('Event', view.Event)
  const list = listOf(view)
  const told: Told[] = []
  const change = (change: HouseChange) =>
    changeHouse(change, (sentence, undo) => void told.push({ sentence, undo }), view)
  const names = () => savedHouse(view).rooms.map(({ name }) => name)
  return { list, told, change, names }
}

const withHall: HouseChange = ({ items, rooms }) => ({
  items,
  rooms: [...rooms, { name: 'hall' }],
  sentence: 'A hall was added.',
})

test('a change of the house is kept, and told with an undo that takes it back', () => {
  const { change, names, told } = aHouse()
  expect(change(withHall)).toBe(true)
  expect(names()).toEqual(['kitchen', 'hall'])
  expect(told.map(({ sentence }) => sentence)).toEqual(['A hall was added.'])
  told[0]?.undo?.()
  expect(names()).toEqual(['kitchen'])
})

test('an undo does nothing once the house has changed again', () => {
  const { change, names, list, told } = aHouse()
  change(withHall)
  change(({ rooms }) => ({ items: [], rooms }))
  told[0]?.undo?.()
  expect(names()).toEqual(['kitchen', 'hall'])
  expect(list.text()).toBe('')
})

test('a change that the page shows is not told', () => {
  const { change, list, told } = aHouse()
  expect(change(({ rooms }) => ({ items: [{ productUrl: 'beacon-60' }], rooms }))).toBe(true)
  expect(list.text()).toBe('beacon-60')
  expect(told).toEqual([])
})

test('a change that changes nothing has no undo', () => {
  const { change, told } = aHouse()
  change((house) => ({ ...house, sentence: 'It has that room already.' }))
  expect(told).toEqual([{ sentence: 'It has that room already.', undo: undefined }])
})

test('where the device has no room for a change, the house stays as it was and the visitor is told', () => {
  const kept = aStorage({ 'my-list': 'alder-52@kitchen', room: '?rooms=kitchen' })
  const storage = {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem(key: string, text: string) {
      if (text.includes('beacon-60')) throw new DOMException('full', 'QuotaExceededError')
      kept.setItem(key, text)
    },
  } as Storage
  const { change, names, list, told } = aHouse({ storage })
  const moved = change(({ rooms }) => ({
    items: [{ productUrl: 'beacon-60' }],
    rooms: [...rooms, { name: 'hall' }],
    sentence: 'Moved.',
  }))
  expect(moved).toBe(false)
  expect(list.text()).toBe('alder-52@kitchen')
  expect(names()).toEqual(['kitchen'])
  expect(told.map(({ sentence }) => sentence)).not.toContain('Moved.')
  expect(told).toHaveLength(1)
})
