import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keptList } from '../../../src/features/list/kept-list.ts'
import { aBrowser } from '../../client/a-browser.ts'

const KINDS = [{ name: 'Great Room' }, { name: 'Kitchen' }, { name: 'Bedroom' }]
const NOTICE =
  '<i data-product-files data-rooms="/rooms.json"></i><div class="notice"><p></p><button>Undo</button></div>'
const { view, page, element, fire } = aBrowser()

/** As browsers make one, which happy-dom does not. */
function anOption(text: string, value: string): HTMLOptionElement {
  return Object.assign(page.createElement('option'), { textContent: text, value })
}

/** More rounds of the event loop than it takes to offer rooms. */
const ROUNDS = 20

beforeAll(async () => {
  for (const name of ['document', 'Event', 'location'] as const) vi.stubGlobal(name, view[name])
  vi.stubGlobal('Option', anOption)
  vi.stubGlobal('window', view)
  vi.stubGlobal('fetch', async () => Response.json(KINDS))
  await import('../../../src/features/list/offer-room.ts')
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  page.body.innerHTML = NOTICE
  view.localStorage.clear()
})

/** Keeps a fan in a house of these rooms, as the notice of a press on Keep is shown. */
async function kept(rooms: string, room?: string) {
  const item = { productUrl: 'alder-52', ...(room && { room }) }
  view.localStorage.setItem('room', rooms && `?rooms=${rooms}`)
  const list = keptList(view)
  list.keep([{ productUrl: 'reed-6' }, item])
  page.dispatchEvent(new view.CustomEvent('kept', { detail: item }))
  const offered = () => page.querySelector('select')
  for (let round = 0; round < ROUNDS && !offered(); round += 1)
    await new Promise((resolve) => setTimeout(resolve))
  const select = offered()
  const choose = (name: string) => {
    element<HTMLSelectElement>('select').value = name
    fire(element('select'), 'change')
  }
  return { list, select, choose }
}

test('the rooms of the house are offered, then a room of each kind that it has not', async () => {
  const { select } = await kept('kitchen,kitchen-2')
  expect([...(select?.options ?? [])].map(({ text, value }) => [text, value])).toEqual([
    ['For a room', ''],
    ['Kitchen', 'kitchen'],
    ['Kitchen 2', 'kitchen-2'],
    ['Great Room', 'great-room'],
    ['Bedroom', 'bedroom'],
  ])
})

test.each([
  ['the bedroom', 'bedroom', 'bedroom'],
  ['no room', undefined, ''],
])('of what was kept for %s that is chosen already', async (_which, room, chosen) => {
  expect((await kept('kitchen,bedroom', room)).select?.value).toBe(chosen)
})

test('a choice moves the product, another moves it again, and none takes it out of rooms', async () => {
  const { list, choose } = await kept('kitchen')
  const seen = ['kitchen', 'bedroom', ''].map((name) => {
    choose(name)
    return list.text()
  })
  expect(seen).toEqual(['reed-6,alder-52@kitchen', 'reed-6,alder-52@bedroom', 'reed-6,alder-52'])
})

test('the undo stands beside the choice, and goes with it', async () => {
  const { choose } = await kept('kitchen')
  expect(element('.notice span').textContent).toMatch(/Undo$/)
  choose('kitchen')
  expect(page.querySelector('.notice button')).toBeNull()
})

test('what is off the list by then stays off', async () => {
  const { list, choose } = await kept('kitchen')
  list.keep([{ productUrl: 'reed-6' }])
  choose('kitchen')
  expect(list.text()).toBe('reed-6')
})

test('a house without rooms, and a notice that has gone, offer none', async () => {
  expect((await kept('')).select).toBeNull()
  element('.notice button').remove()
  expect((await kept('kitchen')).select).toBeNull()
})
