import { describe, expect, test } from 'vitest'
import { applyMaker } from '../../../src/staff/spreadsheet/apply-maker.ts'
import type { Cell } from '../../../src/staff/spreadsheet/cell-text.ts'
import { gathered } from '../../../src/staff/spreadsheet/fault-lines.ts'
import { type MakerFile, readMakerFile } from '../../../src/staff/spreadsheet/maker-file.ts'
import { knownProducts } from '../../../src/staff/spreadsheet/match-known.ts'
import { planImport } from '../../../src/staff/spreadsheet/plan-import.ts'
import { contentBefore } from './content-before.ts'

const before = contentBefore()
const KITE = { Model: 'Kite', Span: '52', Color: 'Matte Black', CFM: '5000', Photo: 'black.jpg' }
type Row = Record<string, Cell>

const HUNTER: MakerFile = {
  confirmed: true,
  sheet: 'Fans',
  rows: 'product',
  columns: {
    Model: 'Name',
    Span: 'Sizes',
    Color: 'Finish on the picture',
    CFM: 'Airflow',
    Photo: 'Picture',
    Lamp: 'Comes with a light',
  },
  values: {},
  names: {},
  always: {
    Maker: 'Hunter',
    Description: 'New.',
    Categories: 'Outdoor Ceiling Fans',
    'Where it may hang': 'Indoor',
  },
}

/** What an import of a maker's rows says and would write, by the files' names. */
function importOf(rows: Row[], given: Partial<MakerFile> = {}) {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const table = { name: 'List', rows: [heads, ...rows.map((row) => heads.map((head) => row[head] ?? null))] }
  const known = knownProducts(before, 'fans')
  const { grid, lines } = applyMaker(table, { file: 'hunter.json', maker: { ...HUNTER, ...given } }, known)
  const plan = planImport(before, [grid])
  const said = [...lines, ...gathered(plan.lines)].map(({ text }) => text)
  return {
    said: said.filter((line) => !line.includes('not in the list')),
    made: Object.fromEntries(
      plan.changes.map(({ file, text }) => [file.replace('content/fans/', ''), JSON.parse(text)]),
    ),
  }
}

const kite = (row: Row, given?: Partial<MakerFile>) => importOf([{ ...KITE, ...row }], given)

describe('a cell that a maker leaves empty in words is empty', () => {
  test.each(['n/a', 'N/A', 'na', '-', '–', '—', 'none given', 'None', 'TBD'])('%s', (words) => {
    const { said, made } = kite({ CFM: words })
    expect(said).toEqual([])
    expect(made['kite.json']).not.toHaveProperty('airflowRating')
  })

  test('but not where the description has a word for it', () => {
    const values = { 'Comes with a light': { 'N/A': 'no' } }
    expect(kite({ Lamp: 'N/A' }, { values }).made['kite.json']).toMatchObject({ lightIncluded: false })
    expect(kite({ Lamp: 'N/A' }).made['kite.json']).not.toHaveProperty('lightIncluded')
  })
})

describe('a span as makers write it', () => {
  test.each<[string, number[]]>([
    ['4\'-8"', [56]],
    ['5 ft', [60]],
    ['52 1/2"', [52.5]],
    ["4'-4\" / 5'", [52, 60]],
  ])('%s', (span, sizes) => {
    const { said, made } = kite({ Span: span })
    expect(said).toEqual([])
    expect(made['kite.json']).toMatchObject({ sizes })
  })

  test.each(['132 cm', '1320 mm'])('%s is said in inches, to be looked over', (span) => {
    const { said, made } = kite({ Span: span })
    expect(made['kite.json']).toMatchObject({ sizes: [51.97] })
    expect(said).toEqual([
      `List!B2: "${span}" is read as 51.97 inches. If it is sold as another size, write that in hunter.json, such as "values": {"Sizes": {"${span}": "52"}}.`,
    ])
  })

  test.each([
    ['56 - 60', ' That is a range.'],
    ['4-8', ' That is a range.'],
    ['large', ''],
    ['54" (137 cm)', ''],
  ])('%s is refused, with the line that says which is meant', (span, what) => {
    const quoted = JSON.stringify(span)
    expect(kite({ Span: span }).said).toEqual([
      `List!B2: Sizes, line 1: expected a number of inches such as 52 or 33.5, got ${quoted}.${what} Write which of ours it is in hunter.json, such as "values": {"Sizes": {${quoted}: "52"}}.`,
    ])
    const { said, made } = kite({ Span: span }, { values: { Sizes: { [span]: '56' } } })
    expect(said).toEqual([])
    expect(made['kite.json']).toMatchObject({ sizes: [56] })
  })
})

describe('a row without a finish', () => {
  const { Color: _, ...bare } = KITE

  test('is named, where others have one', () => {
    expect(importOf([KITE, { ...bare, Model: 'Heron' }]).said).toEqual([
      'List!C3: Finish on the picture: is missing. Fill it in.',
    ])
  })

  test('is a fault of the list, where none has one', () => {
    expect(importOf([bare]).said).toEqual([
      'hunter.json: nothing in the list says Finish on the picture, which new products need. Add a column to the list, or write it under "always".',
      'hunter.json: nothing in the list says Every finish sold, which new products need. Add a column to the list, or write it under "always".',
    ])
  })
})

describe('a column named as ours', () => {
  test.each(['Motor', 'motor', 'motorType'])('is taken without a description: %s', (head) => {
    const { said, made } = kite({ [head]: 'DC' })
    expect(said).toEqual([])
    expect(made['kite.json']).toMatchObject({ motorType: 'DC' })
  })

  test('is skipped where another is described as that', () => {
    const { said, made } = kite({ Picture: 'white.jpg' })
    expect(made['kite.json']).toMatchObject({ imageUrl: '../images/fans/black.jpg' })
    expect(said).toEqual(['List: these columns are not described, so they are skipped: "Picture".'])
  })

  test('is skipped where the description says so', () => {
    const { made } = kite({ Motor: 'DC' }, { columns: { ...HUNTER.columns, Motor: '' } })
    expect(made['kite.json']).not.toHaveProperty('motorType')
  })
})

test('a maker is to be added first, where there is none', () => {
  const text = JSON.stringify({ ...HUNTER, always: { Maker: '' } })
  expect(readMakerFile('list.json', text, () => []).lines.map((line) => line.text)).toEqual([
    'list.json › always.Maker: the list does not say it. Write the one that all its products have. There is none yet: add it in the editor first.',
  ])
})

test('what the list does not say is asked with the names that it may have', () => {
  const text = JSON.stringify({ ...HUNTER, always: { Maker: '', Categories: '' } })
  const names = (_kind: string, field: string) =>
    field === 'productCategories' ? ['Outdoor Ceiling Fans', 'Smart Ceiling Fans'] : ['Hunter']
  expect(readMakerFile('list.json', text, names).lines.map((line) => line.text)).toEqual([
    'list.json › always.Maker: the list does not say it. Write the one that all its products have: "Hunter".',
    'list.json › always.Categories: the list does not say it. Write the one that all its products have: "Outdoor Ceiling Fans", "Smart Ceiling Fans".',
  ])
})
