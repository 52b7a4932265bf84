import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Given, planFiles } from '../../../src/staff/spreadsheet/import-files.ts'
import type { MakerFile } from '../../../src/staff/spreadsheet/maker-file.ts'
import { reportLines } from '../../../src/staff/spreadsheet/report-import.ts'
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
    said: outcome.lines.map(({ text }) => text),
    guesses: outcome.guesses.map(({ file, text }) => ({ file, maker: JSON.parse(text) as MakerFile })),
    made: Object.fromEntries(outcome.changes.map(({ file, text }) => [file, JSON.parse(text)])),
    report: reportLines(outcome, { isDry: true, hasDetails: true }),
    short: reportLines(outcome, { isDry: true }),
  }
}

/** The guess at a list's columns, answered and confirmed as a clerk would. */
async function confirmed(name: string, data: Uint8Array | string, answers: Partial<MakerFile> = {}) {
  const { guesses } = await imported(name, data)
  for (const { file, maker } of guesses) {
    const values = { ...maker.values, ...answers.values }
    const always = { ...maker.always, ...answers.always }
    await content.write(file, JSON.stringify({ ...maker, ...answers, values, always, confirmed: true }))
  }
}

const MAXIM_ANSWERS = {
  values: {
    'Finish on the picture': { MB: 'Matte Black', WH: 'Matte White' },
    'Where it may hang': {
      Dry: 'Indoor',
      Damp: 'Indoor / Outdoor (Damp)',
      'Damp/Wet': 'Indoor / Outdoor (Wet)',
    },
  },
  always: { Categories: 'Outdoor Ceiling Fans', Description: 'New this year.' },
}

describe('a list with banners, merged cells, sections, footnotes and other sheets', () => {
  test('is guessed once, under the maker that it names, and asks what only a person knows', async () => {
    const { said, guesses } = await imported('2027 dealer.xlsx', await maximList())
    expect(guesses).toEqual([
      {
        file: 'content/import/maxim-lighting.json',
        maker: {
          confirmed: false,
          sheet: 'Fans',
          rows: 'finish',
          columns: {
            'Item\nNumber': 'Model number',
            Collection: 'Name',
            'Blade\nSweep': 'Sizes',
            'Fin.': 'Finish on the picture',
            'CFM (High)': 'Airflow',
            'UL Listing': 'Where it may hang',
            Image: 'Picture',
            UPC: '',
            MAP: '',
          },
          values: {
            'Finish on the picture': { MB: '', WH: '' },
            'Where it may hang': { Damp: 'Indoor / Outdoor (Damp)', 'Damp/Wet': '', Dry: 'Indoor' },
          },
          names: {},
          always: { Maker: 'Maxim Lighting', Categories: '' },
        },
      },
    ])
    expect(said).toEqual([
      '2027 dealer.xlsx: its columns are not ours. Our best guess at what they mean is in content/import/maxim-lighting.json: correct it there, write "confirmed": true, and run the import again.',
      'maxim-lighting.json › values.Finish on the picture: which of ours is "MB"? Write it beside it.',
      'maxim-lighting.json › values.Finish on the picture: which of ours is "WH"? Write it beside it.',
      'maxim-lighting.json › values.Where it may hang: which of ours is "Damp/Wet"? Write it beside it: "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)".',
      expect.stringMatching(
        /^maxim-lighting\.json › always\.Categories: the list does not say it\. Write the one that all its products have: "/,
      ),
      'Sheet Downrods: no products found.',
      'Sheet Terms: no products found.',
    ])
  })

  test('is read under any name: every value is shown, and every row that is joined or skipped is said', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const { report } = await imported('price list rev3.xlsx', await maximList())
    expect(report).toEqual([
      '+ content/fans/osprey-52.json',
      '    Name: Osprey 52',
      '    Maker: Maxim Lighting',
      '    Picture: black.jpg',
      '    Description: New this year.',
      '    Finish on the picture: Matte Black',
      '    Every finish sold: Matte Black; Matte White',
      '    Pictures of further finishes: Matte White | white.jpg',
      '    Sizes: 52',
      '    Airflow: 5140',
      '    Where it may hang: Indoor / Outdoor (Damp)',
      '    Model number: OS-52-MB',
      '    Categories: Outdoor Ceiling Fans',
      '+ content/fans/tern-60.json',
      '    Name: Tern 60',
      '    Maker: Maxim Lighting',
      '    Picture: black.jpg',
      '    Description: New this year.',
      '    Finish on the picture: Matte Black',
      '    Every finish sold: Matte Black; Matte White',
      '    Sizes: 60',
      '    Airflow: 6200',
      '    Where it may hang: Indoor / Outdoor (Wet)',
      '    Model number: TE-60-MB',
      '    Categories: Outdoor Ceiling Fans',
      '~ content/fans/alder-52.json',
      '    Name: Alder 52 → Alder II',
      '    Airflow: 5140 → 5300',
      '+ content/images/fans/finishes/white.jpg',
      '⚠ Price List: 3 products, read by maxim-lighting.json.',
      '⚠ Price List: no products in these rows, so they are skipped: 5 "INDOOR & OUTDOOR", 11 "* While supplies last. Prices subject to…", 10 (empty).',
      '⚠ Price List!D8: "MB/WH" is read as 2 finishes: Matte Black, Matte White. If it is one, say so under "values" in maxim-lighting.json.',
      '⚠ Price List!B6: "Osprey 52" is one product from rows 6–7: finishes Matte Black, Matte White; number OS-52-MB, and OS-52-WH with it.',
      '⚠ Price List: the list does not say which finish these pictures show, so it is taken to be the first: Tern 60.',
      '⚠ Sheet Downrods: no products found.',
      '⚠ Sheet Terms: no products found.',
      '⚠ 8 of yours are not in the list: Beacon 60, Clearwater 33, Driftline 56, Elmwood Hugger 44, Foundry 65, Garden Gate 54, Halcyon 72, Inlet 48. End them? Import it again with --end-missing (on GitHub: Actions, Import, Run workflow).',
      '⚠ "Alder 52" is now "Alder II", and has its old name in content/fans/alder-52.json, line 5. Correct it there.',
      'It would be 2 new, 1 changed, 0 the same. Nothing was written.',
    ])
  })

  test('is told in short: names, then what is wrong, and its count last', async () => {
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
      'Nothing was written: 1 thing to correct.',
    ])
  })

  test('ends what is not in it, if it is told to', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const { made, said } = await imported('2027 dealer.xlsx', await maximList(), { endMissing: true })
    expect(made['content/fans/beacon-60.json']).toMatchObject({ title: 'Beacon 60', discontinued: true })
    expect(made['content/fans/alder-52.json']).not.toHaveProperty('discontinued')
    expect(said.join()).not.toContain('not in the list')
  })

  test('a word that is new this year is a question about the description, and not about each row', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const rows = [1, 2, 3, 4, 5].map((n) => [`K-${n}`, `Kite ${n}`, '52"', 'MB', 5000, 'Marine', 'black.jpg'])
    const { said } = await imported('2028.xlsx', await maximList(rows))
    expect(said).toContain(
      'Price List!F6, F7, F8 and 2 more: Where it may hang: expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)", got "Marine". Write which of ours it is in maxim-lighting.json, such as "values": {"Where it may hang": {"Marine": "…"}}.',
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
    const { guesses } = await imported('hunter 2027.xlsx', await maximList(MAXIM_FANS, 'HUNTER'))
    expect(guesses.map(({ file }) => file)).toEqual(['content/import/hunter.json'])
  })

  test('whose columns are others this year says which', async () => {
    await confirmed('2027 dealer.xlsx', await maximList(), MAXIM_ANSWERS)
    const list = 'MAXIM LIGHTING,,,\nModel,Name,Span,Color\nK-1,Kite,52,Matte Black'
    expect((await imported('2028.csv', list)).said).toEqual([
      '2028.csv: its columns are no longer those of maxim-lighting.json: "Item\nNumber", "Collection", "Blade\nSweep", "Fin.", "CFM (High)", "UL Listing", "Image", "UPC", "MAP" are gone. Describe the new ones there, or delete that file for a new guess.',
    ])
  })
})

test('a row below the first that has no name is a finish or size of that product', async () => {
  const answers = { always: { Categories: 'Smart Fans', Description: 'New.', Picture: 'black.jpg' } }
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

describe('the description of a list', () => {
  test('that is broken ends the import with its own fault: nothing is guessed', async () => {
    await content.write('content/import/list.json', '{ "confirmed": true "sheet": "Fans" }')
    const { said, guesses, made } = await imported('hunter.xlsx', await hunterList())
    expect(said).toEqual([
      expect.stringMatching(/^list\.json › line 1, column 21: is not JSON: expected a comma/),
    ])
    expect({ guesses, made }).toEqual({ guesses: [], made: {} })
  })

  test('is not called written where nothing is written', async () => {
    const { said } = await imported('cb.csv', CASABLANCA_LIST, { dryRun: true })
    expect(said[0]).toBe(
      'cb.csv: its columns are not ours. Without --dry-run, our best guess at what they mean is written to content/import/casablanca.json, for you to correct.',
    )
  })

  test('that is there twice asks for one of the two to be deleted', async () => {
    const { guesses } = await imported('cb.csv', CASABLANCA_LIST)
    const text = JSON.stringify({ ...guesses[0]?.maker, confirmed: true })
    await content.write('content/import/casablanca.json', text)
    await content.write('content/import/list.json', text)
    expect((await imported('cb.csv', CASABLANCA_LIST)).said).toContain(
      'cb.csv: it has the columns of casablanca.json and of list.json. If one is not meant, delete it in content/import. If they are two makers’, put the maker’s name into the name of the list.',
    )
  })
})

describe('a list with fans and lights', () => {
  const answers = { always: { Maker: 'Hunter', Description: 'New.', Picture: 'black.jpg' } }

  test('has a description for each', async () => {
    const { guesses } = await imported('hunter.xlsx', await hunterList())
    expect(guesses.map(({ file, maker }) => [file, maker.sheet])).toEqual([
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
