import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Given, planFiles } from '../../../src/staff/spreadsheet/import.ts'
import type { Mapping } from '../../../src/staff/spreadsheet/mapping.ts'
import { reportLines, sentences } from '../../../src/staff/spreadsheet/report.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from '../check-content/content-folder.ts'
import { CASABLANCA_LIST, hunterList, MAXIM_FANS, maximList } from './price-lists.ts'

const content = await contentFolder(await contentFiles())

/** What an import of a list says and would write. */
async function imported(name: string, data: Uint8Array | string, given: Given = {}) {
  await content.write(name, data)
  const pictures = join(content.root, 'content/images/fans')
  const outcome = await planFiles(content.root, [join(content.root, name)], { pictures, ...given })
  return {
    said: sentences(outcome.lines),
    drafts: outcome.drafts.map(({ file, text }) => ({ file, maker: JSON.parse(text) as Mapping })),
    made: Object.fromEntries(outcome.changes.map(({ file, text }) => [file, JSON.parse(text)])),
    report: reportLines(outcome, { isDry: true, hasDetails: true }),
    short: reportLines(outcome, { isDry: true }),
  }
}

/** The draft of a list's mapping, answered and confirmed as a clerk would. */
async function confirmed(name: string, data: Uint8Array | string, answers: Partial<Mapping> = {}) {
  const { drafts } = await imported(name, data)
  for (const { file, maker } of drafts) {
    const columns = { ...maker.columns, ...answers.columns }
    const values = { ...maker.values, ...answers.values }
    const always = { ...maker.always, ...answers.always }
    await content.write(
      file,
      JSON.stringify({ ...maker, ...answers, columns, values, always, confirmed: true }),
    )
  }
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

describe('a list with banners, merged cells, sections, footnotes and other sheets', () => {
  test('gets one draft, named after its brand: columns are guessed, values are asked', async () => {
    const { said, drafts } = await imported('2027 dealer.xlsx', await maximList())
    expect(drafts.map(({ file }) => file)).toEqual(['content/import/maxim-lighting.json'])
    expect(drafts[0]?.maker).toEqual({
      confirmed: false,
      sheet: 'Fans',
      rows: 'finish',
      skip: {},
      columns: {
        'Item\nNumber': 'Model number',
        Collection: 'Name',
        'Blade\nSweep': 'Sizes',
        'Fin.': 'Finish in the photo',
        'CFM (High)': 'Airflow',
        'UL Listing': 'Location rating',
        Image: 'Picture',
        UPC: '',
        MAP: '',
      },
      examples: expect.objectContaining({
        Collection: 'Osprey 52 · Tern 60 · Alder II',
        MAP: '299 · 399 · 199',
      }),
      values: {
        'Finish in the photo': { MB: '', WH: '' },
        'Location rating': { Damp: '', 'Damp/Wet': '', Dry: '' },
      },
      names: {},
      always: { Brand: 'Maxim Lighting', Categories: '' },
    })
    expect(said).toEqual([
      '2027 dealer.xlsx: its columns are not ours. A draft of their meaning is in content/import/maxim-lighting.json: correct it, write "confirmed": true, and run the import again.',
      'maxim-lighting.json › values.Finish in the photo: write our value beside "MB", "WH".',
      'maxim-lighting.json › values.Location rating: write our value beside "Damp", "Damp/Wet", "Dry": "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)".',
      expect.stringMatching(/^maxim-lighting\.json › always\.Categories: the list has no column for it\./),
      '2027 dealer.xlsx: no products found in Terms, Downrods.',
    ])
  })

  test('is read under any name: every value is shown, and every joined or skipped row named', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const { report, made } = await imported('price list rev3.xlsx', await maximList())
    expect(made).toMatchObject({
      'content/fans/osprey-52.json': {
        colors: ['Matte Black', 'Matte White'],
        finishPictures: { 'Matte White': '../images/fans/finishes/white.jpg' },
        modelNumber: 'OS-52-MB',
      },
      'content/fans/tern-60.json': { locationRating: 'Indoor / Outdoor (Wet)' },
    })
    expect(report).toContain('    Name: Alder 52 → Alder II')
    expect(report.slice(report.indexOf('+ content/images/fans/finishes/white.jpg') + 1)).toEqual([
      '⚠ Price List: 3 products, read by maxim-lighting.json.',
      '⚠ Price List: no products in these rows, so they are skipped: 5 "INDOOR & OUTDOOR", 11 "* While supplies last. Prices subject to…", 10 (empty).',
      '⚠ Price List!D8: read as several finishes: "MB/WH". If one of these is a single finish, write it under "values" in maxim-lighting.json.',
      '⚠ 1 product joined from several rows: Osprey 52 (rows 6–7).',
      '⚠ The finish on the picture is taken to be the first one, as the list has no other word for it: Tern 60.',
      '⚠ price list rev3.xlsx: no products found in Terms, Downrods.',
      'It would be 2 new, 1 changed, 0 the same. Nothing was written.',
    ])
  })

  test('is reported in short: names, then the errors, and their count last', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const kites = Array.from({ length: 14 }, (_, n) => [
      `K-${n}`,
      `Kite ${n}`,
      '52"',
      'MB',
      5000,
      'Dry',
      null,
    ])
    const { short } = await imported('2027 dealer.xlsx', await maximList([...MAXIM_FANS, ...kites]))
    expect(short.slice(0, 4)).toEqual([
      '+ 16 new: fans/osprey-52, fans/tern-60, fans/kite-0, fans/kite-1, fans/kite-2, fans/kite-3, fans/kite-4, fans/kite-5, fans/kite-6, fans/kite-7, fans/kite-8, fans/kite-9 and 4 more',
      '~ 1 changed: fans/alder-52 (Name, Airflow)',
      '+ 1 picture',
      'With --details, every value is shown.',
    ])
    expect(short.slice(-2)).toEqual([
      '✖ Price List!G10, G11, G12 and 11 more: Picture: is missing. Fill it in.',
      'Nothing was written: 1 thing to correct. With --good-rows, the rows without errors come in alone (on GitHub: Actions, Import, Run workflow).',
    ])
  })

  test('without errors in some rows brings those in alone, on request', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const kite = ['K-1', 'Kite', 'large', 'MB', 5000, 'Dry', 'black.jpg']
    const list = await maximList([...MAXIM_FANS, kite])
    const { made, short } = await imported('2027 dealer.xlsx', list, { goodRows: true })
    expect(Object.keys(made)).toEqual([
      'content/fans/osprey-52.json',
      'content/fans/tern-60.json',
      'content/fans/alder-52.json',
    ])
    expect(short).toContainEqual(
      expect.stringMatching(/^⚠ Left out: Price List!C10: Sizes, line 1: .*"large"/),
    )
    expect(short.at(-1)).toBe(
      'It would be 2 new, 1 changed, 0 the same, 1 row left out. Nothing was written.',
    )
  })

  test('offers to discontinue what it lacks only if it has most of the brand', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const part = await imported('2027 dealer.xlsx', await maximList(), { endMissing: true })
    expect(part.made).not.toHaveProperty('content/fans/beacon-60.json')
    const names = [
      'Beacon 60',
      'Clearwater 33',
      'Driftline 56',
      'Elmwood Hugger 44',
      'Foundry 65',
      'Garden Gate 54',
    ]
    const rows = names.map((name) => [null, name, '52"', 'MB', 5000, 'Dry', 'black.jpg'])
    const most = await maximList([...MAXIM_FANS, ...rows])
    expect((await imported('2027 dealer.xlsx', most)).said).toContainEqual(
      expect.stringMatching(/^2 of yours are not in the list: Halcyon 72, Inlet 48\. Discontinued\?/),
    )
    const { made } = await imported('2027 dealer.xlsx', most, { endMissing: true })
    expect(made['content/fans/inlet-48.json']).toMatchObject({ discontinued: true })
    expect(made['content/fans/alder-52.json']).not.toHaveProperty('discontinued')
  })

  test('with a new word is a question about the mapping, not about each row', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const rows = [1, 2, 3, 4, 5].map((n) => [`K-${n}`, `Kite ${n}`, '52"', 'MB', 5000, 'Marine', 'black.jpg'])
    const { said } = await imported('2028.xlsx', await maximList(rows))
    expect(said).toContain(
      'Price List!F6, F7, F8 and 2 more: Location rating: expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)", got "Marine". Write our value for each in maxim-lighting.json: "values": {"Location rating": {"Marine": ""}}.',
    )
  })

  test('a fault in what all its products have is said once, where it is', async () => {
    const always = { ...MAXIM_ANSWERS.always, Categories: 'Outdor' }
    await confirmed('2027 dealer.xlsx', await maximList(), { ...MAXIM_ANSWERS, always })
    const { said } = await imported('2027 dealer.xlsx', await maximList())
    expect(said.filter((line) => line.includes('outdor'))).toEqual([
      'maxim-lighting.json › always.Categories, line 1: there is no content/fan-categories/outdor.json. Did you mean "outdoor"?',
    ])
  })

  test('of another maker with the same columns is not taken for the first one’s', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const { drafts } = await imported('hunter 2027.xlsx', await maximList(MAXIM_FANS, 'HUNTER'))
    expect(drafts.map(({ file }) => file)).toEqual(['content/import/hunter.json'])
  })

  test('with other columns this year gets a new draft, which names the old ones', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const list = 'MAXIM LIGHTING,,,\nModel,Name,Span,Color\nK-1,Kite,52,Matte Black'
    const { said, drafts } = await imported('2028.csv', list)
    expect(drafts.map(({ file }) => file)).toEqual(['content/import/maxim-lighting-fans.json'])
    expect(said[0]).toMatch(/maxim-lighting\.json no longer fits: "Item Number", .* are gone\./)
  })
})

test('a row below the first that has no name is a finish or size of that product', async () => {
  const answers = {
    columns: { Rating: 'Location rating' },
    always: { Categories: 'Smart Fans', Description: 'New.', Picture: 'black.jpg' },
    values: { 'Location rating': { Dry: 'Indoor' } },
  }
  await confirmed('cb.csv', CASABLANCA_LIST, answers)
  const { made, said } = await imported('cb.csv', CASABLANCA_LIST)
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

describe('the mapping of a list', () => {
  test('that is broken ends the import with its own fault: nothing is guessed', async () => {
    await content.write('content/import/list.json', '{ "confirmed": true "sheet": "Fans" }')
    const { said, drafts, made } = await imported('hunter.xlsx', await hunterList())
    expect(said).toEqual([
      expect.stringMatching(/^list\.json › line 1, column 21: is not JSON: expected a comma/),
    ])
    expect({ drafts, made }).toEqual({ drafts: [], made: {} })
  })

  test('is not called written where nothing is written', async () => {
    const { said } = await imported('cb.csv', CASABLANCA_LIST, { dryRun: true })
    expect(said[0]).toBe(
      'cb.csv: its columns are not ours. Without --dry-run, a draft of their meaning is written to content/import/casablanca.json, for you to correct.',
    )
  })

  test('that is there twice asks for one of the two to be deleted', async () => {
    const { drafts } = await imported('cb.csv', CASABLANCA_LIST)
    const text = JSON.stringify({ ...drafts[0]?.maker, confirmed: true })
    await content.write('content/import/casablanca.json', text)
    await content.write('content/import/list.json', text)
    expect((await imported('cb.csv', CASABLANCA_LIST)).said).toContain(
      'cb.csv: it has the columns of casablanca.json and of list.json. Delete one of them in content/import; or, if they are for two brands, put the brand into the name of the list.',
    )
  })
})

describe('a list with fans and lights', () => {
  const answers = { always: { Brand: 'Hunter', Description: 'New.', Picture: 'black.jpg' } }

  test('has a description for each', async () => {
    const { drafts } = await imported('hunter.xlsx', await hunterList())
    expect(drafts.map(({ file, maker }) => [file, maker.sheet])).toEqual([
      ['content/import/hunter.json', 'Fans'],
      ['content/import/hunter-fixtures.json', 'Fixtures'],
    ])
  })

  test('a name twice with other numbers is a question, and a number with two names a fault', async () => {
    await confirmed('hunter.xlsx', await hunterList(), answers)
    const { said } = await imported('hunter.xlsx', await hunterList())
    expect(said).toContain(
      'Fans!B4: "Kestrel" is in row 3 too, with the number H-1. Two products? Write a name for this one under "names" in hunter.json, as "H-2": "Kestrel …". One in several finishes or sizes? Write "rows": "finish" there.',
    )
    expect(said).toContain(
      'Fans!A5: Model number: "H-1" is already the number of row 3. Correct one of the two, or delete the product entered twice.',
    )
  })

  test('the answer makes two products', async () => {
    await confirmed('hunter.xlsx', await hunterList(), { ...answers, names: { 'H-2': 'Kestrel Eco' } })
    const { made, said } = await imported('hunter.xlsx', await hunterList())
    expect(made['content/fans/kestrel.json']).toMatchObject({ title: 'Kestrel', modelNumber: 'H-1' })
    expect(made['content/fans/kestrel-eco.json']).toMatchObject({ title: 'Kestrel Eco', modelNumber: 'H-2' })
    expect(said.join()).not.toContain('is in row 3 too')
  })

  test('the same finish and size with another number is a question where rows are finishes', async () => {
    await confirmed('hunter.xlsx', await hunterList(), { ...answers, rows: 'finish' })
    expect((await imported('hunter.xlsx', await hunterList())).said).toContain(
      'Fans!B4: "Kestrel" is in row 3 too, in the same finish and size with the number H-1. Two products? Write a name for this one under "names" in hunter.json, as "H-2": "Kestrel …". The same? Delete one of the two rows.',
    )
  })
})

test('a name that another maker’s product has gets a file of its own', async () => {
  const list = 'HUNTER,,,\nModel,Name,Span,Finish\nH-9,Alder 52,52,Matte Black'
  await confirmed('hunter.csv', list)
  const { made } = await imported('hunter.csv', list)
  expect(Object.keys(made)).toEqual(['content/fans/alder-52-hunter.json'])
})
