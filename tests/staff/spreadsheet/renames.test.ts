import { expect, test } from 'vitest'
import { exportSheets } from '../../../src/staff/spreadsheet/export-sheets.ts'
import { findHead } from '../../../src/staff/spreadsheet/find-head.ts'
import { planImport } from '../../../src/staff/spreadsheet/plan-import.ts'
import { contentBefore } from './content-before.ts'

const own = contentBefore()
const GALLERY = own.others.get('content/gallery.json') ?? ''

/** What an import does that gives a fan another name, where a page has a text. */
function renamed(file: string, name: string, page = '') {
  const before = { ...own, others: new Map([...own.others, ['content/pages/home.md', page]]) }
  const fans = exportSheets(own.raw, own.pictures).find(({ kind }) => kind === 'fans')
  const stem = fans?.rows.find(([one]) => one === file)?.[0] ?? ''
  const { grid } = findHead({
    name: 'Fans',
    rows: [
      ['File', 'Name'],
      [stem, name],
    ],
  })
  const { changes, lines } = planImport(before, grid ? [grid] : [])
  return {
    made: Object.fromEntries(changes.map(({ file: path, text }) => [path, text])),
    said: lines.map(({ text }) => text),
  }
}

test('the gallery shows a renamed fan by its new name, and is otherwise as it was', () => {
  const { made } = renamed('halcyon-72', 'Halcyon II')
  expect(made['content/gallery.json']).toBe(GALLERY.replace('"Halcyon 72"', '"Halcyon II"'))
})

test('a fan that the gallery does not show leaves it alone', () => {
  expect(Object.keys(renamed('alder-52', 'Alder II').made)).toEqual(['content/fans/alder-52.json'])
})

test('texts that have the old name are said by their lines, its own description first', () => {
  const page = '# Home\n\nThe Halcyon 72 turns here.\n\nNot the Halcyon 720, nor the Halcyon 72 Plus.\n'
  expect(renamed('halcyon-72', 'Halcyon 72 Plus', page).said).toEqual([
    '"Halcyon 72" is now "Halcyon 72 Plus", and has its old name in content/fans/halcyon-72.json, line 5; content/pages/home.md, line 3. Correct it there.',
  ])
})
