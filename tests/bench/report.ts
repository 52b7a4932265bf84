/** Prints one row of a Markdown table. */
export const printRow = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)

/** Prints the head of a Markdown table. */
export function printHead(columns: readonly string[]): void {
  printRow(columns)
  printRow(columns.map(() => '---'))
}

/** Ends a measurement: the process fails if there are faults. */
export function printVerdict(faults: readonly string[]): void {
  console.log('')
  for (const fault of faults) console.log(`- ${fault}`)
  console.log(faults.length > 0 ? `\n${faults.length} faults.` : 'Everything is as it should be.')
  process.exitCode = faults.length > 0 ? 1 : 0
}
