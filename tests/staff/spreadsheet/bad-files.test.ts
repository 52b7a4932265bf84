import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readTables } from '../../../src/staff/spreadsheet/read-tables.ts'
import { findHead } from '../../../src/staff/spreadsheet/sheets.ts'

type Rows = (string | number | null)[][]
type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number]

const HEADS = ['File', 'Name', 'Sizes']
const workbook = (rows: Rows, given: Partial<Sheet> = {}) =>
  writeXlsx({ sheets: [{ name: 'Fans', rows: [HEADS, ...rows], ...given }] })

async function said(file: string, data: Uint8Array | string): Promise<string[]> {
  const { tables, lines } = await readTables(file, typeof data === 'string' ? Buffer.from(data) : data)
  return [...lines, ...tables.flatMap((table) => findHead(table).lines)].map(({ text }) => text)
}

describe('a file that is no list', () => {
  test.each([
    ['a PDF', '%PDF-1.7'],
    ['a web page', '<!doctype html><table>'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['damaged or another kind of file', Buffer.from('PK\u0003\u0004half')],
    ['a binary file', Buffer.from([0x7f, 0x45, 0, 0, 0])],
  ])('%s', async (what, data) => {
    expect(await said('list.xlsx', data)).toEqual([
      `list.xlsx: is ${what}, not a spreadsheet. Save the list as "Excel Workbook (.xlsx)" or as "CSV UTF-8".`,
    ])
  })

  test('nothing, and too much', async () => {
    expect(await said('list.xlsx', '')).toEqual(['list.xlsx: is empty. Save the list again.'])
    expect(await said('list.xlsx', Buffer.alloc(50_000_000, 'a'))).toEqual([
      'list.xlsx: is 50 MB, and 10 MB is the limit. Take out the pictures, and put them next to it as files.',
    ])
  })

  test('a few bytes that would be a hundred million', async () => {
    const packed = deflateRawSync(Buffer.alloc(101_000_000))
    const local = Buffer.alloc(30)
    local.write('PK\u0003\u0004', 'latin1')
    const entry = Buffer.alloc(46)
    entry.write('PK\u0001\u0002', 'latin1')
    expect(await said('list.xlsx', Buffer.concat([local, packed, entry]))).toEqual([
      'list.xlsx: takes more than 100 MB unpacked. Copy the list into a new workbook and save that.',
    ])
  })

  test('a password', async () => {
    const data = await writeXlsx({
      sheets: [{ name: 'Fans', rows: [HEADS] }],
      encryption: { password: 'secret', spinCount: 1000 },
    })
    expect(await said('list.xlsx', data)).toEqual([
      'list.xlsx: has a password. Save it without one (File, Info, Protect Workbook).',
    ])
  })

  test('macros', async () => {
    const data = await writeXlsx({
      sheets: [{ name: 'Fans', rows: [HEADS] }],
      vbaProject: new Uint8Array([1, 2, 3]),
    })
    expect(await said('list.xlsm', data)).toEqual([
      'list.xlsm: contains macros. Save it as "Excel Workbook (.xlsx)", without macros.',
    ])
  })

  test('a hundred thousand rows', async () => {
    const rows = Array.from({ length: 100_000 }, (_, place) => `fan-${place},Fan ${place},52`)
    expect(await said('list.csv', ['File,Name,Sizes', ...rows].join('\n'))).toEqual([
      'list.csv: has 100,001 rows, and 5,000 is the limit. Split it.',
    ])
    const data = await workbook(Array.from({ length: 6000 }, (_, place) => [`fan-${place}`, 'Fan', 52]))
    expect(await said('list.xlsx', data)).toEqual([
      'list.xlsx: the sheet "Fans" has 6,001 rows, and 5,000 is the limit. Delete the empty rows below the list, or split it.',
    ])
  })
})

describe('what a cell holds', () => {
  test('merged cells are told', async () => {
    const data = await workbook(
      [
        ['a', 'A', 52],
        ['b', null, 60],
      ],
      { merges: [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }] },
    )
    expect(await said('list.xlsx', data)).toEqual([
      'Fans!B2:B3: these cells are merged. Unmerge them, and write the value in each.',
    ])
  })

  test('a formula is read as its value, and one that gives none is told', async () => {
    const cells = new Map([
      ['1,2', { formula: '50+2', formulaResult: 52 }],
      ['2,2', { value: '#REF!', type: 'error' as const }],
    ])
    const data = await workbook(
      [
        ['a', 'A', null],
        ['b', 'B', null],
      ],
      { cells },
    )
    const { tables } = await readTables('list.xlsx', data)
    expect(tables[0]?.rows[1]?.[2]).toBe(52)
    expect(await said('list.xlsx', data)).toEqual([
      'Fans!C3: the formula gives #REF!. Correct it, or write the value.',
    ])
  })
})

describe('CSV', () => {
  const rowsOf = async (data: Buffer) => (await readTables('fans.csv', data)).tables[0]?.rows
  const LIST = [
    ['Name', 'Sizes'],
    ['Café', '52; 60'],
  ]

  test.each([
    ['UTF-8', Buffer.from('Name,Sizes\nCafé,52; 60\n')],
    ['UTF-8 with a mark', Buffer.from('\ufeffName,Sizes\nCafé,52; 60\n')],
    ['semicolons', Buffer.from('Name;Sizes\nCafé;"52; 60"\n')],
    ['tabs', Buffer.from('Name\tSizes\r\nCafé\t52; 60\r\n')],
    ['UTF-16', Buffer.from('\ufeffName\tSizes\nCafé\t52; 60\n', 'utf16le')],
  ])('in %s is read', async (_, data) => {
    expect(await rowsOf(data)).toEqual(LIST)
  })

  test('in Windows-1252 is read, and that is told', async () => {
    const data = Buffer.from('Name,Sizes\nCafé,52; 60\n', 'latin1')
    expect(await rowsOf(data)).toEqual(LIST)
    expect(await said('fans.csv', data)).toEqual([
      'fans.csv: read as Windows-1252, since it is not UTF-8. Check these words: Café.',
    ])
  })
})
