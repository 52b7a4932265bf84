import { afterEach, expect, test, vi } from 'vitest'
import { controlOf, fieldValue, fill, isTyping } from '../../../src/client/loading/controls.ts'
import { aBrowser } from '../a-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

function aPage(html: string) {
  const browser = aBrowser({ html })
  for (const name of ['document', 'HTMLInputElement', 'Event'] as const)
    vi.stubGlobal(name, browser.view[name])
  return browser
}

test('a control is known by what it is called, and by its place among those of the same name', () => {
  const { page } = aPage('<button>Keep</button><button aria-label="Keep">♥</button><button>Turn it</button>')
  expect([...page.querySelectorAll('button')].map((one) => controlOf(one).index)).toEqual([0, 1, 0])
})

test('a pressed choice is to be made again even where a failure has taken it back, a tick as it is', () => {
  const { element } = aPage('<input type="radio" value="white"><input type="checkbox" value="rain">')
  expect(controlOf(element('[type=radio]')).isTicked).toBe(true)
  expect(controlOf(element('[type=checkbox]')).isTicked).toBe(false)
})

test('what fields held is given back to them, and their form is told of what differs', () => {
  const { page, element } = aPage('<input name="width" value=""><input type="checkbox" name="place">')
  const told: string[] = []
  for (const type of ['input', 'change'])
    page.addEventListener(type, ({ target }) => told.push(`${type} ${(target as HTMLInputElement).name}`))
  fill(controlOf(element('[name=width]')), '11')
  fill(controlOf(element('[name=place]')), false)
  expect(fieldValue(element('[name=width]'))).toBe('11')
  expect(told).toEqual(['input width', 'change width'])
})

test('who has come from a field with words to an empty one is still typing; who has just opened the search is not', () => {
  const { element } = aPage('<input name="length"><input name="width"><input type="checkbox" checked>')
  element('[name=width]').focus()
  expect(isTyping()).toBe(false)
  ;(element('[name=length]') as HTMLInputElement).value = '12'
  expect(isTyping()).toBe(true)
  element('[type=checkbox]').focus()
  expect(isTyping()).toBe(false)
})
