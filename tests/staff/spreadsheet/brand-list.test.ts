import { describe, expect, test } from 'vitest'
import type { Cell } from '../../../src/staff/spreadsheet/columns.ts'
import { type Mapping, readMapping } from '../../../src/staff/spreadsheet/mapping.ts'
import { brandSheet } from '../../../src/staff/spreadsheet/read-list.ts'
import { planImport } from '../../../src/staff/spreadsheet/records.ts'
import { sentences } from '../../../src/staff/spreadsheet/report.ts'
import { contentBefore } from './content-before.ts'

const before = contentBefore()
type Row = Record<string, Cell>

const MAPPING: Mapping = {
  confirmed: true,
  sheet: 'Fans',
  rows: 'product',
  skip: {},
  columns: {
    Model: 'Name',
    SKU: 'Model number',
    Span: 'Sizes',
    Color: 'Finish in the photo',
    CFM: 'Airflow',
    Photo: 'Photo',
    Lamp: 'Light included',
    Bullets: 'Description',
  },
  examples: {},
  values: {},
  names: {},
  always: {
    Brand: 'Hunter',
    Description: 'New.',
    Categories: 'Outdoor Ceiling Fans',
    'Location rating': 'Indoor',
  },
}
const KITE = { Model: 'Kite', Span: '52', Color: 'Matte Black', CFM: '5000', Photo: 'black.jpg' }

function importOf(rows: Row[], given: Partial<Mapping> = {}) {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const table = { name: 'List', rows: [heads, ...rows.map((row) => heads.map((head) => row[head] ?? null))] }
  const by = { file: 'hunter.json', mapping: { ...MAPPING, ...given }, faults: [] }
  const { grid, faults } = brandSheet(table, by, before)
  const plan = planImport(before, [grid])
  return {
    said: sentences([...faults, ...plan.faults]),
    made: Object.fromEntries(
      plan.changes.map(({ file, text }) => [file.replace('content/fans/', ''), JSON.parse(text)]),
    ),
  }
}

const kite = (row: Row, given?: Partial<Mapping>) => importOf([{ ...KITE, ...row }], given)

test('treats words for "no value" as an empty cell, unless the mapping translates them', () => {
  for (const words of ['n/a', 'N/A', 'na', '-', '–', '—', 'none given', 'None', 'TBD']) {
    const { said, made } = kite({ CFM: words })
    expect(said).toEqual([])
    expect(made['kite.json']).not.toHaveProperty('airflowRating')
  }
  const values = { 'Light included': { 'N/A': 'no' } }
  expect(kite({ Lamp: 'N/A' }, { values }).made['kite.json']).toMatchObject({ lightIncluded: false })
  expect(kite({ Lamp: 'N/A' }).made['kite.json']).not.toHaveProperty('lightIncluded')
})

test('reads values as brands write them', () => {
  const read: [Row, object][] = [
    [{ Span: '4\'-8"' }, { sizes: [56] }],
    [{ Span: '5 ft' }, { sizes: [60] }],
    [{ Span: '132 cm' }, { sizes: [51.97] }],
    [{ Span: '1320 mm' }, { sizes: [51.97] }],
    [{ Span: '52 1/2"' }, { sizes: [52.5] }],
    [{ Span: "4'-4\" / 5'" }, { sizes: [52, 60] }],
    ...['4106.0', '4,106', '4 106', '4\u00a0106', '4\u202f106', "'4106"].map((CFM): [Row, object] => [
      { CFM },
      { airflowRating: [4106] },
    ]),
    [{ SKU: '4106.0' }, { modelNumber: '4106' }],
    ...[
      ['<ul><li>Quiet DC motor</li><li>Damp rated.</li></ul>', 'Quiet DC motor. Damp rated.'],
      ['<p>Made in&nbsp;Georgia.</p><p>Five&amp;ten</p>', 'Made in Georgia. Five&ten.'],
      ['One line<br>Another', 'One line. Another.'],
      ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ].map(([Bullets = '', productDescription]): [Row, object] => [{ Bullets }, { productDescription }]),
    ...['./imgs/black.jpg', 'https://cdn.example.com/f/black.jpg?w=1200', 'C:\\photos\\black.jpg'].map(
      (Photo): [Row, object] => [{ Photo }, { imageUrl: '../images/fans/black.jpg' }],
    ),
    ...['Motor', 'motor', 'motorType'].map((head): [Row, object] => [{ [head]: 'DC' }, { motorType: 'DC' }]),
  ]
  for (const [row, fields] of read) {
    const { said, made } = kite(row)
    expect(said).toEqual([])
    expect(made['kite.json']).toMatchObject(fields)
  }
})

test('refuses an invalid value with the place for an answer', () => {
  for (const span of ['56 - 60', '4-8', 'large', '54" (137 cm)']) {
    const { said } = kite({ Span: span })
    expect(said).toEqual([
      `List!B2: Sizes, line 1: expected a number of inches such as 52 or 33.5, got ${JSON.stringify(span)}. Write our value for each in hunter.json under "values", "Sizes".`,
    ])
    const answered = kite({ Span: span }, { values: { Sizes: { [span]: '56' } } })
    expect(answered.said).toEqual([])
    expect(answered.made['kite.json']).toMatchObject({ sizes: [56] })
  }
  expect(kite({ CFM: '=4106*1' }).said).toEqual([
    expect.stringMatching(/^List!D2: Airflow: expected a value, not a formula, got "=4106\*1"\. Write our/),
  ])
  expect(kite({ Span: '5/2/2027' }).said).toEqual([
    'List!B2: Sizes: is a date or a power of ten, which spreadsheet programs make of 5-2, 5/2 and 3E5, got "5/2/2027". Format the cell as Text, then enter it again.',
  ])
  const brand = kite({ Maker: 'Huntr' }, { columns: { ...MAPPING.columns, Maker: 'Brand' } }).said
  expect(brand).toContain(
    'List!F2: Brand: is not in the catalog, got "Huntr". Did you mean "Hunter"? Write our value for each in hunter.json under "values", "Brand".',
  )
})

describe('rows', () => {
  test('are skipped when they have a skipped value', () => {
    const rows = [KITE, { ...KITE, Model: 'Tower', Type: 'Tower Fan' }]
    const { made, said } = importOf(rows, { skip: { type: ['tower fan'] } })
    expect(Object.keys(made)).toEqual(['kite.json'])
    expect(said).toContain('List: rows skipped by "skip" in hunter.json: 3.')
  })

  test('after the first of a product do not count if the mapping has "first"', () => {
    const rows = [KITE, { ...KITE, Color: 'Matte White' }, { Span: '60', Color: 'White', CFM: '1' }]
    const { made, said } = importOf(rows, { rows: 'first' })
    expect(made['kite.json']).toMatchObject({ sizes: [52], colors: ['Matte Black'] })
    expect(said).toContain('List: 1 product read from the first of several rows: Kite (rows 2, 3, 4).')
  })

  test('are reported without a finish, as is a list without a finish column', () => {
    const { Color: _, ...bare } = KITE
    expect(importOf([KITE, { ...bare, Model: 'Heron' }]).said).toEqual([
      'List!C3: Finish in the photo: is missing. Fill it in.',
    ])
    expect(importOf([bare]).said).toEqual([
      'hunter.json: the list has no column for Finish in the photo, which new products need. Add one to the list, or write its value under "always".',
    ])
  })

  test('with long names get advice, and an address that ends with a word', () => {
    const Model = 'Kite Outdoor Ceiling Fan with Remote Control and a Very Bright Light Kit'
    const { made, said } = kite({ Model })
    expect(Object.keys(made)).toEqual(['kite-outdoor-ceiling-fan-with-remote-control-and-a-very.json'])
    expect(said[0]).toMatch(/^List: 1 product with a name of over 60 characters: "Kite Outdoor/)
  })

  test('with a name that another brand’s product has get a file of their own', () => {
    expect(Object.keys(kite({ Model: 'Alder 52', SKU: 'H-9' }).made)).toEqual(['alder-52-hunter.json'])
  })

  test('are questioned when one name has different numbers, until the mapping renames one', () => {
    const one = { ...KITE, SKU: 'H-1' }
    const rows = [one, { ...KITE, SKU: 'H-2' }]
    const two = 'Two products? Write a name for this one under "names" in hunter.json, as "H-2": "Kite …".'
    expect(importOf(rows).said).toContain(
      `List!A3: "Kite" is in row 2 too, with the number H-1. ${two} One in several finishes or sizes? Write "rows": "finish" there.`,
    )
    expect(importOf(rows, { rows: 'finish' }).said).toContain(
      `List!A3: "Kite" is in row 2 too, in the same finish and size. ${two} The same? Delete one of the two rows.`,
    )
    const { made, said } = importOf(rows, { names: { 'H-2': 'Kite Eco' } })
    expect(said).toEqual([])
    expect(made).toMatchObject({
      'kite.json': { modelNumber: 'H-1' },
      'kite-eco.json': { modelNumber: 'H-2' },
    })
    expect(importOf([one, { ...one, Model: 'Merlin' }]).said).toEqual([
      'List!F3: Model number: "H-1" is already used by row 2. Correct one of the two, or delete the product entered twice.',
    ])
  })
})

test('a column with our name is skipped if another is mapped to it, or the mapping leaves it empty', () => {
  const columns = { ...MAPPING.columns, Photo: '', Image: 'Photo' }
  const { made } = kite({ Photo: 'white.jpg', Image: 'black.jpg' }, { columns })
  expect(made['kite.json']).toMatchObject({ imageUrl: '../images/fans/black.jpg' })
  const skipped = kite({ Motor: 'DC' }, { columns: { ...MAPPING.columns, Motor: '' } })
  expect(skipped.made['kite.json']).not.toHaveProperty('motorType')
})

test('a mapping file is refused in sentences', () => {
  const sentencesOf = (text: string) => sentences(readMapping('list.json', text, before.records).faults)
  const written = (given: object) => sentencesOf(JSON.stringify({ ...MAPPING, ...given }))
  const cases: [object, string | RegExp][] = [
    [{ sheet: 'Fan' }, /^list\.json › sheet: expected one of "Fans", .*, got "Fan"\./],
    [{ sheet: '' }, /^list\.json › sheet: it is unclear whether this sheet has fans or lights\. Write/],
    [{ colums: {} }, 'list.json › colums: is not a known field. Did you mean "columns"?'],
    [{ columns: { Sweep: 'Sizs' } }, /› columns\.Sweep: "Sizs" is not one of .*Did you mean "Sizes"\?$/],
    [{ columns: { Sweep: 'Width in all' } }, /"Width in all" is not one of our columns\. Known: "Name"/],
    [{ skip: { Type: 'Tower' } }, /expected a list such as \["Tower Fan", "Mister"\], got "Tower"/],
    [{ confirmed: false }, /^list\.json: is a draft\. Check each column, correct it, and write "confirmed"/],
    [
      { columns: { UL: 'Location rating' }, values: { 'Location rating': { Y: '', Damp: '' } } },
      /› values\.Location rating: write our value beside "Y", "Damp"\. Ours: "Indoor", "Indoor \/ Outdoor/,
    ],
    [
      { columns: { Maker: 'Brand' }, values: { Brand: { Huntr: '' } } },
      /^list\.json › values\.Brand: write our value beside "Huntr" \(Hunter\?\)\. Ours: "/,
    ],
  ]
  for (const [given, words] of cases)
    expect(written(given)).toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words))
  expect(sentencesOf('{ "confirmed": yes }')[0]).toMatch(/^list\.json › line 1, column 16: /)
})
