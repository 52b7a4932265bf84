import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateOnInteraction } from '../../../src/client/islands/client-interaction.ts'
import type { WaitFor } from '../../../src/client/loading/waiting.ts'
import { aBrowser, aStorage } from '../a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Page {
  /** The query string of the address. */
  search?: string
  /** The attributes of what is around the island. */
  around?: string
  stored?: Record<string, string>
  /** How many times the network fails before the script of the island comes. */
  failures?: number
  /** Whether it never comes. */
  hangs?: boolean
  /** Whether the visitor is in one of its fields before this script has come. */
  isTyping?: boolean
}

/** An island for `?span=`, whose script says when it has started. */
function anIsland({
  search = '',
  around = '',
  stored = {},
  failures = 0,
  hangs = false,
  isTyping = false,
}: Page = {}) {
  const html = `<div ${around}><astro-island><input /><button type="button">Show</button></astro-island></div>`
  const { page, view, element, fire } = aBrowser({ path: `/${search}`, device: aStorage(stored), html })
  for (const name of ['location', 'localStorage', 'addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, typeof view[name] === 'function' ? view[name].bind(view) : view[name])
  vi.stubGlobal('document', page)
  if (isTyping) element('input').focus()
  const [island, button] = [element('astro-island'), element('button')]
  const state = { loads: 0, isReady: false, presses: 0 }
  const start = async () => {
    state.isReady = true
    fire(island, 'island-ready')
  }
  const load = async () => {
    state.loads += 1
    if (hangs) await new Promise(() => {})
    if (state.loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return start
  }
  button.addEventListener('click', () => {
    if (state.isReady) state.presses += 1
  })
  const waitFor: WaitFor = (ask) => ask('')
  hydrateOnInteraction(load, 'span', island, waitFor)
  const send = async (type: string) => {
    fire(button, type)
    // Dispatched by a browser on each element that the pointer enters.
    if (type === 'pointerenter') fire(island, type)
    await vi.runAllTimersAsync()
  }
  return { view, island, state, send, fire }
}

test('an island is left alone until a visitor turns to it, and is loaded once', async () => {
  const { state, send } = anIsland()
  expect(state.loads).toBe(0)
  await send('pointerenter')
  await send('pointerdown')
  expect(state.loads).toBe(1)
})

test('an island whose field a visitor is in already is loaded at once', () => {
  expect(anIsland({ isTyping: true }).state.loads).toBe(1)
})

test('a press before an island is ready is given to it when it is', async () => {
  const { state, send } = anIsland()
  await send('click')
  expect(state.presses).toBe(1)
})

test('a script that did not come is asked for at the next press, and no press is lost', async () => {
  const { state, send } = anIsland({ failures: 2 })
  await send('click')
  await send('click')
  expect(state).toEqual({ loads: 2, isReady: false, presses: 0 })
  await send('click')
  expect(state).toEqual({ loads: 3, isReady: true, presses: 1 })
})

test.each([
  { when: 'the address has its parameter', page: { search: '?span=52' }, asked: true },
  { when: 'the address has another', page: { search: '?place=porch' }, asked: false },
  {
    when: 'the device remembers its parameter',
    page: { around: 'data-remembers="room"', stored: { room: '?span=52' } },
    asked: true,
  },
  { when: 'another island remembers it', page: { stored: { room: '?span=52' } }, asked: false },
])('when $when it is loaded at once: $asked', ({ page, asked }) => {
  const { island, state } = anIsland(page)
  expect({ loads: state.loads, isAsked: 'asked' in island.dataset }).toEqual({
    loads: asked ? 1 : 0,
    isAsked: asked,
  })
})

test('a parameter that the address is given later loads it as well', () => {
  const { view, state, fire } = anIsland()
  vi.stubGlobal('location', { search: '?span=52' })
  fire(view, 'parameters')
  expect(state.loads).toBe(1)
})

test('where what the address asks for has not come after 5 s, its place is kept no longer', () => {
  const { island } = anIsland({ search: '?span=49-54', hangs: true })
  expect(island.dataset.asked).toBe('')
  vi.advanceTimersByTime(4999)
  expect(island.dataset.asked).toBe('')
  vi.advanceTimersByTime(1)
  expect(island.dataset.asked).toBeUndefined()
})

test('where what the address asks for cannot be had, its place is kept no longer', async () => {
  const { island } = anIsland({ search: '?span=49-54', failures: 1 })
  expect(island.dataset.asked).toBe('')
  await vi.advanceTimersByTimeAsync(0)
  expect(island.dataset.asked).toBeUndefined()
})
