import { describe, expect, test } from 'vitest'
import { applyMaker } from '../../../src/staff/spreadsheet/apply-maker.ts'
import { type MakerFile, readMakerFile } from '../../../src/staff/spreadsheet/maker-file.ts'
import { knownProducts } from '../../../src/staff/spreadsheet/match-known.ts'
import { contentBefore } from './content-before.ts'

const maker = (given: Partial<MakerFile> = {}): MakerFile => ({
  confirmed: true,
  sheet: 'Fans',
  rows: 'product',
  columns: {
    Model: 'Name',
    Sweep: 'Sizes',
    Color: 'Finish on the picture',
    Photo: 'Picture',
    Rating: 'Where it may hang',
    MAP: '',
  },
  values: { 'Where it may hang': { Damp: 'Indoor / Outdoor (Damp)' } },
  names: {},
  always: { Maker: 'Hunter' },
  ...given,
})

const HEADS = ['MODEL', 'Sweep', 'Color', 'Photo', 'Rating', 'MAP']

const KNOWN = knownProducts(contentBefore(), 'fans')
const applied = (rows: (string | null)[][], given?: Partial<MakerFile>) =>
  applyMaker({ name: 'List', rows }, { file: 'hunter.json', maker: maker(given) }, KNOWN)

/** The rows as sheets of ours have them, each cell by its label. */
function rowsOf(rows: (string | null)[][], given?: Partial<MakerFile>) {
  const { grid } = applied([['DEALER LIST'], HEADS, ...rows], given)
  return grid.rows.map(({ place, cells }) => ({
    row: place + 1,
    ...Object.fromEntries([...cells].map(([{ label }, cell]) => [label, cell])),
  }))
}

test('a maker’s columns become ours, in the maker’s words translated, and keep their rows', () => {
  expect(rowsOf([['Aspen', '52', 'Black', 'a.jpg', 'damp', '199'], []])).toEqual([
    {
      row: 3,
      Name: 'Aspen',
      Sizes: '52',
      'Finish on the picture': 'Black',
      'Every finish sold': 'Black',
      Picture: 'a.jpg',
      'Where it may hang': 'Indoor / Outdoor (Damp)',
      Maker: 'Hunter',
    },
  ])
})

test('a row for each finish becomes one product with its finishes and their pictures', () => {
  const rows = [
    ['Aspen', '52', 'Black', 'a-black.jpg', 'Damp', null],
    ['Birch', '44', 'White', 'b.jpg', 'Damp', null],
    ['Aspen', '60', 'White', 'a-white.jpg', 'Damp', null],
  ]
  expect(rowsOf(rows, { rows: 'finish' })).toEqual([
    {
      row: 3,
      Name: 'Aspen',
      Sizes: '52; 60',
      'Finish on the picture': 'Black',
      'Every finish sold': 'Black; White',
      Picture: 'a-black.jpg',
      'Pictures of further finishes': 'White | a-white.jpg',
      'Where it may hang': 'Indoor / Outdoor (Damp)',
      Maker: 'Hunter',
    },
    expect.objectContaining({ row: 4, Name: 'Birch', 'Every finish sold': 'White' }),
  ])
})

test('columns that are not described are told', () => {
  expect(applied([['Model', 'Sweep', 'UPC', 'MAP']]).lines.map(({ text }) => text)).toEqual([
    'List: these columns are not described, so they are skipped: "UPC".',
  ])
})

describe('a description', () => {
  const said = (text: string) => readMakerFile('minka.json', text).lines.map((line) => line.text)
  const written = (given: object) => said(JSON.stringify({ ...maker(), ...given }))

  test.each([
    [
      '{ "confirmed": yes }',
      'minka.json › line 1, column 16: is not JSON: expected a value, got yes: write true or false, in lowercase. Look there, and at the end of the line before, for a missing comma, quotation mark or brace.',
    ],
    [
      JSON.stringify({ ...maker(), sheet: 'Fan' }),
      expect.stringMatching(
        /^minka\.json › sheet: expected one of "Fans", .*, got "Fan"\. Correct the value\.$/,
      ),
    ],
    [
      JSON.stringify({ ...maker(), colums: {} }),
      'minka.json › colums: is not a known field. Did you mean "columns"?',
    ],
    [
      JSON.stringify({ ...maker(), columns: { Sweep: 'Sizs' } }),
      'minka.json › columns.Sweep: "Sizs" is not one of our columns. Did you mean "Sizes"?',
    ],
  ])('%s', (text, sentence) => {
    expect(said(text)).toContainEqual(sentence)
  })

  test('that nobody has confirmed stops the import', () => {
    expect(written({ confirmed: false })).toEqual([
      'minka.json: is a guess. Check what each column means, correct it, and write "confirmed": true; then run the import again.',
    ])
  })
})
