import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const RULES = readFileSync('docs/rules.md', 'utf8')
const known = new Set([...RULES.matchAll(/^\*\*([FSRL]\d+) /gm)].map(([, number]) => number))

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'netlify'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|astro|css)$/.test(file))

/** "rule F4", "rules L2 to L6", "rules S1 and S2". */
const CITATION = /\brules? ([FSRL]\d+)(?: (?:to|and) ([FSRL]\d+))?/g

const citations = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(CITATION)].flatMap(([, first, last]) =>
    [first, last].filter((number) => number !== undefined).map((number) => ({ file, number })),
  ),
)

describe('the rules of docs/rules.md', () => {
  test('are numbered without a gap or a double', () => {
    for (const letter of 'FSRL') {
      const numbers = [...RULES.matchAll(new RegExp(`^\\*\\*${letter}(\\d+) `, 'gm'))].map(([, n]) =>
        Number(n),
      )
      expect(numbers).toEqual(numbers.map((_, place) => place + 1))
      expect(numbers.length).toBeGreaterThan(3)
    }
  })

  test('hold every rule that the code cites', () => {
    expect(citations.length).toBeGreaterThan(50)
    expect(citations.filter(({ number }) => !known.has(number))).toEqual([])
  })

  test('name modules that are there', () => {
    const named = [...RULES.matchAll(/→ `([^`]+)`/g)].map(([, module = '']) => module)
    const missing = named.filter((module) => !files.some((file) => file.endsWith(module)))
    expect(named.length).toBeGreaterThan(3)
    expect(missing).toEqual([])
  })
})

test('no code cites a text that the repository does not hold', () => {
  const elsewhere = /product-rules\.md|choosing(?:-lights)?\.md|specification,? sections? \d/
  expect(files.filter((file) => elsewhere.test(readFileSync(file, 'utf8')))).toEqual([])
})
