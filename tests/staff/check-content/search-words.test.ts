import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/catalogue/create-catalogue.ts'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { unknownMeanings } from '../../../src/staff/check-content/check-content.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { recordsOf } from '../../own-catalogue/records-of.ts'

function linesWith(words: object): string[] {
  const file = { ...(CONTENT['search-words.json'] as object), ...words }
  const catalogue = createCatalogue(recordsOf({ ...CONTENT, 'search-words.json': file }))
  return unknownMeanings(catalogue).map(formatFault)
}

test('accepts the search words of the tests’ own catalog', () => {
  expect(linesWith({})).toEqual([])
})

test('reports an unknown meaning with the nearest name', () => {
  expect(linesWith({ synonyms: [{ words: ['patio'], means: ['Coverd porch', 'Fans'] }] })).toEqual([
    '⚠ content/search-words.json › synonyms[0].means[0]: no filter or category is called "Coverd porch", so it finds nothing for "patio". Did you mean "Covered porch"?',
  ])
})
