import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

/** Rows on end are a table. */
const tablesOf = (text: string): string[] => text.match(/^ *\|.*(?:\n *\|.*)*/gm) ?? []

/** A stroke that is part of a text is written `\|`. */
const cellCount = (row: string): number => row.replaceAll('\\|', '').split('|').length

const isRuler = (row = ''): boolean => /^[\s|:-]+$/.test(row)

/** Whether a table has a line under its head and nowhere else, and rows like its head; two tables on end have not. */
function isWhole(table: string): boolean {
  const [head = '', ruler, ...rows] = table.split('\n')
  return isRuler(ruler) && rows.every((row) => !isRuler(row) && cellCount(row) === cellCount(head))
}

test.each(DOCUMENTS)('every table of %s is whole', (file) => {
  expect(tablesOf(readFileSync(file, 'utf8')).filter((table) => !isWhole(table))).toEqual([])
})

test('two tables that run into one are a fault', () => {
  expect(tablesOf('| a | b |\n| - | - |\n| 1 | 2 |\n| c |\n| - |\n| 3 |').map(isWhole)).toEqual([false])
})
