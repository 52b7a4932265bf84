import { afterEach, expect, test, vi } from 'vitest'
import { sayNotLoaded } from '../../../src/client/loading/say-not-loaded.ts'
import { aBrowser } from '../a-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

const loadReopen = () => new Promise<never>(() => undefined)

function aPage() {
  const html =
    '<main id="main"><p><button id="keep">Keep</button></p><p><button id="turn">Turn it</button></p></main>'
  const { page, element } = aBrowser({ html })
  vi.stubGlobal('document', page)
  const said = () => [...page.querySelectorAll('.not-loaded')].map(({ textContent }) => textContent)
  return { keep: element('#keep'), turn: element('#turn'), said }
}

test('what may still come is slow, and what failed did not load', () => {
  const { keep, turn, said } = aPage()
  sayNotLoaded(keep, loadReopen, true)
  expect(said()).toEqual(['This is slow to load. Try again'])
  sayNotLoaded(turn, loadReopen)
  expect(said()).toEqual(['This did not load. Try again'])
})

test('what was slow and then fails is said with the same button, which may have the focus', () => {
  const { keep, said } = aPage()
  const note = sayNotLoaded(keep, loadReopen, true)
  const button = note.querySelector('button')
  expect(sayNotLoaded(keep, loadReopen, false, note)).toBe(note)
  expect(said()).toEqual(['This did not load. Try again'])
  expect(note.querySelector('button')).toBe(button)
})

test('what failed and is waited for again is not said to be slow beside it', () => {
  const { keep, said } = aPage()
  const note = sayNotLoaded(keep, loadReopen)
  sayNotLoaded(keep, loadReopen, true, note)
  expect(said()).toEqual(['This did not load. Try again'])
})

test('a sentence about something else takes the place of the last', () => {
  const { keep, turn, said } = aPage()
  sayNotLoaded(turn, loadReopen, true, sayNotLoaded(keep, loadReopen))
  expect(said()).toEqual(['This is slow to load. Try again'])
})

test('what was said before the script of every page was there goes, too', () => {
  const { keep, said } = aPage()
  document.body.insertAdjacentHTML('beforeend', '<p class="not-loaded">This has not loaded.</p>')
  sayNotLoaded(keep, loadReopen)
  expect(said()).toEqual(['This did not load. Try again'])
})
