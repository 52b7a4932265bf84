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
