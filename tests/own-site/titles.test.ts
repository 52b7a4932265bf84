import { expect, test } from 'vitest'
import { pages, textOf } from '../site/built-site.ts'

const canonical = pages.filter(
  ({ path, document }) =>
    document.querySelector('link[rel=canonical]')?.getAttribute('href') === `https://www.example.com${path}`,
)

test('every title begins with the name of the store', () => {
  for (const { document } of pages) {
    expect(textOf(document.querySelector('title'))).toMatch(/^Atlanta Ceiling Fans : \S/)
  }
})

test.each(['title', 'meta[name=description]'])('no two canonical pages share a %s', (selector) => {
  const said = canonical.map(({ document }) => {
    const element = document.querySelector(selector)
    return element?.getAttribute('content') ?? textOf(element)
  })
  expect(said).toEqual([...new Set(said)])
})
