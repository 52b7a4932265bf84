import { FACET_NAMES, type FacetName } from '../catalogue/views/facet-names.ts'
import { PARAMETERS_CHANGED } from './keys.ts'

/** Words and digits in lower case: `49-54`, `66-`, `-span`, `satin-brass--walnut`. */
const WORDS = /^-?[a-z\d]+(--?[a-z\d]+)*-?$/

/** An entry of a list, which its own reader checks. */
const ANY = /./u

const INCHES = String.raw`\d{1,3}(\.\d{1,2})?`
const FEET = String.raw`\d{1,2}(\.\d{1,2})?`

/** The values of a facet; on a product's page `finish` is the one that is shown. */
const FACETS = Object.fromEntries(FACET_NAMES.map((name) => [name, WORDS])) as Record<FacetName, RegExp>

/**
 * Every query parameter of this site and the form of a value, in the order in which addresses are written. Whether a value exists is up
 * to the tool that owns the parameter.
 */
const FORMS = {
  /** Typed search words. */
  q: ANY,
  ...FACETS,
  sort: WORDS,
  /** Cards with drawings to one scale in place of pictures. */
  view: /^scale$/,
  /** The kind of spot for a light. */
  spot: WORDS,
  /** Dimensions of that spot in inches: `72x40`, `36`; on a fan's page the chosen span. */
  size: new RegExp(`^${INCHES}(x${INCHES})?$`),
  /** How many lights hang there in a row: `3`. */
  row: /^[2-9]$/,
  /** Length and width of a room in feet: `14x12`. */
  room: new RegExp(`^${FEET}x${FEET}$`),
  /** Height of a ceiling in feet: `9.5`. */
  ceiling: new RegExp(`^${FEET}$`),
  /** Its rise in inches per foot: `4`, `4.25`. */
  slope: /^\d{1,2}(\.\d{1,2})?$/,
  /** The ceiling over a table or a counter, if it is not that of `ceiling`; on the device only. */
  under: new RegExp(`^${FEET}$`),
  /** The room of a house that these dimensions are of: `bedroom-2`. */
  in: WORDS,
  /** The category of fans that the guide to a room was opened from. */
  category: /^[a-z\d-]+$/,
  /** Products, each with its finish, size, number and room: `alder-52.satin-nickel,beacon-60_52*3@porch`. */
  list: ANY,
  /** The rooms of a house and their dimensions: `great-room:24x18:c16,kitchen:c9:island84x40`. */
  rooms: ANY,
  /** The compared products, in the form of a list. */
  compare: ANY,
  /** The visitor's own fan by its airflow in CFM, watts and span in inches: `4100_65_52`. */
  yours: /^\d{1,5}(\.\d{1,2})?(_\d{1,3}(\.\d{1,2})?){2}$/,
  /** The path of the product that a message is about. */
  about: /^(\/[a-z\d-]+)+$/,
  /** A page opened from a tag in the showroom. */
  tag: /^1$/,
} as const

export type ParameterName = keyof typeof FORMS
/** New values by name; an empty or malformed one removes the parameter. */
export type ParameterChanges = Partial<Record<ParameterName, string | undefined>>

const NAMES = Object.keys(FORMS) as ParameterName[]

/** The parameters with several values; of the others the first value counts. */
const LISTS: ReadonlySet<ParameterName> = new Set([...FACET_NAMES, 'list', 'rooms', 'compare'] as const)

const MAX_WORDS_CHARACTERS = 80
/** 60 products with all their choices take about 4,000 characters, and someone may send 200. */
const MAX_CHARACTERS = 16_000

/** Characters without a picture of their own, line breaks, and what stands for bytes that were none. */
const INVISIBLE = /[\p{C}\p{DI}\p{Zl}\p{Zp}\uFFFD]/gu
/** The end of the sentence that a link stood in. */
const CLOSING = /(?<![\s.,)>;:!"”…*])[\s.,)>;:!"”…*]+$/u

/** An address or a value from a link as it was before a sentence, a mail program or a chat had it. */
export const withoutMangling = (text: string): string =>
  text.replace(INVISIBLE, '').trim().replace(CLOSING, '')

/**
 * The readable values in all texts of a parameter. Links come through mail programs, chats and people's sentences: invisible
 * characters, capitals, spaces beside commas, semicolons in their place and punctuation at the end do not count, and an unreadable
 * value is left out alone. Typed words keep their capitals and commas.
 */
function valuesOf(name: ParameterName, texts: readonly string[]): string[] {
  const isTyped = name === 'q'
  const characters = [...texts.join(isTyped ? ' ' : ',').replace(INVISIBLE, '')]
  const text = characters.slice(0, isTyped ? MAX_WORDS_CHARACTERS : MAX_CHARACTERS).join('')
  const values = isTyped ? [text] : text.toLowerCase().split(/[,;]/)
  return values.map(withoutMangling).filter((value) => value !== '' && FORMS[name].test(value))
}

function written(name: ParameterName, texts: readonly string[]): string | undefined {
  const values = valuesOf(name, texts)
  return (LISTS.has(name) ? values.join() : values[0]) || undefined
}

/**
 * The value of a query parameter as this site writes it, or undefined if it has no readable one; see `valuesOf`.
 *
 * @param search with or without the question mark, as `location.search` gives it
 */
export const queryParameter = (search: string, name: ParameterName): string | undefined =>
  written(name, new URLSearchParams(search).getAll(name))

/** The values of a query parameter, each once. */
export const queryValues = (search: string, name: ParameterName): string[] => [
  ...new Set(valuesOf(name, new URLSearchParams(search).getAll(name))),
]

/**
 * The query string of a link after some changes: this site's other parameters stay as far as they are readable; unknown
 * ones are left out. The same state always has the same address, whatever the order of the changes.
 *
 * @returns with its question mark; empty when no parameter is left
 */
export function withParameters(search: string, changes: ParameterChanges): string {
  const kept = new URLSearchParams()
  for (const name of NAMES) {
    const value = name in changes ? written(name, [changes[name] ?? '']) : queryParameter(search, name)
    if (value) kept.set(name, value)
  }
  // These are allowed as they are, and easier to read.
  const text = String(kept).replace(/%(2C|2F|3A|40)/g, decodeURIComponent)
  return text && `?${text}`
}

type View = Pick<Window, 'location' | 'history'> & Partial<Pick<Window, 'dispatchEvent'>>

const pairsOf = (search: string): string[] => search.replace('?', '').split('&').filter(Boolean)

const isForeign = (pair: string): boolean =>
  ![...new URLSearchParams(pair).keys()].some((name) => Object.hasOwn(FORMS, name))

/**
 * Changes query parameters in the address of the page: in place, or as a new history entry that Back undoes. The entry's state,
 * the hash and what is not this site's stay, as `utm_source` does: who counts a campaign's visits reads it late. Dispatches
 * `parameters` on the window for the other tools. Does nothing where the browser allows no more changes (Safari: 100 in 30
 * seconds).
 */
export function putParameters(
  view: View,
  changes: ParameterChanges,
  how: 'replaceState' | 'pushState' = 'replaceState',
): void {
  const { location, history } = view
  const before = pairsOf(location.search)
  const pairs = [...pairsOf(withParameters(location.search, changes)), ...before.filter(isForeign)]
  if (pairs.toSorted().join() === before.toSorted().join()) return
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  try {
    history[how](history.state, '', location.pathname + search + location.hash)
    view.dispatchEvent?.(new Event(PARAMETERS_CHANGED))
  } catch {
    // The page shows what was chosen; only the address lags behind.
  }
}
