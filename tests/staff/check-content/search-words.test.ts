import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/catalogue/create-catalogue.ts'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { pagePaths } from '../../../src/staff/check-content/pages.ts'
import { searchWordFaults } from '../../../src/staff/check-content/search-words.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { recordsOf } from '../../own-catalogue/records-of.ts'

function linesWith(words: object): string[] {
  const file = { ...(CONTENT['search-words.json'] as object), ...words }
  const catalogue = createCatalogue(recordsOf({ ...CONTENT, 'search-words.json': file }))
  return searchWordFaults(catalogue, pagePaths(catalogue, new Map())).map(formatFault)
}

test('accepts the search words of the tests’ own catalog', () => {
  expect(linesWith({})).toEqual([])
})

test('reports an unknown meaning with the nearest name', () => {
  expect(linesWith({ synonyms: [{ words: ['patio'], means: ['Coverd porch', 'Fans'] }] })).toEqual([
    '⚠ content/search-words.json › synonyms[0].means[0]: no filter or category is called "Coverd porch", so it finds nothing for "patio". Did you mean "Covered porch"?',
  ])
})

test('reports a word that the search skips', () => {
  const page = { title: 'Repairs', text: 'We repair.', url: '/parts', words: ['For me', 'repair for'] }
  expect(
    linesWith({
      ignored: ['for', 'me', 'best'],
      synonyms: [{ words: ['best', 'best fan'], means: ['Fans'] }],
      pages: [page],
    }),
  ).toEqual([
    '⚠ content/search-words.json › synonyms[0].words[0]: "best" is in Words to skip, so this entry never matches. Delete it here, or under "ignored".',
    '⚠ content/search-words.json › pages[0].words[0]: "For me" is in Words to skip, so this entry never matches. Delete it here, or under "ignored".',
  ])
})

test('reports a page that doesn’t exist', () => {
  const page = { title: 'Hours', text: 'Open.', words: ['hours'] }
  expect(linesWith({ pages: [{ ...page, url: '/contct#map' }] })).toEqual([
    '✖ content/search-words.json › pages[0].url: this site has no page at /contct. Did you mean "/contact"?',
  ])
})
