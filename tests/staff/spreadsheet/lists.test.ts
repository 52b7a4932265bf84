import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { checkContent } from '../../../src/staff/check-content/check-content.ts'
import { type Given, planFiles, writeFiles } from '../../../src/staff/spreadsheet/import.ts'
import type { Mapping } from '../../../src/staff/spreadsheet/mapping.ts'
import { reportLines, sentences } from '../../../src/staff/spreadsheet/report.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from '../check-content/content-folder.ts'

const content = await contentFolder(await contentFiles())

async function imported(name: string, data: Uint8Array | string, given: Given = {}) {
  await content.write(name, data)
  const pictures = join(content.root, 'content/images/fans')
  const outcome = await planFiles(content.root, [join(content.root, name)], { pictures, ...given })
  return {
    outcome,
    said: sentences(outcome.faults),
    report: reportLines(outcome, { isDry: true }),
    drafts: outcome.drafts.map(({ file, text }) => ({ file, mapping: JSON.parse(text) as Mapping })),
    made: Object.fromEntries(outcome.changes.map(({ file, text }) => [file, JSON.parse(text)])),
  }
}

/** Writes the drafts of a list with a clerk's answers, and imports the list again. */
async function answered(name: string, data: Uint8Array | string, answers: Partial<Mapping>, given?: Given) {
  const { drafts } = await imported(name, data)
  for (const { file, mapping } of drafts) {
    const columns = { ...mapping.columns, ...answers.columns }
    const values = { ...mapping.values, ...answers.values }
    const always = { ...mapping.always, ...answers.always }
    const all = { ...mapping, ...answers, confirmed: true, columns, values, always }
    await content.write(file, JSON.stringify(all))
  }
  return imported(name, data, given)
}

type Rows = (string | number | null)[][]
const csv = (rows: Readonly<Rows>): string =>
  rows.map((row) => row.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')).join('\n')
const errorsIn = (report: readonly string[]) => report.filter((line) => line.startsWith('✖'))

test('a listing of 44 fans in 18 columns of a web shop becomes 44 fans that pass the check', async () => {
  const heads =
    'Brand,Model Name,aboutItem,Item #,Fan Blade Span,Number of Blades,Color,Finish Types,Room Type,UL,Voltage,CFM,Watts,Product Dimensions,imgs,Price,Rating,Reviews'
  const row = (n: number) =>
    `Hunter,Gale ${n},<ul><li>Quiet DC motor</li><li>Six speeds</li></ul>,G-${n},${44 + (n % 3) * 4} inches,5,Matte Black,Painted,Bedroom,Y,120,4106.0,31,52 x 52 x 14,./imgs/black.jpg,199.99,4.6 out of 5,"1,204"`
  const list = [heads, ...Array.from({ length: 44 }, (_, n) => row(n))].join('\n')
  const { drafts, report } = await imported('listing.csv', list)
  expect(report.length).toBeLessThan(8)
  // Whole words match, the longer heading is the name, and no rating is guessed.
  expect(drafts[0]?.mapping).toMatchObject({
    sheet: 'Fans',
    columns: { 'Model Name': 'Name', aboutItem: '', 'Item #': 'Model number', UL: '', Rating: '' },
    examples: { UL: 'Y', imgs: './imgs/black.jpg' },
    always: { Description: '', 'Location rating': '', Photo: '' },
  })
  const answers = {
    columns: { aboutItem: 'Description', imgs: 'Photo', 'Room Type': '' },
    always: { Categories: 'Outdoor Ceiling Fans', 'Location rating': 'Indoor' },
  }
  const read = await answered('listing.csv', list, answers)
  expect(errorsIn(read.report)).toEqual([])
  expect(Object.keys(read.made)).toHaveLength(44)
  expect(read.made['content/fans/gale-7.json']).toMatchObject({
    manufacturerNameReference: 'hunter',
    productDescription: 'Quiet DC motor. Six speeds.',
    sizes: [48],
    airflowRating: [4106],
    imageUrl: '../images/fans/black.jpg',
  })
  await writeFiles(content.root, read.outcome)
  const faults = (await checkContent(content.root)).filter(({ severity }) => severity === 'error')
  expect(faults.map(formatFault)).toEqual([])
  expect((await imported('listing.csv', list)).outcome).toMatchObject({ changes: [], same: 44, pictures: [] })
  for (const file of Object.keys(read.made)) await content.remove(file)
})

test('a feed of 300 lights with decimals and flags gets a draft, and a first correction of a few lines', async () => {
  const heads = 'product_id,name,fixture_height,fixture_width,dimmable,location,finish,lamp_type,lumens'
  const row = (n: number) =>
    `${4000 + n}.0,Lantern ${n},${10 + (n % 9)}.50,${n % 3 === 0 ? 'about 8' : '8.0'},Y,${'YN'[n % 2]},Matte Black,E26,"1,600"`
  const list = [heads, ...Array.from({ length: 300 }, (_, n) => row(n))].join('\n')
  const { drafts } = await imported('feed.csv', list)
  expect(drafts[0]?.mapping).toMatchObject({
    sheet: 'Fixtures',
    values: { 'Location rating': { Y: '', N: '' } },
  })
  const { report } = await answered('feed.csv', list, {
    columns: { product_id: 'Part number' },
    values: { 'Location rating': { Y: 'Dry', N: 'Dry' } },
    always: { Brand: 'Hunter', Categories: 'Pendants', Description: 'New.', Photo: 'black.jpg' },
  })
  expect(report.length).toBeLessThan(16)
  expect(report.join('\n')).toContain('and 97 more: Width: expected')
})

const FANS: Rows = [
  ['OS-52-MB', 'Osprey 52', '52"', 'MB', '5,140', 'Damp', 'black.jpg', '0 12345 67890 5', 299],
  ['OS-52-WH', null, '52"', 'WH', '5,140', 'Damp', 'white.jpg', '0 12345 67891 2', 299],
  ['TE-60-MB', 'Tern 60', '60"', 'MB/WH', '6,200', 'Damp/Wet', 'black.jpg', '0 12345 67892 9', 399],
  // The Alder 52 that is here, under a new name.
  ['AL-5205', 'Alder II', '52"', 'Oil Rubbed Bronze', '5,300', 'Dry', null, '0 12345 67893 6', 199],
]

/** A banner over merged cells, headings with line breaks, sections, merged names, a row per finish, footnotes, other sheets. */
function maximList(fans: Rows = FANS, brand = 'MAXIM LIGHTING'): Promise<Uint8Array> {
  const above: Rows = [
    [brand, null, null, null, null, null, null, null, null],
    ['Dealer Price List – effective January 1, 2027', null, null],
    [],
    ['Item\nNumber', 'Collection', 'Blade\nSweep', 'Fin.', 'CFM (High)', 'UL Listing', 'Image', 'UPC', 'MAP'],
    ['INDOOR & OUTDOOR'],
  ]
  const below: Rows = [[], ['* While supplies last. Prices subject to change without notice.']]
  const banner = { startRow: 0, startCol: 0, endRow: 0, endCol: 8 }
  const firstName = { startRow: 5, startCol: 1, endRow: 6, endCol: 1 }
  const downrods: Rows = [
    ['Item', 'Description', 'Finish', 'MAP'],
    ['DR-12-MB', '12" downrod', 'Matte Black', 24],
  ]
  return writeXlsx({
    sheets: [
      {
        name: 'Price List',
        rows: [...above, ...fans, ...below],
        merges: [banner, ...(fans[1]?.[1] === null ? [firstName] : [])],
      },
      { name: 'Downrods', rows: downrods },
      { name: 'Terms', rows: [['TERMS OF SALE'], ['Returns', '25% restocking fee.']] },
    ],
  })
}

const MAXIM_ANSWERS = {
  values: {
    'Finish in the photo': { MB: 'Matte Black', WH: 'Matte White' },
    'Location rating': {
      Dry: 'Indoor',
      Damp: 'Indoor / Outdoor (Damp)',
      'Damp/Wet': 'Indoor / Outdoor (Wet)',
    },
  },
  always: { Categories: 'Outdoor Ceiling Fans', Description: 'New this year.' },
}
const kites = (count: number, rating = 'Dry', photo: string | null = 'black.jpg'): Rows =>
  Array.from({ length: count }, (_, n) => [`K-${n}`, `Kite ${n}`, '52"', 'MB', 5000, rating, photo])

describe('a price list with banners, merged cells, sections, footnotes and other sheets', () => {
  test('gets one draft, named after its brand: columns are guessed, values are asked', async () => {
    const { said, drafts } = await imported('2027 dealer.xlsx', await maximList())
    expect(drafts.map(({ file }) => file)).toEqual(['content/import/maxim-lighting.json'])
    expect(drafts[0]?.mapping).toMatchObject({
      confirmed: false,
      sheet: 'Fans',
      rows: 'finish',
      columns: {
        'Item\nNumber': 'Model number',
        Collection: 'Name',
        'Blade\nSweep': 'Sizes',
        'Fin.': 'Finish in the photo',
        'CFM (High)': 'Airflow',
        'UL Listing': 'Location rating',
        Image: 'Photo',
        UPC: '',
        MAP: '',
      },
      examples: { Collection: 'Osprey 52 · Tern 60 · Alder II' },
      values: {
        'Finish in the photo': { MB: '', WH: '' },
        'Location rating': { Damp: '', 'Damp/Wet': '', Dry: '' },
      },
      always: { Brand: 'Maxim Lighting', Categories: '', Description: '' },
    })
    expect(said).toEqual([
      '2027 dealer.xlsx: no products found in Terms, Downrods.',
      '2027 dealer.xlsx: its columns are not ours. A draft of their meaning is in content/import/maxim-lighting.json: correct it, write "confirmed": true, and run the import again.',
      'maxim-lighting.json › values.Finish in the photo: write our value beside "MB", "WH".',
      'maxim-lighting.json › values.Location rating: write our value beside "Damp", "Damp/Wet", "Dry". Ours: "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)".',
      expect.stringMatching(/^maxim-lighting\.json › always\.Description: the list has no column for it/),
      expect.stringMatching(/^maxim-lighting\.json › always\.Categories: the list has no column for it/),
    ])
  })

  test('is read under any name: every value is shown, and every joined or skipped row named', async () => {
    await answered('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const { outcome, made } = await imported('price list rev3.xlsx', await maximList())
    expect(made).toMatchObject({
      'content/fans/osprey-52.json': {
        colors: ['Matte Black', 'Matte White'],
        finishPictures: { 'Matte White': '../images/fans/finishes/white.jpg' },
        modelNumber: 'OS-52-MB',
      },
      'content/fans/tern-60.json': { locationRating: 'Indoor / Outdoor (Wet)' },
    })
    const report = reportLines(outcome, { isDry: true, hasDetails: true })
    expect(report).toContain('    Name: Alder 52 → Alder II')
    expect(report.slice(report.indexOf('+ content/images/fans/finishes/white.jpg') + 1)).toEqual([
      '⚠ Price List: 3 products, read by maxim-lighting.json.',
      '⚠ Price List: no products in these rows, so they are skipped: 5 "INDOOR & OUTDOOR", 11 "* While supplies last. Prices subject to…".',
      '⚠ Price List!D8: read as several finishes: "MB/WH". If one of these is a single finish, write it under "values" in maxim-lighting.json.',
      '⚠ Price List: 1 product joined from several rows: Osprey 52 (rows 6, 7).',
      '⚠ Price List: the finish in the photo is unclear, so the first one is used: Tern 60.',
      '⚠ price list rev3.xlsx: no products found in Terms, Downrods.',
      'It would be 2 new, 1 changed, 0 the same. Nothing was written. With --details, every value is shown.',
    ])
  })

  test('is reported in short: names, then the errors, and their count last', async () => {
    const list = await maximList([...FANS, ...kites(14, 'Dry', null)])
    const { report } = await answered('2027 dealer.xlsx', list, MAXIM_ANSWERS)
    expect(report[0]).toMatch(/^\+ 16 new: fans\/osprey-52, fans\/tern-60, fans\/kite-0, .* and 4 more$/)
    expect(report.slice(1, 3)).toEqual(['~ 1 changed: fans/alder-52 (Name, Airflow)', '+ 1 photo'])
    expect(report.slice(-2)).toEqual([
      '✖ Price List!G10, G11, G12 and 11 more: Photo: is missing. Fill it in.',
      'Nothing was written: 1 thing to correct. With --good-rows, the 3 rows without errors can come in alone (on GitHub: Actions, Import, Run workflow).',
    ])
  })

  test('brings in the rows without errors alone, on request', async () => {
    const list = await maximList([...FANS, ['K-1', 'Kite', 'large', 'MB', 5000, 'Dry', 'black.jpg']])
    const { made, report } = await answered('2027 dealer.xlsx', list, MAXIM_ANSWERS, { goodRows: true })
    expect(Object.keys(made)).toEqual([
      'content/fans/osprey-52.json',
      'content/fans/tern-60.json',
      'content/fans/alder-52.json',
    ])
    expect(report).toContainEqual(
      expect.stringMatching(/^⚠ Left out: Price List!C10: Sizes, line 1: .*"large"/),
    )
    expect(report.at(-1)).toMatch(/^It would be 2 new, 1 changed, 0 the same, 1 row left out\. Nothing was/)
  })

  test('offers to discontinue missing products only if it has most of the brand’s', async () => {
    await answered('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const part = await imported('2027 dealer.xlsx', await maximList(), { endMissing: true })
    expect(part.made).not.toHaveProperty('content/fans/beacon-60.json')
    const names = 'Beacon 60,Clearwater 33,Driftline 56,Elmwood Hugger 44,Foundry 65,Garden Gate 54'
    const rows = names.split(',').map((name) => [null, name, '52"', 'MB', 5000, 'Dry', 'black.jpg'])
    const most = await maximList([...FANS, ...rows])
    expect((await imported('2027 dealer.xlsx', most)).said).toContainEqual(
      expect.stringMatching(
        /: 2 of your products are not in this list: Halcyon 72, Inlet 48\. If they are discontinued/,
      ),
    )
    const { made } = await imported('2027 dealer.xlsx', most, { endMissing: true })
    expect(made['content/fans/inlet-48.json']).toMatchObject({ discontinued: true })
    expect(made['content/fans/alder-52.json']).not.toHaveProperty('discontinued')
    // A row that is left out for an error is in the list all the same.
    const wrong = await maximList([
      ...FANS,
      ...rows,
      [null, 'Inlet 48', 'large', 'MB', 5000, 'Dry', 'black.jpg'],
    ])
    const rest = await imported('2027 dealer.xlsx', wrong, { endMissing: true, goodRows: true })
    expect(Object.keys(rest.made)).toContain('content/fans/halcyon-72.json')
    expect(Object.keys(rest.made)).not.toContain('content/fans/inlet-48.json')
  })

  test('with a new word leads to a question about the mapping; a wrong answer is reported there', async () => {
    const marine = await maximList(kites(5, 'Marine'))
    await answered('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    expect((await imported('2028.xlsx', marine)).said).toContain(
      'Price List!F6, F7, F8 and 2 more: Location rating: expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)", got "Marine". Write our value for each in maxim-lighting.json under "values", "Location rating".',
    )
    const always = { ...MAXIM_ANSWERS.always, Categories: 'Outdor' }
    await content.remove('content/import/maxim-lighting.json')
    const { said } = await answered('2027 dealer.xlsx', await maximList(), { ...MAXIM_ANSWERS, always })
    expect(said.filter((line) => line.includes('Outdor'))).toEqual([
      expect.stringMatching(
        /^maxim-lighting\.json › always: Categories: is not in the catalog, got "Outdor"\. Known: "Contem/,
      ),
    ])
    await content.remove('content/import/maxim-lighting.json')
  })

  test('is not read by another brand’s mapping, nor by last year’s with other columns', async () => {
    await answered('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const hunter = await imported('hunter 2027.xlsx', await maximList(FANS, 'HUNTER'))
    expect(hunter.drafts.map(({ file }) => file)).toEqual(['content/import/hunter.json'])
    const list = 'MAXIM LIGHTING,,,\nModel,Name,Span,Color\nK-1,Kite,52,Matte Black'
    const { drafts } = await imported('2028.csv', list)
    expect(drafts.map(({ file }) => file)).toEqual(['content/import/maxim-lighting-fans.json'])
    const text = await content.read('content/import/maxim-lighting.json')
    await content.write('content/import/list.json', text)
    expect((await imported('dealer.xlsx', await maximList(FANS, ''))).said).toContain(
      'dealer.xlsx: it has the columns of list.json and of maxim-lighting.json. Delete one of them in content/import; or, if they are for two brands, put the brand into the name of the list.',
    )
    await content.write('content/import/list.json', '{ "confirmed": true "sheet": "Fans" }')
    const broken = await imported('dealer.xlsx', await maximList())
    expect(broken.said).toEqual([expect.stringMatching(/^list\.json › line 1, column 21: is not JSON/)])
    expect(broken).toMatchObject({ drafts: [], made: {} })
    await content.remove('content/import/list.json')
    await content.remove('content/import/maxim-lighting.json')
  })
})

test('a row below the first without a name is a finish or size of that product', async () => {
  const list = [
    'CASABLANCA 2027,,,,',
    'SKU,Description,Span,Finish,Rating',
    'CB-1-BN,Bayview,54,Brushed Nickel,Dry',
    'CB-1-MB,,54,Matte Black,Dry',
    'CB-2-BN,Bayview,60,Brushed Nickel,Dry',
    'CB-3,Cove,44,"Brushed Nickel\nMatte Black",Dry',
    'SKU,Description,Span,Finish,Rating',
    'Page 2,,,,',
  ].join('\n')
  const { made, said } = await answered('cb.csv', list, {
    columns: { Description: 'Name', Rating: 'Location rating' },
    always: { Categories: 'Smart Fans', Description: 'New.', Photo: 'black.jpg' },
    values: { 'Location rating': { Dry: 'Indoor' } },
  })
  expect(made['content/fans/bayview.json']).toMatchObject({
    title: 'Bayview',
    sizes: [54, 60],
    colors: ['Brushed Nickel', 'Matte Black'],
    modelNumber: 'CB-1-BN',
  })
  expect(made['content/fans/cove.json']).toMatchObject({ colors: ['Brushed Nickel', 'Matte Black'] })
  expect(said).toContain(
    'cb: no products in these rows, so they are skipped: 7 "SKU Description Span Finish Rating", 8 "Page 2".',
  )
})

test('a workbook with fans and lights gets a draft for each', async () => {
  const fans: Rows = [['HUNTER'], ['Model', 'Product Name', 'Sweep'], ['H-1', 'Kestrel', 52]]
  const lights: Rows = [[], ['Item #', 'Name', 'Ht', '# of Bulbs'], ['L-1', 'Brook', 12, 1]]
  const sheets = Object.entries({ Fans: fans, Lighting: lights }).map(([name, rows]) => ({ name, rows }))
  const { drafts } = await imported('hunter.xlsx', await writeXlsx({ sheets }))
  expect(drafts.map(({ file, mapping }) => [file, mapping.sheet])).toEqual([
    ['content/import/hunter.json', 'Fans'],
    ['content/import/hunter-fixtures.json', 'Fixtures'],
  ])
})

test('decides by its headings whether a sheet is ours or a brand’s', async () => {
  const OURS = ['Name', 'Brand', 'Model number', 'Sizes', 'Airflow', 'Description']
  const fan = (name: string, ...more: string[]) => [name, 'Hunter', 'K-1', '52', '5000', 'New.', ...more]
  const THEIRS = ['Finish', 'Location', 'Photo']
  const given = ['Matte Black', 'Indoor', 'black.jpg']
  const sheets: [heads: string[], row: string[], expected: string][] = [
    [[...OURS, ...THEIRS], fan('Kite', ...given), 'a draft'],
    [[...OURS, 'Notes'], fan('Kite', 'Ask Jo'), 'a draft'],
    [['File', ...OURS, 'Notes'], ['', ...fan('Kite', 'Ask Jo')], 'errors'],
    [OURS, fan('Alder 52'), 'an update'],
    [OURS, fan('Kite'), 'errors'],
    [[...OURS, 'Categoris'], fan('Kite', 'Smart Ceiling Fans'), 'errors'],
  ]
  for (const [heads, row, expected] of sheets) {
    const { drafts, made, report } = await imported('fans.csv', csv([heads, row]))
    const outcome = drafts.length > 0 ? 'a draft' : errorsIn(report).length > 0 ? 'errors' : 'an update'
    expect([heads, outcome]).toEqual([heads, expected])
    if (outcome === 'an update') expect(Object.keys(made)).toEqual(['content/fans/alder-52.json'])
  }
  // Once its products are here, it is read by its mapping all the same.
  const list = csv([[...OURS, ...THEIRS], fan('Kite', ...given)])
  const { made } = await answered('fans.csv', list, { always: { Categories: 'Smart Ceiling Fans' } })
  const kite = made['content/fans/kite.json']
  expect(kite).toMatchObject({ locationRating: 'Indoor', colors: ['Matte Black'] })
  await content.write('content/fans/kite.json', JSON.stringify({ ...kite, locationRating: undefined }))
  expect((await imported('fans.csv', list)).made['content/fans/kite.json']).toEqual(kite)
})
