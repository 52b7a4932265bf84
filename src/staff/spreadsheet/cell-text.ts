/** What a cell holds. */
export type Cell = string | number | boolean | Date | null

/** The text of a cell, the same however a program has stored it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  const text = String(cell)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no spreadsheet keeps them.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '')
    .trim()
  // An apostrophe keeps a program from reading the text as a formula.
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}

/** Text that no program reads as a formula. */
export const safeText = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text)
