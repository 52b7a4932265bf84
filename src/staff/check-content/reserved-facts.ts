import { error, type Fault } from '../../catalogue/faults.ts'

/** What nobody's shop has: names and numbers that are reserved for examples, and networks without a page. */
const RESERVED: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bexample\.(com|org|net)\b/i, 'example.com is reserved for examples'],
  [/\(\d{3}\) 555-\d{4}/, 'a phone number with 555 is reserved for examples'],
  [/^\d+ Example /, 'this street is the sample’s'],
  [
    /^https:\/\/(www\.)?(facebook|instagram|pinterest)\.com\/?$/,
    'this is the network itself, not a page on it',
  ],
]

/** What to do about it. */
export const OWN = 'Write the store’s own, or leave it out where it may be left out.'

/** Why a text cannot be a shop's own, if it cannot. */
export const reservedIn = (text: string): string | undefined =>
  RESERVED.find(([pattern]) => pattern.test(text))?.[1]

/** Every text in a value, with its place in the file. */
function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, field ? `${field}.${name}` : name))
}

/** Every reserved fact in a record, however deep. */
export const reservedFaults = (file: string, value: unknown): Fault[] =>
  textsIn(value).flatMap(({ field, text }) => {
    const what = reservedIn(text)
    return what ? [error({ file, field }, `${text}: ${what}`, OWN)] : []
  })
