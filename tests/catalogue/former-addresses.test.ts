import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import { formatFault } from '../../src/catalogue/faults.ts'
import { formerAddressFaults, movedWarnings, redirectRules } from '../../src/catalogue/former-addresses.ts'
import { everyPath } from '../../src/catalogue/views/page-paths.ts'
import { CONTENT } from '../own-catalogue/content.ts'
import type { Json } from '../own-catalogue/json.ts'
import { testMistakes } from '../own-catalogue/lines-about.ts'
import { own } from '../own-catalogue/own-catalogue.ts'
import { checkedRecords, recordsOf } from '../own-catalogue/records-of.ts'

const PATHS = everyPath(own)

/** The test catalog with former addresses in some records, by their files. */
const contentWith = (addresses: Readonly<Record<string, readonly string[]>>) => ({
  ...CONTENT,
  ...Object.fromEntries(
    Object.entries(addresses).map(([file, formerAddresses]) => [
      file,
      { ...(CONTENT[file] as Json), formerAddresses },
    ]),
  ),
})

test('a changed category or address loses the pages that no category has', () => {
  const before = { productCategories: ['large', 'outdoor'] }
  const lost = (after: object) =>
    movedWarnings('fans', 'content/fans/alder-52.json', before, { ...before, ...after }).map(formatFault)
  const large = '/ceiling-fans/large/alder-52'
  expect(lost({ productCategories: ['outdoor', 'large'] })).toEqual([])
  expect(lost({ productCategories: ['outdoor'], formerAddresses: [large] })).toEqual([])
  expect(lost({ productCategories: ['outdoor'] })).toEqual([
    `⚠ content/fans/alder-52.json › formerAddresses: its page moves from ${large}. To keep printed tags and links working, add "${large}" to its former addresses.`,
  ])
  expect(lost({ productUrl: 'alder' })).toEqual([
    expect.stringContaining(`moves from ${large}, /ceiling-fans/outdoor/alder-52. To keep`),
  ])
})

test('redirects a former address to the main category’s page, also for a discontinued product', () => {
  const content = contentWith({
    'fans/axial-54.json': ['/ceiling-fans/old/axial-54', '/fans/axial'],
    'fans/relic-52.json': ['/ceiling-fans/old/relic-52'],
  })
  const rules = redirectRules(createCatalogue(recordsOf(content)))
  expect(rules.slice(0, 2)).toEqual([
    '/ceiling-fans/old/axial-54 /ceiling-fans/smart/axial-54 301',
    '/fans/axial /ceiling-fans/smart/axial-54 301',
  ])
  expect(rules[2]).toMatch(/^\/ceiling-fans\/old\/relic-52 \/ceiling-fans\/\S+\/relic-52 301$/)
})

testMistakes('fans/alder-52.json', {
  '"formerAddresses": ["https://example.com"]':
    'formerAddresses[0]: expected an address of this site such as',
  '"formerAddresses": ["/a?b=1"]': 'formerAddresses[0]: expected an address of this site',
  '"formerAddresses": ["/a b"]': 'formerAddresses[0]: expected an address of this site',
  '"formerAddresses": ["/old", "/old"]':
    'formerAddresses[1]: "/old" is already used by content/fans/alder-52',
})

test('accepted addresses have no loop, no two products and no page in common', () => {
  const address = fc.constantFrom('/old/a', '/old/b', '/ceiling-fans/old/axial-54', ...PATHS.slice(1))
  const files = Object.keys(CONTENT).filter((file) => /^(fans|fixtures)\//.test(file))
  const claims = fc.dictionary(fc.constantFrom(...files), fc.array(address, { minLength: 1, maxLength: 3 }), {
    maxKeys: 4,
  })
  fc.assert(
    fc.property(claims, (addresses) => {
      const content = contentWith(addresses)
      const { records, faults } = checkedRecords(content)
      const errors = [...faults, ...formerAddressFaults(records, [])].filter(
        ({ severity }) => severity === 'error',
      )
      if (errors.length > 0) return
      const rules = redirectRules(createCatalogue(recordsOf(content))).map((rule) => rule.split(' '))
      const from = rules.map(([path]) => path)
      expect(new Set(from).size).toBe(from.length)
      expect(from.filter((path) => PATHS.includes(path ?? ''))).toEqual([])
      expect(rules.filter(([, to = '']) => !PATHS.includes(to))).toEqual([])
    }),
    { numRuns: 80 },
  )
})
