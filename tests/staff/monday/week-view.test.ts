import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Week } from '../../../src/features/monday/week.ts'
import { weekCsv } from '../../../src/staff/monday/week-csv.ts'
import { weekView } from '../../../src/staff/monday/week-view.ts'

const rows = Array.from({ length: 12 }, (_, index) => ({
  name: `fan-${index}`,
  count: 12 - index,
  before: 1,
}))
const WEEK: Week = {
  monday: '2026-03-02',
  days: [{ name: 'Mon', count: 7, before: 3 }],
  tables: [
    {
      kind: 'search',
      title: 'Searched for in vain',
      count: 5,
      before: 0,
      rows: [{ name: '=cmd <b>"white"</b>', count: 5, before: 0 }],
    },
    { kind: 'kept', title: 'Products kept', count: 78, before: 12, rows },
  ],
}

beforeEach(() => vi.stubGlobal('document', new Window().document))
afterEach(() => vi.unstubAllGlobals())

const shown = (week: Week) => {
  document.body.replaceChildren(...weekView(week))
  return document.body
}

test('words that visitors typed are shown as text', () => {
  const page = shown(WEEK)
  expect(page.querySelector('tbody th')?.textContent).toBe('=cmd <b>"white"</b>')
  expect(page.querySelector('b')).toBeNull()
})

test('a table shows its first ten rows, and how many more there are', () => {
  const [, , kept] = shown(WEEK).querySelectorAll('section')
  expect(kept?.querySelectorAll('tbody tr')).toHaveLength(10)
  expect(kept?.querySelector('tfoot')?.textContent).toBe('2 more in the spreadsheet')
})

test('the drawing of the days says its figures to who does not see it', () => {
  expect(shown(WEEK).querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Mon 7, before 3')
})

test('the figures that tell a week come first, also those that are 0', () => {
  const said = [...shown(WEEK).querySelectorAll('dl div')].map((one) => one.textContent)
  expect(said).toEqual([
    'Pages shown7 3 before',
    'Products kept78 12 before',
    'Products asked about0 0 before',
    'Calls0 0 before',
    'Ways to the store0 0 before',
    'Searches in vain5 0 before',
  ])
})

test('a week without counts says so', () => {
  expect(shown({ ...WEEK, tables: [] }).textContent).toBe('Nothing was counted in the week of March 2.')
})

test('the spreadsheet has every row, and no words of a visitor are a formula', () => {
  const lines = weekCsv(WEEK).split('\r\n')
  expect(lines.slice(0, 3)).toEqual([
    '\uFEFF"What","Which","Week of 2026-03-02","Week before"',
    '"Pages shown each day","Mon",7,3',
    `"Searched for in vain","'=cmd <b>""white""</b>",5,0`,
  ])
  expect(lines).toHaveLength(16)
})
