const INCHES_IN_A_FOOT = 12

/** Without the unit, up to two decimals: "33.5", "52" (rule S6). */
export const formatInches = (value: number): string => String(Math.round(value * 100) / 100)

/** A figure with American thousands separators (rule S6): 5140 reads "5,140". */
export const withThousands = (value: number): string => value.toLocaleString('en-US')

/** The side of a room or a height, from its inches: "12 ft 6 in.", "9 ft", "6 in.". */
export function formatFeet(value: number): string {
  const rounded = Math.round(value * 100) / 100
  const feet = Math.floor(rounded / INCHES_IN_A_FOOT)
  const rest = rounded - feet * INCHES_IN_A_FOOT
  const parts = [feet > 0 && `${feet} ft`, (rest > 0 || feet === 0) && `${formatInches(rest)} in.`]
  return parts.filter(Boolean).join(' ')
}

export const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`

/** A verb for one, for several, and for the only one in the negative. */
export type Verb = readonly [one: string, many: string, not: string]

/** A count of the store's products that do something: "3 of our 36 fans fit", "All our fans fit", "Our only fan doesn’t fit". */
export function countedOf(count: number, total: number, noun: string, [one, many, not]: Verb): string {
  if (total === 1) return `Our only ${noun} ${count === 0 ? not : one}`
  if (count === total) return `All our ${noun}s ${many}`
  return `${count === 0 ? 'None' : count} of our ${total} ${noun}s ${count === 1 ? one : many}`
}

/** "44, 52 and 60". `Intl.ListFormat` would block a phone for 200 ms at the first filter. */
export const listed = (items: readonly string[], and: 'and' | 'or' = 'and'): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${and} `)

/** Blade spans in inches as one phrase, smallest first, each once: "44, 52 and 60 in." Expects one at least. */
export function sizesText(sizes: readonly number[]): string {
  const ascending = sizes.toSorted((a, b) => a - b).map(formatInches)
  return `${listed([...new Set(ascending)])} in.`
}

/** Lines of a table, sizes with the same text together: "Over 400 sq ft (72 and 84 in.)". */
export function bySize(sizes: readonly number[], textOf: (spanInches: number) => string): string[] {
  const ascending = sizes.toSorted((a, b) => a - b)
  const groups = [...Map.groupBy(ascending, textOf)]
  return groups.length === 1
    ? groups.map(([text]) => text)
    : groups.map(([text, alike]) => `${text} (${sizesText(alike)})`)
}
