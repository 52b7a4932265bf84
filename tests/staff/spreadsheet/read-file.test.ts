import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readTables } from '../../../src/staff/spreadsheet/read-list.ts'
import { sentences } from '../../../src/staff/spreadsheet/report.ts'

const HEADS = ['File', 'Name', 'Sizes']
type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number]
const FANS: Sheet = { name: 'Fans', rows: [HEADS] }

const read = async (file: string, data: Uint8Array | string) => {
  const { tables, faults } = await readTables(file, Buffer.from(data as string))
  return { rows: tables[0]?.rows, said: sentences(faults), table: tables[0] }
}

test('refuses a file that isn’t a list, by its type', async () => {
  const save = 'Save the list as "Excel Workbook (.xlsx)" or as "CSV UTF-8".'
  const encryption = { password: 'secret', spinCount: 1000 }
  const files: [string, Uint8Array | string][] = [
    [`is not a spreadsheet. ${save}`, '%PDF-1.7'],
    [`is not a spreadsheet. ${save}`, '<!doctype html><table>'],
    [`is not a spreadsheet. ${save}`, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])],
    [`is not a spreadsheet. ${save}`, 'PK\u0003\u0004half'],
    [
      'is 50 MB, and 10 MB is the limit. Take out the pictures, and put them next to it as files.',
      Buffer.alloc(50_000_000, 'a'),
    ],
    [
      'has a password. Save it without one (File, Info, Protect Workbook).',
      await writeXlsx({ sheets: [FANS], encryption }),
    ],
    [
      '"Fans" has more than 5000 rows. Delete the empty rows below the list, or split it.',
      await writeXlsx({ sheets: [{ ...FANS, rows: Array(6001).fill(HEADS) }] }),
    ],
  ]
  for (const [sentence, data] of files)
    expect((await read('list.xlsx', data)).said).toEqual([`list.xlsx: ${sentence}`])
  expect((await read('README.md', 'Name,Sizes\n')).said).toEqual([`README.md: is not a spreadsheet. ${save}`])
})

test('reads a CSV in every encoding and with every separator, and reports guesses', async () => {
  const files: [Buffer, string?][] = [
    [Buffer.from('Name,Sizes\nCafé,52; 60\n')],
    [Buffer.from('\ufeffName,Sizes\nCafé,52; 60\n')],
    [Buffer.from('Name;Sizes\nCafé;"52; 60"\n')],
    [Buffer.from('sep=;\nName;Sizes\nCafé;"52; 60"\n')],
    [Buffer.from('Name\tSizes\r\nCafé\t52; 60\r\n')],
    [Buffer.from('\ufeffName\tSizes\nCafé\t52; 60\n', 'utf16le')],
    [Buffer.from('\ufeffName\tSizes\nCafé\t52; 60\n', 'utf16le').swap16()],
    [Buffer.from('Name,Sizes\nCafé,52; 60\n', 'latin1'), 'Windows-1252'],
    [Buffer.from('Name,Sizes\nCaf\x8e,52; 60\n', 'latin1'), 'Mac Roman'],
  ]
  for (const [data, guessed] of files) {
    const { rows, said } = await read('fans.csv', data)
    expect(rows).toEqual([
      ['Name', 'Sizes'],
      ['Café', '52; 60'],
    ])
    const words = `fans.csv: read as ${guessed}, since it is not UTF-8. Check these words: Café.`
    expect(said).toEqual(guessed ? [words] : [])
  }
})

test('a workbook reports hidden sheets and rows, and numbers that are shown otherwise', async () => {
  const rows = [HEADS, ['a', 42, 52], ['b', 300_000, 60], ['c', 'C', null]]
  const data = await writeXlsx({
    sheets: [
      {
        name: 'Fans',
        rows,
        rowDefs: new Map([[2, { hidden: true }]]),
        cells: new Map([
          ['1,1', { value: 42, style: { numFmt: '00000' } }],
          ['2,1', { value: 300_000, style: { numFmt: '0E+0' } }],
          ['3,2', { formula: '50+2', formulaResult: 52 }],
        ]),
      },
      { name: 'Old prices', rows, hidden: true },
    ],
  })
  const { said, table } = await read('list.xlsx', data)
  expect(said).toEqual([
    'list.xlsx: left out, as they are hidden: "Old prices". Unhide a sheet to import it.',
  ])
  expect(sentences(table?.faults ?? [])).toEqual([
    'Fans: hidden, and read all the same: row 3. Delete what you want to leave out.',
    'Fans!B2, B3: a number is shown otherwise than it is stored: "00042 (read so; stored as 42)", "3E+5 (read as 300000)". If it is a model number, format the cell as Text and enter it again.',
  ])
  expect(table?.rows).toEqual([HEADS, ['a', '00042', 52], ['b', 300_000, 60], ['c', 'C', 52]])
})
