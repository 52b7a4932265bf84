import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SayNotLoaded } from '../../../src/client/loading/say-not-loaded.ts'
import { startWaiting } from '../../../src/client/loading/wait-for.ts'
import { aBrowser } from '../a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that has what says the sentence. */
function aPage() {
  const html = '<main id="main"><button id="keep">Keep</button><button id="turn">Turn it</button></main>'
  const { page, view, click, element } = aBrowser({ html })
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('history', view.history)
  const say: SayNotLoaded = (at, _, isSlow, former) => {
    former?.remove()
    at.insertAdjacentHTML('afterend', `<p>${at.textContent} ${isSlow ? 'is slow' : 'did not load'}.</p>`)
    return at.nextElementSibling as HTMLElement
  }
  vi.stubGlobal('sayNotLoaded', say)
  const waitFor = startWaiting(page, () => undefined)
  const press = (button: string, ask: () => Promise<unknown>) => {
    click(button)
    waitFor(ask).catch(() => undefined)
  }
  const said = () => [...page.querySelectorAll('p')].map(({ textContent }) => textContent)
  return { press, said, element }
}

const never = () => new Promise(() => {})

test('what hangs is busy at once, and said to be slow after 5 s', () => {
  const { press, said, element } = aPage()
  press('#keep', never)
  expect(element('#keep').ariaBusy).toBe('true')
  vi.advanceTimersByTime(4999)
  expect(said()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual(['Keep is slow.'])
})

test('what comes after that takes the sentence away, and is busy no longer', async () => {
  const { press, said, element } = aPage()
  const { promise, resolve } = Promise.withResolvers()
  press('#keep', () => promise)
  vi.advanceTimersByTime(5000)
  resolve('here')
  await vi.advanceTimersByTimeAsync(0)
  expect(said()).toEqual([])
  expect(element('#keep').ariaBusy).toBeNull()
})

test('the sentence stands at what was pressed last, once, however often it is pressed', async () => {
  const { press, said } = aPage()
  press('#keep', never)
  vi.advanceTimersByTime(5000)
  press('#turn', never)
  press('#turn', never)
  vi.advanceTimersByTime(5000)
  expect(said()).toEqual(['Turn it is slow.'])
})

test('a press that is answered takes away what was said of a former one, not what is said of a later one', async () => {
  const { press, said } = aPage()
  const { promise, resolve } = Promise.withResolvers()
  press('#keep', () => promise)
  press('#turn', never)
  vi.advanceTimersByTime(5000)
  resolve('here')
  await vi.advanceTimersByTimeAsync(0)
  expect(said()).toEqual(['Turn it is slow.'])
  press('#keep', async () => 'here')
  await vi.advanceTimersByTimeAsync(0)
  expect(said()).toEqual([])
})
