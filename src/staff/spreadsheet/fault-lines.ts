import { type Fault, formatFault } from '../../catalogue/faults.ts'
import { messageOf } from '../editor/formats/assert-no-new-faults.ts'
import type { Column } from './columns.ts'
import type { Grid, SheetRow } from './find-head.ts'
import { address, type Line } from './read-tables.ts'

/** A record's position in the spreadsheet. */
export interface Placed {
  grid: Grid
  row: SheetRow
}

/** The column that a fault's field is in: `shown.body[0]` is in that of the body. */
function columnOf({ places }: Grid, field: string): Column | undefined {
  const parts = field.split(/[.[\]]+/).filter(Boolean)
  const of = [...places.keys()].filter(({ field: own }) => own === parts[0])
  return (
    of.find(({ path }) => path.length > 2 && path.at(-1) === parts[1]) ??
    of.find(({ path }) => path.length <= 2) ??
    of[0]
  )
}

/** The check's words for a file, for someone who fills in a cell. */
const forCells = (words: string): string =>
  words
    .replaceAll('true or false, without quotation marks', 'yes or no')
    .replaceAll(/expected a list such as \[(.+?)\]/g, 'expected one or more, such as $1')

/** A fault by sheet and cell; of a record that is not in the spreadsheet by its file. */
export function faultLine(fault: Fault, placed: ReadonlyMap<string, Placed>): Line {
  const place = placed.get(fault.file)
  if (!place) return { severity: fault.severity, text: formatFault(fault).slice(2) }
  const { grid, row } = place
  const column = columnOf(grid, fault.field ?? '')
  const at = address(grid.table, row.place, (column && grid.places.get(column)) ?? 0)
  const words = fault.field ? messageOf(grid.kind, fault) : `${fault.problem}. ${fault.remedy}`
  return { severity: fault.severity, text: `${at}: ${forCells(words)}` }
}
