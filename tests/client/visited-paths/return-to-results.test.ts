import { expect, test } from 'vitest'
import { rememberResults, returnToResults } from '../../../src/client/visited-paths/return-to-results.ts'
import { aBrowser, aStorage, type Kept } from '../a-browser.ts'

function tab(path: string, storage: Kept = aStorage()) {
  const html = '<a data-back="list" href="/ceiling-fans/outdoor"><svg></svg>Back to Outdoor Ceiling Fans</a>'
  const { globals, element } = aBrowser({ path, storage, html })
  const back = element('a')
  return { ...globals, storage, href: () => back.getAttribute('href'), label: () => back.textContent }
}

test.each([
  { results: '/ceiling-fans?place=rain', label: 'Back to your results' },
  { results: '/ceiling-fans/outdoor?place=rain', label: 'Back to Outdoor Ceiling Fans' },
])('the back link of a product opened from $results leads to them, and says so', ({ results, label }) => {
  const list = tab(results)
  rememberResults(list.view, '/ceiling-fans/outdoor/beacon-60')
  const product = tab('/ceiling-fans/outdoor/beacon-60', list.storage)
  returnToResults(product)
  expect(product.href()).toBe(results)
  expect(product.label()).toBe(label)
})

test('the back link of another product does not', () => {
  const list = tab('/ceiling-fans?place=rain')
  rememberResults(list.view, '/ceiling-fans/outdoor/beacon-60')
  const product = tab('/ceiling-fans/outdoor/wren-36', list.storage)
  returnToResults(product)
  expect(product.href()).toBe('/ceiling-fans/outdoor')
})

test.each(['javascript:alert(1)', '//evil.example/a', 'https://evil.example'])(
  'results that the device says are at %s are not linked',
  (results) => {
    const path = '/ceiling-fans/outdoor/beacon-60'
    const product = tab(path, aStorage({ results: `${path} ${results}` }))
    returnToResults(product)
    expect(product.href()).toBe('/ceiling-fans/outdoor')
  },
)

test('where storage is forbidden, nothing is thrown and the link stays', () => {
  const { view, page, href } = tab('/ceiling-fans/outdoor/beacon-60', 'forbidden')
  expect(() => rememberResults(view, '/a')).not.toThrow()
  expect(() => returnToResults({ view, page })).not.toThrow()
  expect(href()).toBe('/ceiling-fans/outdoor')
})
