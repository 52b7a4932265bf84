import { describe, expect, test } from 'vitest'
import type { Cell, Table } from '../../../src/staff/spreadsheet/columns.ts'
import { exportSheets } from '../../../src/staff/spreadsheet/export.ts'
import { ownSheet } from '../../../src/staff/spreadsheet/read-list.ts'
import { planImport } from '../../../src/staff/spreadsheet/records.ts'
import { sentences } from '../../../src/staff/spreadsheet/report.ts'
import { contentBefore } from './content-before.ts'

const before = contentBefore()
const SHEETS = exportSheets(before)

/** An exported sheet with other cells, by the heading and the file of the row; new rows at the end. */
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
  const found = tables.flatMap((table) => ownSheet(table) ?? [])
  const plan = planImport(
    before,
    found.map(({ grid }) => grid),
  )
  return { ...plan, said: sentences([...found.flatMap(({ faults }) => faults), ...plan.faults]) }
}

/** A list with one fan. */
function fan(cells: Record<string, Cell>, file = 'beacon-60') {
  const { name, rows } = sheet('Fans', { [file]: cells })
  return importOf({ name, rows: rows.filter(([stem], place) => place === 0 || (stem ?? '') === file) })
}

const NEW_FAN = {
  Name: 'Osprey 52',
  Brand: 'Hunter',
  Photo: 'black.jpg',
  Description: 'Three blades, and quiet.',
  'Finish in the photo': 'Matte Black',
  'Every finish sold': 'Matte Black; Matte White',
  Sizes: 52,
  'Location rating': 'indoor',
  Categories: 'Outdoor Ceiling Fans',
}

test('writes a cell in its field’s form and changes nothing else', () => {
  const written: [string, Cell, string][] = [
    ['Sizes', '52; 70', '"sizes": [\n    52,\n    70\n  ]'],
    ['Sizes', '44″ / 52″', '"sizes": [\n    44,\n    52\n  ]'],
    ['Airflow', '5,140', '"airflowRating": [\n    5140\n  ]'],
    ['Blades', '5', '"bladeCount": 5'],
    ['Location rating', 'indoor / outdoor (damp)', '"locationRating": "Indoor / Outdoor (Damp)"'],
    ['Universal light kit', 'Yes', '"universalLightKitAdaptable": true'],
    ['Brand', 'hunter', '"manufacturerNameReference": "hunter"'],
    ['Brand', 'Casablanca', '"manufacturerNameReference": "casablanca"'],
    ['Motor', "'=DC motor", '"motorType": "=DC motor"'],
    ['Motor', "''-DC-", `"motorType": "'-DC-"`],
    ['Styles', 'Rock; "Roll; Soul"', '"styles": [\n    "Rock",\n    "Roll; Soul"\n  ]'],
    ['Description', 'Two\r\nlines.\rThree.', '"productDescription": "Two\\nlines.\\nThree."'],
    ['Photo', 'white.jpg', '"imageUrl": "../images/fans/white.jpg"'],
  ]
  for (const [head, cell, text] of written) {
    const { changes, said } = fan({ [head]: cell })
    expect(said).toEqual([])
    expect(changes.map((change) => change.text)).toEqual([expect.stringContaining(text)])
  }
  const { changes } = fan({ Blades: 6, 'On display at': null })
  expect(changes[0]?.fields).toEqual([
    { label: 'Blades', before: '3', after: '6' },
    { label: 'On display at', before: 'Patio display', after: '' },
  ])
  const was = before.texts.get('content/fans/beacon-60.json')?.split('\n')
  const is = fan({ Blades: 6 }).changes[0]?.text.split('\n') ?? []
  expect(is.filter((line) => !was?.includes(line))).toEqual(['  "bladeCount": 6,'])
  expect(is).toHaveLength(was?.length ?? 0)
})

test('a missing column or row changes nothing', () => {
  const { rows, name } = sheet('Fans')
  const less = { name, rows: rows.filter((_, place) => place !== 3).map((row) => row.slice(0, 5)) }
  expect(importOf(less)).toMatchObject({ changes: [], said: [], same: rows.length - 2 })
  const below = { name, rows: [['Our list'], [], ...rows] }
  expect(importOf(below)).toMatchObject({ changes: [], said: [] })
})

describe('a new row', () => {
  test('becomes a file named after the product, of a brand that is new in the same list', () => {
    const brands = sheet('Brands', {
      '': { Name: 'Osprey Works', Description: 'A brand.', Website: 'https://osprey.example.com/' },
    })
    const { changes, said } = importOf(sheet('Fans', { '': { ...NEW_FAN, Brand: 'Osprey Works' } }), brands)
    expect(said).toEqual([])
    expect(changes.map(({ file }) => file)).toEqual([
      'content/fans/osprey-52.json',
      'content/manufacturers/osprey-works.json',
    ])
    expect(JSON.parse(changes[0]?.text ?? '')).toEqual({
      title: 'Osprey 52',
      manufacturerNameReference: 'osprey-works',
      imageUrl: '../images/fans/black.jpg',
      productDescription: 'Three blades, and quiet.',
      sizes: [52],
      locationRating: 'Indoor',
      shown: ['Matte Black'],
      colors: ['Matte Black', 'Matte White'],
      productCategories: ['outdoor'],
    })
  })

  test('with parts becomes a fan with separately chosen body and blades', () => {
    const { changes, said } = fan(
      {
        ...NEW_FAN,
        'Finish in the photo': 'Body | Matte Black; blades | Dark Walnut',
        'Every finish sold': 'Body | Matte Black; Body | Matte White; Blades | Dark Walnut',
        'Photos of other finishes': 'Matte White | Dark Walnut | white.jpg',
      },
      '',
    )
    expect(said).toEqual([])
    expect(JSON.parse(changes[0]?.text ?? '')).toMatchObject({
      shown: { body: ['Matte Black'], blades: ['Dark Walnut'] },
      colors: { body: ['Matte Black', 'Matte White'], blades: ['Dark Walnut'] },
      finishPictures: [
        { body: 'Matte White', blades: 'Dark Walnut', imageUrl: '../images/fans/finishes/white.jpg' },
      ],
    })
  })

  test('does not repeat an error that the content has already', () => {
    const [rooms] = before.records.rooms
    if (!rooms) throw new Error('There are no rooms.')
    const scenes = [{ imageUrl: './images/scenes/porch.jpg', product: 'long-gone' }]
    const records = { ...before.records, rooms: [{ ...rooms, fields: { ...rooms.fields, scenes } }] }
    const own = ownSheet(sheet('Fans', { '': NEW_FAN }))
    expect(planImport({ ...before, records }, own ? [own.grid] : []).faults).toEqual([])
  })
})

test('reports an error at its cell with the form’s label', () => {
  const DATE = 'Sizes: is a date or a power of ten, which spreadsheet programs make of 5-2, 5/2 and 3E5, got'
  const cases: [string, Cell, string][] = [
    ['Sizes', 'fifty', 'Sizes, line 1: expected a number of inches such as 52 or 33.5, got "fifty". Correct'],
    ['Sizes', '52; =60', 'Sizes, line 2: expected a number of inches such as 52 or 33.5, got "=60"'],
    ['Blades', 'five', 'Blades: expected 2 to 12 blades, as a whole number, got "five"'],
    ['Blades', '=2+3', 'Blades: expected a value, not a formula, got "=2+3"'],
    ['Watts on high', 'low', 'Watts on high, line 1: expected a number of watts above 0 and up to 500'],
    ['Mounting', 'on a hook', 'Mounting: expected one of "Downrod", "Low profile", got "on a hook"'],
    ['Light included', 'maybe', 'Light included: expected yes or no, got "maybe"'],
    ['Photos of other finishes', 'Nickel', 'Photos of other finishes: expected two parts with | between'],
    ['Sizes', null, 'Sizes: is missing. Fill it in.'],
    ['Description', '  ', 'Description: is missing. Fill it in.'],
    ['Sizes', '10/12/26', `${DATE} "10/12/26". Format the cell as Text, then enter it again.`],
    ['Sizes', '5-Feb', `${DATE} "5-Feb"`],
    ['Sizes', new Date('2026-05-02'), `${DATE} "2026-05-02"`],
    ['Motor', '#REF!', 'Motor: the formula gives an error, got "#REF!". Write the value in its place.'],
    ['Airflow', '5140; 6000; 7000', 'Airflow: 3 numbers for 2 sizes. Give one number for each size, one'],
    ['Brand', 'Huntr', 'Brand: is not in the catalog, got "Huntr". Did you mean "Hunter"?'],
    ['Categories', 'smart; Outdor Ceiling Fans', 'Categories: is not in the catalog, got "Outdor Ceiling'],
    ['Finish in the photo', 'Satin Bras', 'Finish in the photo: "Satin Bras" is not among "Every finish'],
    ['Finish in the photo', 'Boddy | Graphite', 'Finish in the photo, Boddy: is not a known field. Did you'],
  ]
  for (const [head, cell, words] of cases) {
    const said = fan({ [head]: cell }).said.filter((line) => !line.includes('its page moves'))
    expect(said.every((line) => /^Fans![A-Z]{1,2}2: /.test(line))).toBe(true)
    expect(said.map((line) => line.replace(/^Fans!\w+: /, ''))).toContainEqual(expect.stringContaining(words))
  }
})

test('a new category moves the page, with a warning', () => {
  expect(fan({ Categories: 'Outdoor Ceiling Fans' }).said).toEqual([
    expect.stringMatching(
      /^Fans!AV\d+: Former addresses: its page moves from \/ceiling-fans\/contemporary\/beacon-60\. To keep printed tags/,
    ),
  ])
})

test('refuses wrong rows and headings, each with its reason', () => {
  expect(importOf(sheet('Fans', { '': NEW_FAN, 'osprey-52': NEW_FAN })).said).toEqual([
    expect.stringMatching(
      /^Fans!A\d+: "osprey-52" is already in row \d+\. Delete one of the two rows, or rename one\.$/,
    ),
  ])
  const [name, brand] = fan({ Sizes: 52 }, '').said
  expect(name).toMatch(/^Fans!B\d+: Name: is missing\. Fill it in\.$/)
  expect(brand).toMatch(/^Fans!C\d+: Brand: is missing/)
  const { rows } = sheet('Fans')
  expect(ownSheet({ name: 'Fans', rows: rows.slice(1) })).toBeUndefined()
  const [heads = [], ...body] = rows
  const renamed = heads.map((head) =>
    head === 'Blades' ? 'Bladess' : head === 'Motor' ? 'My own notes' : head === 'Warranty' ? 'Sizes' : head,
  )
  const merges = [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }]
  expect(importOf({ name: 'Fans', rows: [renamed, ...body], merges }).said).toEqual([
    'Fans!O1: "Bladess" is not a column. Did you mean "Blades"?',
    expect.stringMatching(/^Fans!\w+: "Sizes" is Sizes, as is a column before it\. Delete one\.$/),
    'Fans: these columns are not ours, so they are skipped: "My own notes".',
    'Fans!B2: these cells are merged. Unmerge them, and write the value in each.',
  ])
})
