import { afterEach, expect, test, vi } from 'vitest'
import { aBrowser } from '../../client/a-browser.ts'
import { listOf } from './list-of.ts'

const KINDS = [{ name: 'Great Room' }, { name: 'Kitchen' }, { name: 'Bedroom' }]
const NOTICE =
  '<i data-product-files data-rooms="/rooms.json"></i><div class="notice"><p></p><button>Undo</button></div>'

afterEach(() => vi.unstubAllGlobals())

let opened = 0

/** A page whose notice says that a fan is kept in a house of these rooms, and what its script offers then. */
async function kept(rooms: string, { room, html = NOTICE }: { room?: string; html?: string } = {}) {
  const browser = aBrowser({ html })
  const { view, page, element, fire } = browser
  const { Event, location } = view
  // As browsers make one, which happy-dom does not.
  function Option(text: string, value: string) {
    return Object.assign(page.createElement('option'), { textContent: text, value })
  }
  const globals = {
    Event,
    Option,
    location,
    window: view,
    document: page,
    fetch: async () => Response.json(KINDS),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  opened += 1
  const script = `../../../src/features/list/offer-room.ts?${opened}`
  const { offerRoom } = await import(/* @vite-ignore */ script)

  const item = { productUrl: 'alder-52', ...(room && { room }) }
  view.localStorage.setItem('room', rooms && `?rooms=${rooms}`)
  const list = listOf(view)
  list.keep([{ productUrl: 'reed-6' }, item])
  await offerRoom(item)
  const offered = () => page.querySelector('select')
  const choose = (name: string) => {
    element<HTMLSelectElement>('select').value = name
    fire(element('select'), 'change')
  }
  return { ...browser, list, select: offered(), choose }
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
  expect((await kept('kitchen,bedroom', room ? { room } : {})).select?.value).toBe(chosen)
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
  const { page, element, choose } = await kept('kitchen')
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

test.each([
  ['a house without rooms', '', NOTICE],
  ['a notice that has gone', 'kitchen', NOTICE.replace('<button>Undo</button>', '')],
])('%s offers none', async (_what, rooms, html) => {
  expect((await kept(rooms, { html })).select).toBeNull()
})
