import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { planFiles } from '../../../src/staff/spreadsheet/import.ts'
import type { Mapping } from '../../../src/staff/spreadsheet/mapping.ts'
import { reportLines } from '../../../src/staff/spreadsheet/report.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from '../check-content/content-folder.ts'

/** Lists of the shapes that brands, feeds and shops send. */

const content = await contentFolder(await contentFiles())
const pictures = join(content.root, 'content/images/fans')

async function imported(name: string, data: Uint8Array | string) {
  await content.write(name, data)
  const outcome = await planFiles(content.root, [join(content.root, name)], { pictures })
  return {
    report: reportLines(outcome, { isDry: true }),
    drafts: outcome.drafts.map(({ file, text }) => ({ file, mapping: JSON.parse(text) as Mapping })),
    made: Object.fromEntries(outcome.changes.map(({ file, text }) => [file, JSON.parse(text)])),
  }
}

/** Writes the draft of a list with a clerk's answers, and imports the list again. */
async function answered(name: string, data: Uint8Array | string, answers: Partial<Mapping>) {
  const [draft] = (await imported(name, data)).drafts
  if (!draft) throw new Error(`${name} got no draft.`)
  const { mapping } = draft
  await content.write(
    draft.file,
    JSON.stringify({
      ...mapping,
      ...answers,
      confirmed: true,
      columns: { ...mapping.columns, ...answers.columns },
      values: { ...mapping.values, ...answers.values },
      always: { ...mapping.always, ...answers.always },
    }),
  )
  return imported(name, data)
}

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n')

describe('a listing of 44 fans with 18 columns of a web shop', () => {
  const heads =
    'Brand,Model Name,aboutItem,Item #,Fan Blade Span,Number of Blades,Color,Finish Types,Room Type,UL,Voltage,CFM,Watts,Product Dimensions,imgs,Price,Rating,Reviews'.split(
      ',',
    )
  const rows = Array.from({ length: 44 }, (_, n) => [
    'Hunter',
    `Gale ${n}`,
    '<ul><li>Quiet DC motor</li><li>Six speeds</li></ul>',
    `G-${n}`,
    `${44 + (n % 3) * 4} inches`,
    '5',
    'Matte Black',
    'Painted',
    'Bedroom',
    'Y',
    '120',
    '4106.0',
    '31',
    '52 x 52 x 14',
    './imgs/black.jpg',
    '199.99',
    '4.6 out of 5',
    '1,204',
  ])
  const list = csv([heads, ...rows])

  test('gets a draft: whole words match, the longer heading is the name, no rating is guessed', async () => {
    const { drafts, report } = await imported('listing.csv', list)
    expect(report.length).toBeLessThan(8)
    expect(drafts[0]?.mapping).toMatchObject({
      sheet: 'Fans',
      columns: {
        Brand: 'Brand',
        'Model Name': 'Name',
        aboutItem: '',
        'Item #': 'Model number',
        'Fan Blade Span': 'Sizes',
        'Number of Blades': 'Blades',
        Color: 'Finish in the photo',
        UL: '',
        Rating: '',
        CFM: 'Airflow',
        Watts: 'Watts on high',
      },
      examples: { UL: 'Y', imgs: './imgs/black.jpg' },
    })
  })

  test('becomes 44 fans with clean descriptions', async () => {
    const { made, report } = await answered('listing.csv', list, {
      columns: { aboutItem: 'Description', imgs: 'Picture', 'Room Type': '' },
      always: { Categories: 'Outdoor Ceiling Fans', 'Location rating': 'Indoor' },
    })
    expect(report.filter((line) => line.startsWith('✖'))).toEqual([])
    expect(Object.keys(made)).toHaveLength(44)
    expect(made['content/fans/gale-7.json']).toMatchObject({
      manufacturerNameReference: 'hunter',
      productDescription: 'Quiet DC motor. Six speeds.',
      sizes: [48],
      airflowRating: [4106],
      imageUrl: '../images/fans/black.jpg',
    })
  })
})

describe('a feed of 1,500 lights with decimals and flags', () => {
  const heads = [
    'product_id',
    'name',
    'fixture_height',
    'fixture_width',
    'dimmable',
    'location',
    'finish',
    'lamp_type',
    'lumens',
  ]
  const rows = Array.from({ length: 1500 }, (_, n) => [
    `${4000 + n}.0`,
    `Lantern ${n}`,
    `${10 + (n % 9)}.50`,
    n % 3 === 0 ? 'about 8' : '8.0',
    'Y',
    n % 2 === 0 ? 'Y' : 'N',
    'Matte Black',
    'E26',
    '1,600',
  ])
  const list = csv([heads, ...rows])

  test('gets a draft, and a first correction of a few lines', async () => {
    const { drafts } = await imported('feed.csv', list)
    expect(drafts[0]?.mapping).toMatchObject({
      sheet: 'Fixtures',
      values: { 'Location rating': { Y: '', N: '' } },
    })
    const { report } = await answered('feed.csv', list, {
      columns: { product_id: 'Part number' },
      values: { 'Location rating': { Y: 'Dry', N: 'Dry' } },
      always: { Brand: 'Hunter', Categories: 'Pendants', Description: 'New.', Picture: 'black.jpg' },
    })
    expect(report.length).toBeLessThan(16)
    expect(report.join('\n')).toContain('and 497 more: Width: expected')
  })
})

test('a shop export with a row for each variant is read by the first row of each product', async () => {
  const list = csv([
    ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Option1 Value', 'Variant SKU', 'Image Src', 'Span'],
    [
      'egret',
      'Egret',
      '<p>Three blades.</p>',
      'Hunter',
      'Matte Black',
      'E-B',
      'https://cdn.example.com/black.jpg?v=1',
      '52',
    ],
    ['egret', '', '', '', 'Matte White', 'E-W', 'https://cdn.example.com/white.jpg?v=1', ''],
    [
      'heron',
      'Heron',
      '<p>Four blades.</p>',
      'Hunter',
      'Matte White',
      'H-W',
      'https://cdn.example.com/white.jpg',
      '60',
    ],
    ['heron', '', '', '', 'Matte Black', 'H-B', '', ''],
    ['heron', '', '', '', 'Brushed Nickel', 'H-N', '', ''],
  ])
  const { made, report } = await answered('shop.csv', list, {
    rows: 'first',
    columns: {
      Handle: '',
      Title: 'Name',
      'Body (HTML)': 'Description',
      'Option1 Value': 'Finish in the photo',
      'Image Src': 'Picture',
      Span: 'Sizes',
    },
    sheet: 'Fans',
    always: { Categories: 'Smart Ceiling Fans', 'Location rating': 'Indoor' },
  })
  expect(report.filter((line) => line.startsWith('✖'))).toEqual([])
  expect(made).toMatchObject({
    'content/fans/egret.json': { productDescription: 'Three blades.', sizes: [52] },
    'content/fans/heron.json': { productDescription: 'Four blades.', sizes: [60] },
  })
})

describe('a sheet with most of our headings', () => {
  const OURS = ['Name', 'Brand', 'Model number', 'Sizes', 'Airflow', 'Description']
  const fan = (name: string, ...more: string[]) => [name, 'Hunter', 'K-1', '52', '5000', 'New.', ...more]
  const THEIRS = ['Finish', 'Location', 'Photo']
  const given = ['Matte Black', 'Indoor', 'black.jpg']

  test.each([
    ['three of a brand and new products', [...OURS, ...THEIRS], fan('Kite', ...given), 'a draft'],
    [
      'three of a brand and products that are here',
      [...OURS, ...THEIRS],
      fan('Alder 52', ...given),
      'an update',
    ],
    ['one of a clerk and new products', [...OURS, 'Notes'], fan('Kite', 'Ask Jo'), 'a draft'],
    ['one of a clerk and products that are here', [...OURS, 'Notes'], fan('Alder 52', 'Ask Jo'), 'an update'],
    ['one of a clerk and File', ['File', ...OURS, 'Notes'], ['', ...fan('Kite', 'Ask Jo')], 'errors'],
    ['none but ours and products that are here', OURS, fan('Alder 52'), 'an update'],
    ['none but ours and new products', OURS, fan('Kite'), 'errors'],
    ['a slip in one of ours', [...OURS, 'Categoris'], fan('Kite', 'Smart Ceiling Fans'), 'errors'],
  ])('and %s', async (_, heads, row, expected) => {
    const { drafts, made, report } = await imported('fans.csv', csv([heads, row]))
    const hasErrors = report.some((line) => line.startsWith('✖'))
    const outcome = drafts.length > 0 ? 'a draft' : hasErrors ? 'errors' : 'an update'
    expect(outcome).toBe(expected)
    if (outcome === 'an update') expect(Object.keys(made)).toEqual(['content/fans/alder-52.json'])
  })

  test('is read by its mapping again when its products are here', async () => {
    const answers = { always: { Categories: 'Smart Ceiling Fans' } }
    const list = csv([[...OURS, ...THEIRS], fan('Kite', ...given)])
    const { made } = await answered('fans.csv', list, answers)
    const kite = made['content/fans/kite.json']
    expect(kite).toMatchObject({ locationRating: 'Indoor', colors: ['Matte Black'] })
    await content.write('content/fans/kite.json', JSON.stringify({ ...kite, locationRating: undefined }))
    expect((await imported('fans.csv', list)).made['content/fans/kite.json']).toEqual(kite)
  })
})

test('a workbook with hidden rows and sheets, zeros and merged cells leaves nothing unsaid', async () => {
  const rows = [
    ['Name', 'Brand', 'Model number', 'Sizes', 'Motor'],
    ['Alder 52', 'Maxim Lighting', 42, 52, 'DC'],
    ['Beacon 60', 'Hunter', 300_000, 60, 'DC'],
  ]
  const data = await writeXlsx({
    sheets: [
      {
        name: 'Fans',
        rows,
        rowDefs: new Map([[2, { hidden: true }]]),
        cells: new Map([
          ['1,2', { value: 42, style: { numFmt: '00000' } }],
          ['2,2', { value: 300_000, style: { numFmt: '0E+0' } }],
        ]),
      },
      { name: 'Old prices', rows, hidden: true },
    ],
  })
  const { report } = await imported('hidden.xlsx', data)
  expect(report).toContain(
    '⚠ hidden.xlsx: left out, as they are hidden: "Old prices". Unhide a sheet to import it.',
  )
  expect(report).toContain(
    '⚠ Fans: row 3 is hidden, and read all the same. Delete what you want to leave out.',
  )
  expect(report).toContain(
    '⚠ Fans!C2, C3: a number is shown otherwise than it is stored: "00042 (read so; stored as 42)", "3E+5 (read as 300000)". If it is a model number, format the cell as Text and enter it again.',
  )
})

test.each([
  ['UTF-16 from the other end', Buffer.from('\ufeffName;Sizes\nAlder 52;52; 60\n', 'utf16le').swap16()],
  ['a first line that names the separator', Buffer.from('sep=;\nName;Sizes\nAlder 52;52\n')],
])('%s is read', async (_, data) => {
  const { report } = await imported('fans.csv', data)
  expect(report.filter((line) => line.startsWith('✖'))).toEqual([])
})

test('a file from an old Mac is recognized by its letters', async () => {
  const data = Buffer.from('Name,Motor\nAlder 52,Caf\x8e\n', 'latin1')
  expect((await imported('mac.csv', data)).report).toContain(
    '⚠ mac.csv: read as Mac Roman, since it is not UTF-8. Check these words: Café.',
  )
})
