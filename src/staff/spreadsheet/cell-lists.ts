/** What parts the entries of a cell, and the parts of an entry. */
const BETWEEN_ENTRIES = '; '
const BETWEEN_PARTS = ' | '

const needsQuotes = (part: string): boolean => /[;|\n]|^"/.test(part)

const quoted = (part: string): string => (needsQuotes(part) ? `"${part.replaceAll('"', '""')}"` : part)

/** Several entries in one cell: `Black; White`, or with parts `Black | black.jpg; White | white.jpg`. */
export const joinEntries = (entries: readonly (readonly string[])[]): string =>
  entries.map((parts) => parts.map(quoted).join(BETWEEN_PARTS)).join(BETWEEN_ENTRIES)

/** A part in quotation marks, or anything up to the next sign that parts. */
const PART = /\s*(?:"((?:[^"]|"")*)"\s*(?=[;|\n]|$)|([^;|\n]*))([;|\n]|$)/y

/**
 * The entries of a cell, each in its parts; a line break parts entries as well. What begins with a quotation mark that is
 * not closed is taken as it is.
 */
export function splitEntries(cell: string): string[][] {
  const entries: string[][] = [[]]
  PART.lastIndex = 0
  while (PART.lastIndex < cell.length) {
    const [, inQuotes, plain = '', sign] = PART.exec(cell) ?? []
    entries.at(-1)?.push(inQuotes === undefined ? plain.trim() : inQuotes.replaceAll('""', '"'))
    if (sign !== '|' && sign !== '') entries.push([])
    if (sign === '' || sign === undefined) break
  }
  return entries.filter((parts) => parts.some((part) => part !== ''))
}
