import type { Sheet } from 'write-excel-file/browser'
import writeExcelFile from 'write-excel-file/browser'
import { slugOf } from '../../../catalogue/slug-of.ts'
import { saveFile } from '../../../client/dom.ts'
import { ORDER_COLUMNS, SCHEDULE_COLUMNS, type Schedule } from './schedule.ts'

/** How wide each column is, in letters. */
const SCHEDULE_WIDTHS = [6, 5, 18, 26, 20, 18, 22, 18, 40, 9, 34, 26, 11, 40]
const ORDER_WIDTHS = [6, 18, 60, 20]

type Row = Readonly<Record<string, string | number | undefined>>

/** A sheet with a heading row that stays in sight; figures are numbers, and words never formulas. */
function sheetOf<Name extends string>(
  name: string,
  columns: Readonly<Record<Name, string>>,
  rows: readonly Readonly<Record<Name, string | number | undefined>>[],
  widths: readonly number[],
): Sheet<Blob> {
  const cell = (value: Row[string]) =>
    value === undefined || value === ''
      ? null
      : typeof value === 'number'
        ? { value, type: Number, alignVertical: 'top' as const }
        : { value, type: String, wrap: true, alignVertical: 'top' as const }
  const names = Object.keys(columns) as Name[]
  const heading = names.map((one) => ({ value: columns[one], fontWeight: 'bold' as const }))
  return {
    sheet: name,
    data: [heading, ...rows.map((row) => names.map((one) => cell(row[one])))],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }
}

/** The name of a file for a title: "Smith Residence" is smith-residence.xlsx. */
const fileName = (title: string): string => `${slugOf(title) || 'schedule'}.xlsx`

/** Saves the schedule of a house as a file, as the browser saves others. */
export async function saveSpreadsheet(schedule: Schedule, title: string, page: Document): Promise<void> {
  saveFile(page, await scheduleSpreadsheet(schedule), fileName(title))
}

/** The schedule as a spreadsheet of two sheets: the products, and what to order with them. */
export const scheduleSpreadsheet = ({ rows, orders }: Schedule): Promise<Blob> =>
  writeExcelFile([
    sheetOf('Schedule', SCHEDULE_COLUMNS, rows, SCHEDULE_WIDTHS),
    sheetOf('To order', ORDER_COLUMNS, orders, ORDER_WIDTHS),
  ]).toBlob()
