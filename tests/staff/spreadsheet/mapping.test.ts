import { describe, expect, test } from 'vitest'
import { applyMapping } from '../../../src/staff/spreadsheet/brand-products.ts'
import type { Cell } from '../../../src/staff/spreadsheet/cells.ts'
import { type Mapping, readMapping } from '../../../src/staff/spreadsheet/mapping.ts'
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
    Photo: 'Picture',
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

/** The sentences of an import of a brand's rows, and what it would write, by the files' names. */
function importOf(rows: Row[], given: Partial<Mapping> = {}) {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const table = { name: 'List', rows: [heads, ...rows.map((row) => heads.map((head) => row[head] ?? null))] }
  const by = { file: 'hunter.json', mapping: { ...MAPPING, ...given }, lines: [] }
  const { grid, lines } = applyMapping(table, by, before)
  const plan = planImport(before, [grid])
  return {
    said: sentences([...lines, ...plan.lines]),
    made: Object.fromEntries(
      plan.changes.map(({ file, text }) => [file.replace('content/fans/', ''), JSON.parse(text)]),
    ),
  }
}

const kite = (row: Row, given?: Partial<Mapping>) => importOf([{ ...KITE, ...row }], given)

describe('a cell without a value, in words', () => {
  test.each(['n/a', 'N/A', 'na', '-', '–', '—', 'none given', 'None', 'TBD'])('%s is empty', (words) => {
    const { said, made } = kite({ CFM: words })
    expect(said).toEqual([])
    expect(made['kite.json']).not.toHaveProperty('airflowRating')
  })

  test('is translated if the mapping has a value for it', () => {
    const values = { 'Light included': { 'N/A': 'no' } }
    expect(kite({ Lamp: 'N/A' }, { values }).made['kite.json']).toMatchObject({ lightIncluded: false })
    expect(kite({ Lamp: 'N/A' }).made['kite.json']).not.toHaveProperty('lightIncluded')
  })
})

describe('figures as brands write them', () => {
  test.each<[string, number[]]>([
    ['4\'-8"', [56]],
    ['5 ft', [60]],
    ['52 1/2"', [52.5]],
    ["4'-4\" / 5'", [52, 60]],
  ])('a span of %s', (span, sizes) => {
    const { said, made } = kite({ Span: span })
    expect(said).toEqual([])
    expect(made['kite.json']).toMatchObject({ sizes })
  })

  test.each(['4106.0', '4,106', '4 106', '4\u00a0106', '4\u202f106', "'4106"])(
    'an airflow of %s',
    (airflow) => {
      expect(kite({ CFM: airflow }).made['kite.json']).toMatchObject({ airflowRating: [4106] })
    },
  )

  test('a formula is refused as one', () => {
    expect(kite({ CFM: '=4106*1' }).said).toEqual([
      'List!D2: Airflow: is a formula, got "=4106*1". Write our value for each in hunter.json: "values": {"Airflow": {"=4106*1": ""}}.',
    ])
  })

  test('a number that a feed wrote as a decimal', () => {
    expect(kite({ SKU: '4106.0' }).made['kite.json']).toMatchObject({ modelNumber: '4106' })
  })

  test.each(['132 cm', '1320 mm'])('%s is read in inches, to be looked over', (span) => {
    const { said, made } = kite({ Span: span })
    expect(made['kite.json']).toMatchObject({ sizes: [51.97] })
    expect(said).toEqual([
      `List!B2: metric, and read as inches: "${span}". If it is sold as another size, write that under "values" in hunter.json.`,
    ])
  })

  test.each(['56 - 60', '4-8', 'large', '54" (137 cm)'])('%s is refused, and no value is made up', (span) => {
    const { said } = kite({ Span: span })
    expect(said).toEqual([
      expect.stringMatching(
        /^List!B2: Sizes, line 1: expected a number of inches such as 52 or 33.5.*, got "/,
      ),
    ])
    expect(said[0]).toContain(`in hunter.json: "values": {"Sizes": {${JSON.stringify(span)}: ""}}.`)
    const answered = kite({ Span: span }, { values: { Sizes: { [span]: '56' } } })
    expect(answered.said).toEqual([])
    expect(answered.made['kite.json']).toMatchObject({ sizes: [56] })
  })
})

test('a thousand cells with one fault are one line', () => {
  const rows = Array.from({ length: 1000 }, (_, n) => ({
    ...KITE,
    Model: `Kite ${n}`,
    Span: `about ${n % 7}`,
  }))
  const { said } = importOf(rows)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(
    /^List!B2, B3, B4 and 997 more: Sizes, line 1: expected .*, got "about 0", "about 1", "about 2", "about 3", "about 4" and 2 others\. Write our value for each/,
  )
})

describe('a description with HTML', () => {
  test.each([
    ['<ul><li>Quiet DC motor</li><li>Damp rated.</li></ul>', 'Quiet DC motor. Damp rated.'],
    ['<p>Made in&nbsp;Georgia.</p><p>Five&amp;ten</p>', 'Made in Georgia. Five&ten.'],
    ['One line<br>Another', 'One line. Another.'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
  ])('%s becomes sentences', (html, text) => {
    expect(kite({ Bullets: html }).made['kite.json']).toMatchObject({ productDescription: text })
  })
})

test.each(['./imgs/black.jpg', 'https://cdn.example.com/f/black.jpg?w=1200', 'C:\\photos\\black.jpg'])(
  'the picture %s is found by the name of its file',
  (Photo) => {
    expect(kite({ Photo }).made['kite.json']).toMatchObject({ imageUrl: '../images/fans/black.jpg' })
  },
)

describe('rows', () => {
  test('are skipped by their values', () => {
    const rows = [KITE, { ...KITE, Model: 'Tower', Type: 'Tower Fan' }]
    const { made, said } = importOf(rows, { skip: { type: ['tower fan'] } })
    expect(Object.keys(made)).toEqual(['kite.json'])
    expect(said).toContain('List: 1 row skipped by "skip" in hunter.json: 3.')
  })

  test('with a finish and a picture alone are finishes of the product above', () => {
    const rows = [KITE, { Color: 'Matte White', Photo: 'white.jpg' }]
    expect(importOf(rows, { rows: 'finish' }).made['kite.json']).toMatchObject({
      colors: ['Matte Black', 'Matte White'],
      finishPictures: { 'Matte White': '../images/fans/finishes/white.jpg' },
    })
  })

  test('after the first of a product do not count if the mapping says so', () => {
    const rows = [KITE, { ...KITE, Color: 'Matte White' }, { Span: '60', Color: 'White', CFM: '1' }]
    const { made, said } = importOf(rows, { rows: 'first' })
    expect(made['kite.json']).toMatchObject({ sizes: [52], colors: ['Matte Black'] })
    expect(said).toContain('1 product read from the first of several rows: Kite (rows 2–4).')
  })

  test('of one product are joined: finishes, their pictures, sizes', () => {
    const rows = [
      { ...KITE, SKU: 'K-B' },
      { ...KITE, Model: 'Heron', Span: '44' },
      { ...KITE, SKU: 'K-W', Span: '60', Color: 'Matte White', Photo: 'white.jpg' },
    ]
    expect(importOf(rows, { rows: 'finish' }).made).toMatchObject({
      'kite.json': {
        sizes: [52, 60],
        colors: ['Matte Black', 'Matte White'],
        finishPictures: { 'Matte White': '../images/fans/finishes/white.jpg' },
      },
      'heron.json': { sizes: [44] },
    })
  })

  test('without a finish are named; if none has one, the list is', () => {
    const { Color: _, ...bare } = KITE
    expect(importOf([KITE, { ...bare, Model: 'Heron' }]).said).toEqual([
      'List!C3: Finish in the photo: is missing. Fill it in.',
    ])
    expect(importOf([bare]).said).toEqual([
      'hunter.json: the list has no column for Finish in the photo, which new products need. Add one to the list, or write its value under "always".',
      'hunter.json: the list has no column for Every finish sold, which new products need. Add one to the list, or write its value under "always".',
    ])
  })

  test('with long names get advice, and an address that ends with a word', () => {
    const Model = 'Kite Outdoor Ceiling Fan with Remote Control and a Very Bright Light Kit'
    const { made, said } = kite({ Model })
    expect(Object.keys(made)).toEqual(['kite-outdoor-ceiling-fan-with-remote-control-and-a-very.json'])
    expect(said[0]).toMatch(/^1 product with a name of over 60 characters: "Kite Outdoor/)
  })
})

describe('a column with our name', () => {
  test.each(['Motor', 'motor', 'motorType'])('%s needs no mapping', (head) => {
    const { said, made } = kite({ [head]: 'DC' })
    expect(said).toEqual([])
    expect(made['kite.json']).toMatchObject({ motorType: 'DC' })
  })

  test('is skipped if another is mapped to it, or the mapping leaves it empty', () => {
    const { said, made } = kite({ Picture: 'white.jpg' })
    expect(made['kite.json']).toMatchObject({ imageUrl: '../images/fans/black.jpg' })
    expect(said).toEqual(['List: these columns are not in the mapping, so they are skipped: "Picture".'])
    const skipped = kite({ Motor: 'DC' }, { columns: { ...MAPPING.columns, Motor: '' } })
    expect(skipped.made['kite.json']).not.toHaveProperty('motorType')
  })
})

describe('a mapping file', () => {
  const written = (given: object, content = before.raw) =>
    readMapping('list.json', JSON.stringify({ ...MAPPING, ...given }), content).lines.map(({ text }) => text)

  test('asks with the values that a column may have', () => {
    expect(written({ always: { Brand: '' } }, { ...before.raw, manufacturers: [] })).toEqual([
      'list.json › always.Brand: the list has no column for it. Write the value of all its products. There is none yet: add it in the editor first.',
    ])
    const [rating] = written({
      columns: { UL: 'Location rating' },
      values: { 'Location rating': { Y: '', Damp: '' } },
    })
    expect(rating).toBe(
      'list.json › values.Location rating: write our value beside "Y", "Damp": "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)".',
    )
  })

  test.each<[object, unknown]>([
    [{ sheet: 'Fan' }, expect.stringMatching(/^list\.json › sheet: expected one of "Fans", .*, got "Fan"\./)],
    [
      { sheet: '' },
      'list.json › sheet: fans or lights? Write "Fans" or "Fixtures", or "none" to skip the sheet.',
    ],
    [{ colums: {} }, 'list.json › colums: is not a known field. Did you mean "columns"?'],
    [
      { columns: { Sweep: 'Sizs' } },
      'list.json › columns.Sweep: "Sizs" is not one of our columns. Did you mean "Sizes"?',
    ],
    [
      { skip: { Type: 'Tower' } },
      expect.stringContaining('expected a list such as ["Tower Fan", "Mister"], got "Tower"'),
    ],
    [
      { confirmed: false },
      'list.json: is a draft. Check each column, correct it, and write "confirmed": true; then run the import again.',
    ],
  ])('with %j is refused in a sentence', (given, sentence) => {
    expect(written(given)).toContainEqual(sentence)
  })

  test('with broken JSON names line and column', () => {
    expect(readMapping('list.json', '{ "confirmed": yes }', before.raw).lines[0]?.text).toMatch(
      /^list\.json › line 1, column 16: /,
    )
  })
})
