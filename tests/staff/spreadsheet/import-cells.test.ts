import { describe, expect, test } from 'vitest'
import type { Cell } from '../../../src/staff/spreadsheet/cells.ts'
import { exportSheets } from '../../../src/staff/spreadsheet/export.ts'
import type { Table } from '../../../src/staff/spreadsheet/read-tables.ts'
import { planImport } from '../../../src/staff/spreadsheet/records.ts'
import { sentences } from '../../../src/staff/spreadsheet/report.ts'
import { findHead } from '../../../src/staff/spreadsheet/sheets.ts'
import { contentBefore } from './content-before.ts'

const before = contentBefore()
const SHEETS = exportSheets(before.raw, before.pictures)

/** The sheet of fans, with other cells; by the head of the column and the file of the row, new rows at the end. */
function sheet(name: string, cells: Record<string, Record<string, Cell>> = {}): Table {
  const found = SHEETS.find((one) => one.name === name)
  if (!found) throw new Error(`There is no sheet "${name}".`)
  const heads = found.heads.map(({ text }) => text)
  const rows: Cell[][] = found.rows.map((row) => [...row])
  for (const [file, changed] of Object.entries(cells)) {
    const row = rows.find(([stem]) => stem === file) ?? rows[rows.push([file || null]) - 1]
    for (const [head, cell] of Object.entries(changed)) {
      const at = heads.findIndex((one) => one === head || one.startsWith(`${head} (`))
      if (at < 0 || !row) throw new Error(`There is no column "${head}".`)
      row[at] = cell
    }
  }
  return { name, rows: [heads, ...rows] }
}

function importOf(...tables: Table[]) {
  const found = tables.map(findHead)
  const plan = planImport(
    before,
    found.flatMap(({ grid }) => grid ?? []),
  )
  return { ...plan, lines: sentences([...found.flatMap(({ lines }) => lines), ...plan.lines]) }
}

const fan = (cells: Record<string, Cell>, file = 'beacon-60') => importOf(sheet('Fans', { [file]: cells }))

const NEW_FAN = {
  Name: 'Osprey 52',
  Brand: 'Hunter',
  Picture: 'black.jpg',
  Description: 'Three blades, and quiet.',
  'Finish in the photo': 'Matte Black',
  'Every finish sold': 'Matte Black; Matte White',
  Sizes: 52,
  'Location rating': 'indoor',
  Categories: 'Outdoor Ceiling Fans',
}

describe('what a cell changes', () => {
  test.each<[string, Cell, string]>([
    ['Sizes', '52; 70', '"sizes": [\n    52,\n    70\n  ]'],
    ['Sizes', '44″ / 52″', '"sizes": [\n    44,\n    52\n  ]'],
    ['Airflow', '5,140', '"airflowRating": [\n    5140\n  ]'],
    ['Blades', '5', '"bladeCount": 5'],
    ['Location rating', 'indoor / outdoor (damp)', '"locationRating": "Indoor / Outdoor (Damp)"'],
    ['Universal light kit', 'Yes', '"universalLightKitAdaptable": true'],
    ['Brand', 'hunter', '"manufacturerNameReference": "hunter"'],
    ['Brand', 'Casablanca', '"manufacturerNameReference": "casablanca"'],
    ['Motor', "'=DC motor", '"motorType": "=DC motor"'],
    ['Styles', 'Rock; "Roll; Soul"', '"styles": [\n    "Rock",\n    "Roll; Soul"\n  ]'],
    ['Description', 'Two\r\nlines.\rThree.', '"productDescription": "Two\\nlines.\\nThree."'],
    ['Picture', 'white.jpg', '"imageUrl": "../images/fans/white.jpg"'],
  ])('%s with %j', (head, cell, written) => {
    const { changes, lines } = fan({ [head]: cell })
    expect(lines).toEqual([])
    expect(changes).toHaveLength(1)
    expect(changes[0]?.text).toContain(written)
  })

  test('is told as field, what was and what is', () => {
    expect(fan({ Blades: 6, 'On display at': null }).changes[0]?.fields).toEqual([
      { label: 'Blades', before: '3', after: '6' },
      { label: 'On display at', before: 'Patio display', after: '' },
    ])
  })

  test('leaves every other line of the file as it was', () => {
    const lines = (text = '') => text.split('\n')
    const was = lines(before.texts.get('content/fans/beacon-60.json'))
    const is = lines(fan({ Blades: 6 }).changes[0]?.text)
    expect(is.filter((line) => !was.includes(line))).toEqual(['  "bladeCount": 6,'])
    expect(is).toHaveLength(was.length)
  })
})

test('an empty cell empties the field', () => {
  expect(fan({ Motor: null }).changes[0]?.text).not.toContain('motorType')
})

test('a column that is not there changes nothing, nor does a row', () => {
  const { rows, name } = sheet('Fans')
  const less = { name, rows: rows.filter((_, place) => place !== 3).map((row) => row.slice(0, 5)) }
  expect(importOf(less)).toMatchObject({ changes: [], lines: [], same: rows.length - 2 })
})

test('a new row is a new file, named after the product', () => {
  const { changes, lines } = fan(NEW_FAN, '')
  expect(lines).toEqual([])
  expect(changes.map(({ file, isNew }) => ({ file, isNew }))).toEqual([
    { file: 'content/fans/osprey-52.json', isNew: true },
  ])
  expect(JSON.parse(changes[0]?.text ?? '')).toEqual({
    title: 'Osprey 52',
    manufacturerNameReference: 'hunter',
    imageUrl: '../images/fans/black.jpg',
    productDescription: 'Three blades, and quiet.',
    sizes: [52],
    locationRating: 'Indoor',
    shown: ['Matte Black'],
    colors: ['Matte Black', 'Matte White'],
    productCategories: ['outdoor'],
  })
})

test('what was wrong before is not told again with the name of the new fan', () => {
  const [rooms] = before.records.rooms
  if (!rooms) throw new Error('There are no rooms.')
  const scenes = [{ imageUrl: './images/scenes/porch.jpg', product: 'long-gone' }]
  const records = { ...before.records, rooms: [{ ...rooms, fields: { ...rooms.fields, scenes } }] }
  const { grid } = findHead(sheet('Fans', { '': NEW_FAN }))
  expect(planImport({ ...before, records }, grid ? [grid] : []).lines).toEqual([])
})

test('a new fan may name a maker that is new in the same file', () => {
  const makers = sheet('Brands', {
    '': { Name: 'Osprey Works', Description: 'A maker.', Website: 'https://osprey.example.com/' },
  })
  const { changes, lines } = importOf(sheet('Fans', { '': { ...NEW_FAN, Brand: 'Osprey Works' } }), makers)
  expect(lines).toEqual([])
  expect(changes.map(({ file }) => file)).toEqual([
    'content/fans/osprey-52.json',
    'content/manufacturers/osprey-works.json',
  ])
})

test('a fan whose body and blades are chosen apart is made from the columns for them', () => {
  const { 'Finish in the photo': _, 'Every finish sold': __, ...rest } = NEW_FAN
  const { changes, lines } = fan(
    {
      ...rest,
      'Finish in the photo: Body': 'Matte Black',
      'Finish in the photo: Blades': 'Dark Walnut',
      'Every finish sold: Body': 'Matte Black; Matte White',
      'Every finish sold: Blades': 'Dark Walnut',
      'Photos of other finishes: Body and blades chosen separately': 'Matte White | Dark Walnut | white.jpg',
    },
    '',
  )
  expect(lines).toEqual([])
  expect(JSON.parse(changes[0]?.text ?? '')).toMatchObject({
    shown: { body: ['Matte Black'], blades: ['Dark Walnut'] },
    finishPictures: [
      { body: 'Matte White', blades: 'Dark Walnut', imageUrl: '../images/fans/finishes/white.jpg' },
    ],
  })
})

/** The lines about a cell in row 3, the Beacon 60. */
function saidOf(head: string, cell: Cell): string[] {
  const { lines } = fan({ [head]: cell })
  expect(lines.every((line) => /^Fans![A-Z]{1,2}7: /.test(line))).toBe(true)
  return lines.map((line) => line.replace(/^Fans!\w+: /, ''))
}

describe('a mistake in a cell is told where it is, in the words of the check', () => {
  test.each<[string, Cell, string]>([
    ['Sizes, line 1', 'fifty', 'a number of inches such as 52 or 33.5'],
    ['Blades', 'five', '2 to 12 blades, as a whole number'],
    ['Watts on high, line 1', 'low', 'a number of watts such as 27'],
    ['Mounting', 'on a hook', 'one of "Downrod", "Low profile"'],
    ['Light included', 'maybe', 'yes or no'],
    ['Smart fan', 'perhaps', 'yes or no'],
    ['Photos of other finishes', 'Satin Nickel', 'two parts with | between them'],
  ])('%s with %j', (place, cell, expected) => {
    const [head = ''] = place.split(',')
    const sentence = `${place}: expected ${expected}, got ${JSON.stringify(cell)}. Correct the value.`
    expect(saidOf(head, cell)).toContain(sentence)
  })

  test.each<[string, Cell]>([
    ['Sizes', null],
    ['Name', null],
    ['Every finish sold', null],
    ['Description', '  '],
  ])('%s with %j is missing', (head, cell) => {
    expect(saidOf(head, cell)).toContain(`${head}: is missing. Fill it in.`)
  })

  test.each<[Cell, string]>([
    ['5/2/2026', '5/2/2026'],
    ['10/12/26', '10/12/26'],
    ['5-Feb', '5-Feb'],
    [new Date('2026-05-02'), '2026-05-02'],
  ])('a size that became a date: %s', (cell, date) => {
    expect(saidOf('Sizes', cell)).toEqual([
      `Sizes is a date or a power of ten, which spreadsheet programs make of 5-2, 5/2 and 3E5, got "${date}". Format the cell as Text, then enter it again.`,
    ])
  })

  test.each<[string, Cell, RegExp]>([
    [
      'Airflow',
      '5140; 6000; 7000',
      /^Airflow: 3 numbers for 2 sizes\. Give one number for each size, one for all/,
    ],
    ['Brand', 'Huntr', /^Brand: there is no content\/manufacturers\/huntr\.json\. Did you mean "hunter"\?$/],
    [
      'Categories',
      'Outdor Ceiling Fans',
      /^Categories, line 1: .*\/outdor-ceiling-fans\.json\. Known: "cont/,
    ],
    ['Categories', 'smart; smart', /^Categories, line 2: "smart" is listed twice\. Delete one of the two\.$/],
    ['Finish in the photo', 'Satin Bras', /^Finish in the photo: "Satin Bras" is not among "Every finish/],
    ['Finish in the photo: Body', 'Graphite', /^the columns for one finish .* are both filled in\. Clear/],
    ['Replacement', 'alder-53', /^Replacement: there is no content\/fans\/alder-53\.json/],
    [
      'Web address',
      'Alder 52',
      /^Web address: expected lowercase words joined by hyphens.* Write "alder-52"\.$/,
    ],
  ])('%s with %j', (head, cell, sentence) => {
    expect(saidOf(head, cell)).toContainEqual(expect.stringMatching(sentence))
  })

  test('the same of several cells is one line with all their values', () => {
    const { lines } = importOf(sheet('Fans', { 'alder-52': { Blades: 'x' }, 'beacon-60': { Blades: 'six' } }))
    expect(lines).toEqual([
      'Fans!V2, V7: Blades: expected 2 to 12 blades, as a whole number, got "x", "six". Correct the value.',
    ])
  })

  test('of a row that has a fault of its own as well', () => {
    expect(fan({ Sizes: '5/2/2026', Blades: 'five', Brand: 'Huntr' }).lines).toEqual([
      expect.stringContaining('Sizes is a date'),
      expect.stringContaining('Blades: expected'),
      expect.stringContaining('Brand: there is no'),
    ])
  })
})

test('a new category moves the page, with a warning', () => {
  const { lines } = fan({ Categories: 'Outdoor Ceiling Fans' })
  expect(lines).toEqual([
    expect.stringMatching(
      /^Fans!A\d+: its page moves from \/ceiling-fans\/contemporary\/beacon-60\. To keep printed tags/,
    ),
  ])
})

describe('rows and heads', () => {
  test('two rows of one product', () => {
    const { lines } = importOf(sheet('Fans', { '': NEW_FAN, 'osprey-52': NEW_FAN }))
    expect(lines).toEqual([
      expect.stringMatching(
        /^Fans!A\d+: "osprey-52" is already in row \d+\. Delete one of the two rows, or rename one\.$/,
      ),
    ])
  })

  test('a row without a name', () => {
    const [first, second] = fan({ Sizes: 52 }, '').lines
    expect(first).toMatch(/^Fans!B\d+: the row has no name\. Write one, or delete the row\.$/)
    expect(second).toMatch(/^Fans!C\d+: Brand: is missing/)
  })

  test('a lost row of heads', () => {
    const { name, rows } = sheet('Fans')
    expect(importOf({ name, rows: rows.slice(1) }).lines).toEqual([
      'Fans!A1: no row has the column names, such as "Name", "Brand" and "Sizes". Restore that row. For a brand’s own list, see docs/staff-guide.md.',
    ])
  })

  test('titles and empty rows above the heads are passed over', () => {
    const { name, rows } = sheet('Fans')
    expect(importOf({ name, rows: [['Our list'], [], ...rows] })).toMatchObject({ changes: [], lines: [] })
  })

  test('a misspelt head, and one of somebody’s own', () => {
    const { name, rows } = sheet('Fans')
    const [heads = [], ...body] = rows
    const renamed = heads.map((head) =>
      head === 'Blades' ? 'Bladess' : head === 'Motor' ? 'My own notes' : head,
    )
    expect(importOf({ name, rows: [renamed, ...body] }).lines).toEqual([
      'Fans!V1: "Bladess" is not a column. Did you mean "Blades"?',
      'Fans!AB1: "My own notes" is not a column, so it is skipped.',
    ])
  })
})
