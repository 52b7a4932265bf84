import type { Sheet } from 'write-excel-file/browser'
import writeExcelFile from 'write-excel-file/browser'
import { slugOf } from '../../../catalogue/slug-of.ts'
import { saveFile } from '../../../client/dom.ts'
import type { RoomKinds } from '../../fit/rooms.ts'
import { type House, scheduleTitle } from '../house.ts'
import type { Products } from '../records.ts'
import { type Columns, loadSchedule, ORDER_COLUMNS, SCHEDULE_COLUMNS, type Schedule } from './schedule.ts'

type Value = string | number | undefined

const cell = (value: Value) =>
  value === undefined || value === '' ? null : { value, wrap: true, alignVertical: 'top' as const }

/** A sheet with a heading row that stays in sight; figures are numbers, and words never formulas. */
function sheetOf<Name extends string>(
  name: string,
  columns: Columns<Name>,
  rows: readonly Readonly<Record<Name, Value>>[],
): Sheet<Blob> {
  const names = Object.keys(columns) as Name[]
  const heading = names.map((one) => ({ value: columns[one].label, fontWeight: 'bold' as const }))
  return {
    sheet: name,
    data: [heading, ...rows.map((row) => names.map((one) => cell(row[one])))],
    columns: names.map((one) => ({ width: columns[one].width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }
}

export const scheduleSpreadsheet = ({ rows, orders }: Schedule): Promise<Blob> =>
  writeExcelFile([
    sheetOf('Schedule', SCHEDULE_COLUMNS, rows),
    sheetOf('To order', ORDER_COLUMNS, orders),
  ]).toBlob()

/** Saves the schedule of a house as a file: "Smith Residence" is smith-residence.xlsx. */
export async function saveSpreadsheet(house: House, kinds: RoomKinds, products: Products): Promise<void> {
  const file = await scheduleSpreadsheet(await loadSchedule(house, kinds, products))
  saveFile(file, `${slugOf(scheduleTitle()) || 'schedule'}.xlsx`)
}
