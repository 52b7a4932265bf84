import { formatInches } from './numbers.ts'

// British English joins a list without a comma before "and".
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Blade spans in inches as one phrase, smallest first, each once: "44, 52 and 60 in." Expects one at least. */
export function sizesText(sizes: readonly number[]): string {
  const ascending = sizes.toSorted((a, b) => a - b).map(formatInches)
  return `${list.format(new Set(ascending))} in.`
}
