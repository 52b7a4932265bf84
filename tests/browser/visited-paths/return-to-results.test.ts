import { expect, test } from 'vitest'
import { rememberResults, returnToResults } from '../../../src/browser/visited-paths/return-to-results.ts'

function tab(address: string, held = new Map<string, string>()) {
  const back = new Map([['href', '/ceiling-fans/outdoor']])
  const sessionStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  }
  const view = { location: new URL(address, 'https://www.example.com'), sessionStorage } as unknown as Window
  const page = {
    querySelector: () => ({ setAttribute: (name: string, value: string) => back.set(name, value) }),
  } as unknown as Document
  return { view, page, held, href: () => back.get('href') }
}

test('the back link of a product that was opened from results leads to them', () => {
  const list = tab('/ceiling-fans?place=rain')
  rememberResults(list.view, '/ceiling-fans/outdoor/beacon-60')
  const product = tab('/ceiling-fans/outdoor/beacon-60', list.held)
  returnToResults(product)
  expect(product.href()).toBe('/ceiling-fans?place=rain')
})

test('the back link of another product does not', () => {
  const list = tab('/ceiling-fans?place=rain')
  rememberResults(list.view, '/ceiling-fans/outdoor/beacon-60')
  const product = tab('/ceiling-fans/outdoor/wren-36', list.held)
  returnToResults(product)
  expect(product.href()).toBe('/ceiling-fans/outdoor')
})

test('where storage is forbidden, nothing is thrown and the link stays', () => {
  const { view, page, href } = tab('/ceiling-fans/outdoor/beacon-60')
  Object.defineProperty(view, 'sessionStorage', {
    get() {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  expect(() => rememberResults(view, '/a')).not.toThrow()
  expect(() => returnToResults({ view, page })).not.toThrow()
  expect(href()).toBe('/ceiling-fans/outdoor')
})
