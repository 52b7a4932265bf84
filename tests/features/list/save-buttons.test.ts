import { afterEach, expect, test, vi } from 'vitest'
import type { Entry } from '../../../src/features/list/entries.ts'
import { followSaveButtons } from '../../../src/features/list/save-buttons.ts'
import { savedListText } from '../../../src/features/list/saved-list.ts'
import { aBrowser, aStorage } from '../../client/a-browser.ts'

afterEach(() => vi.unstubAllGlobals())

const card = (name: string, data = '') =>
  `<button data-keep="${name}" aria-label="Save ${name}" ${data}></button>`
const OWN_PAGE = `
  <form data-finish-choice><fieldset>
    <label><input type="radio" name="finish" value="black" checked>Black</label>
    <label><input type="radio" name="finish" value="white">White</label>
  </fieldset></form>
  <form data-size-choice><input type="radio" value="52" checked></form>${card('beacon-60', 'data-keep-finish')}`

interface Told {
  sentence: string
  undo: (() => void) | undefined
}

/** A page with Save buttons, and what its visitor was told. */
function aPage(html: string, kept = '', path = '/') {
  const browser = aBrowser({ path, html, device: aStorage({ 'my-list': kept }) })
  const { view, element, page } = browser
  for (const name of ['Event', 'MutationObserver', 'location'] as const) vi.stubGlobal(name, view[name])
  vi.stubGlobal('window', view)
  const list = { text: () => savedListText(view) }
  const told: Told[] = []
  const counted: Entry[] = []
  const pressButton = followSaveButtons(
    page,
    view,
    (sentence, undo) => void told.push({ sentence, undo }),
    (item) => void counted.push(item),
  )
  const press = (name: string) => pressButton(element(`[data-keep=${name}]`))
  const pressed = () =>
    [...page.querySelectorAll('[aria-pressed=true]')].map((button) => button.getAttribute('data-keep'))
  return {
    ...browser,
    list,
    told,
    counted,
    press,
    pressed,
    sentences: () => told.map(({ sentence }) => sentence),
  }
}

test('buttons of saved products are pressed, in any finish', () => {
  expect(aPage(card('alder-52') + card('reed-6'), 'alder-52.white,axial-54').pressed()).toEqual(['alder-52'])
})

test('a press saves a product, announces and counts it', () => {
  const { press, list, sentences, counted, pressed } = aPage(card('alder-52'), 'reed-6')
  press('alder-52')
  expect(list.text()).toBe('reed-6,alder-52')
  expect(sentences()).toEqual(['alder-52 is on your list.'])
  expect(counted).toEqual([{ productUrl: 'alder-52' }])
  expect(pressed()).toEqual(['alder-52'])
})

test('a second press removes all entries of a product, and Undo restores them', () => {
  const { press, list, told, counted } = aPage(card('alder-52'), 'alder-52,reed-6,alder-52.white')
  press('alder-52')
  expect(list.text()).toBe('reed-6')
  expect(told[0]?.sentence).toBe('alder-52 is off your list.')
  expect(counted).toEqual([])
  told[0]?.undo?.()
  expect(list.text()).toBe('alder-52,reed-6,alder-52.white')
})

test('a full list explains what to do', () => {
  const full = Array.from({ length: 60 }, (_, place) => `fan-${place}`).join()
  const { press, list, sentences, counted } = aPage(card('alder-52'), full)
  press('alder-52')
  expect(list.text()).toBe(full)
  expect(sentences()).toEqual(['Your list is full: it holds 60 products. Remove one to add another.'])
  expect(counted).toEqual([])
})

test.each([
  ['a size', 'data-keep-size="52"', 'alder-52, 52 in., is on your list.'],
  ['a row', 'data-row="3"', 'A row of 3 alder-52 is on your list.'],
])('what is kept in %s is told so', (_what, data, sentence) => {
  const { press, sentences } = aPage(card('alder-52', data))
  press('alder-52')
  expect(sentences()).toEqual([sentence])
})

test('with a room in the address a button is about that room', () => {
  const page = aPage(card('alder-52') + card('reed-6'), 'alder-52@hall,reed-6@den', '/ceiling-fans?in=den')
  expect(page.pressed()).toEqual(['reed-6'])
  page.press('alder-52')
  expect(page.list.text()).toBe('alder-52@hall,reed-6@den,alder-52@den')
})

test.each([
  ['another finish', 'beacon-60.white', 'White'],
  ['another finish and size', 'beacon-60.white_60', 'White, 60 in.'],
  ['the finish that the page opens with', 'beacon-60_52', 'Black, 52 in.'],
  ['two finishes', 'beacon-60,beacon-60.white@den', 'Black and White'],
])('a product that is saved in %s is shown so on its page', (_how, saved, choice) => {
  const { element, page, pressed } = aPage(OWN_PAGE, saved)
  expect(pressed()).toEqual(['beacon-60'])
  expect(element('button').title).toBe(`Saved in ${choice}`)
  const marked = [...page.querySelectorAll('[data-saved]')].map((label) => label.textContent)
  expect(marked.join(' and ')).toBe(choice.replace(/, .*/, ''))
})

test('a press with another finish and size chosen changes the entry, and undo changes it back', () => {
  const { press, list, told } = aPage(OWN_PAGE, 'reed-6,beacon-60.white_60*3@den')
  press('beacon-60')
  expect(list.text()).toBe('reed-6,beacon-60_52*3@den')
  expect(told[0]?.sentence).toBe('beacon-60 is now saved in Black, 52 in.')
  told[0]?.undo?.()
  expect(list.text()).toBe('reed-6,beacon-60.white_60*3@den')
})

test('a press with the saved finish chosen removes that entry alone', () => {
  const { element, press, list } = aPage(OWN_PAGE, 'beacon-60.white_52,beacon-60_60')
  element<HTMLInputElement>('[value=white]').checked = true
  press('beacon-60')
  expect(list.text()).toBe('beacon-60_60')
})

test('added cards are marked', async () => {
  const { element, pressed } = aPage('<ul data-result-list></ul>', 'alder-52')
  element('ul').innerHTML = card('alder-52')
  await new Promise((resolve) => setTimeout(resolve))
  expect(pressed()).toEqual(['alder-52'])
})

test('a press with a size chosen sets it in the entry that has none', () => {
  const { press, list } = aPage(OWN_PAGE, 'beacon-60.white,beacon-60')
  press('beacon-60')
  expect(list.text()).toBe('beacon-60.white,beacon-60_52')
})

test.each([
  ['nothing else', '', '', 'beacon-60'],
  [
    'a chosen size',
    '<form data-size-choice><input type="radio" value="60" checked></form>',
    '',
    'beacon-60_60',
  ],
  ['a row', '<p data-row="3"></p>', '', 'beacon-60*3'],
  ['the room of the address', '', '?in=den', 'beacon-60@den'],
])('a product page with %s saves that', (_what, html, search, text) => {
  const { press, list } = aPage(html + card('beacon-60', 'data-keep-finish'), '', `/${search}`)
  press('beacon-60')
  expect(list.text()).toBe(text)
})
