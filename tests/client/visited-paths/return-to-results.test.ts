import { expect, test } from 'vitest'
import { rememberResults, returnToResults } from '../../../src/client/visited-paths/return-to-results.ts'
import { MemoryStorage, ORIGIN } from '../fake-browser.ts'

function tab(address: string, sessionStorage = new MemoryStorage()) {
  const back = new Map([['href', '/ceiling-fans/outdoor']])
  const words = { textContent: 'Back to Outdoor Ceiling Fans' }
  const view = { location: new URL(address, ORIGIN), sessionStorage } as unknown as Window
  const page = {
    querySelector: () => ({
      lastChild: words,
      getAttribute: (name: string) => back.get(name),
      setAttribute: (name: string, value: string) => back.set(name, value),
    }),
  } as unknown as Document
  return { view, page, sessionStorage, href: () => back.get('href'), label: () => words.textContent }
}

test.each([
  { results: '/ceiling-fans?place=rain', label: 'Back to your results' },
  { results: '/ceiling-fans/outdoor?place=rain', label: 'Back to Outdoor Ceiling Fans' },
])('the back link of a product opened from $results leads to them, and says so', ({ results, label }) => {
  const list = tab(results)
  rememberResults(list.view, '/ceiling-fans/outdoor/beacon-60')
  const product = tab('/ceiling-fans/outdoor/beacon-60', list.sessionStorage)
  returnToResults(product)
  expect(product.href()).toBe(results)
  expect(product.label()).toBe(label)
})

test('the back link of another product does not', () => {
  const list = tab('/ceiling-fans?place=rain')
  rememberResults(list.view, '/ceiling-fans/outdoor/beacon-60')
  const product = tab('/ceiling-fans/outdoor/wren-36', list.sessionStorage)
  returnToResults(product)
  expect(product.href()).toBe('/ceiling-fans/outdoor')
})

test.each(['javascript:alert(1)', '//evil.example/a', 'https://evil.example'])(
  'results that the device says are at %s are not linked',
  (results) => {
    const path = '/ceiling-fans/outdoor/beacon-60'
    const product = tab(path, new MemoryStorage({ results: `${path} ${results}` }))
    returnToResults(product)
    expect(product.href()).toBe('/ceiling-fans/outdoor')
  },
)

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
