type Cells = readonly (string | number)[]

/** Prints one row of a Markdown table, for a table whose rows come one by one. */
export const printRow = (cells: Cells): void => console.log(`| ${cells.join(' | ')} |`)

/** Prints the head of a Markdown table. */
export function printHead(columns: readonly string[]): void {
  printRow(columns)
  printRow(columns.map(() => '---'))
}

/** Prints a whole Markdown table. */
export function printTable(columns: readonly string[], rows: readonly Cells[]): void {
  printHead(columns)
  for (const cells of rows) printRow(cells)
}

const MOST_FAULTS_SHOWN = 40

/** Ends a measurement: names what is not as it should be, and the process ends with status 1 where anything is. */
export function printVerdict(faults: readonly string[]): void {
  console.log('')
  for (const fault of faults.slice(0, MOST_FAULTS_SHOWN)) console.log(`- ${fault}`)
  console.log(faults.length > 0 ? `\n${faults.length} faults.` : 'Everything is as it should be.')
  process.exitCode = faults.length > 0 ? 1 : 0
}
