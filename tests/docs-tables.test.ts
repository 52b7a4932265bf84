import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

/** How many cells a row has; a stroke that is part of a text is written `\|`. */
const cellCount = (row: string): number =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .replaceAll('\\|', '')
    .split('|').length

/** The tables of a text: rows on end, each with its line. */
function tablesOf(text: string): { line: number; row: string }[][] {
  const tables: { line: number; row: string }[][] = []
  let isInside = false
  for (const [at, row] of text.split('\n').entries()) {
    const isRow = row.trimStart().startsWith('|')
    if (isRow && !isInside) tables.push([])
    if (isRow) tables.at(-1)?.push({ line: at + 1, row })
    isInside = isRow
  }
  return tables
}

/** What is wrong with a table: two tables on end look like one whose rows have other cells than its head. */
function faultsOf([head, ruler, ...rows]: { line: number; row: string }[]): string[] {
  if (!head || !ruler || !/^[\s|:-]+$/.test(ruler.row))
    return [`line ${head?.line}: a table without a line under its head`]
  const wrong = rows.filter(({ row }) => cellCount(row) !== cellCount(head.row) || /^[\s|:-]+$/.test(row))
  return wrong.map(
    ({ line, row }) => `line ${line}: ${cellCount(row)} cells under a head of ${cellCount(head.row)}`,
  )
}

test.each(DOCUMENTS)('every table of %s is whole', (file) => {
  expect(tablesOf(readFileSync(file, 'utf8')).flatMap(faultsOf)).toEqual([])
})

test('two tables that run into one are a fault', () => {
  const [table = []] = tablesOf('| a | b |\n| - | - |\n| 1 | 2 |\n| c |\n| - |\n| 3 |')
  expect(faultsOf(table)).toEqual([
    'line 4: 1 cells under a head of 2',
    'line 5: 1 cells under a head of 2',
    'line 6: 1 cells under a head of 2',
  ])
})
