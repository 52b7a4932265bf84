import { FACET_NAMES, type FacetName } from '../catalogue/views/facet-names.ts'
import { PARAMETERS_CHANGED } from './keys.ts'

/** Values joined by commas, each of lowercase words and digits: `49-54,66-`, `satin-brass--walnut`, `-span`. */
const WORDS = /^-?[a-z\d]+(--?[a-z\d]+)*-?(,-?[a-z\d]+(--?[a-z\d]+)*-?)*$/

const INCHES = String.raw`\d{1,3}(\.\d{1,2})?`
const FEET = String.raw`\d{1,2}(\.\d{1,2})?`

/** The values of a facet; on a product's page `finish` is the one that is shown. */
const FACETS = Object.fromEntries(FACET_NAMES.map((name) => [name, WORDS])) as Record<FacetName, RegExp>

/**
 * Every query parameter of this site and the form of its values, in the order in which addresses are written. Whether a value
 * exists is up to the tool that owns the parameter.
 */
const FORMS = {
  /** What was typed into a search field; no control or invisible characters. */
  q: /^[^\p{C}\uFFFD]{1,80}$/u,
  ...FACETS,
  sort: WORDS,
  /** Cards with drawings to one scale in place of pictures. */
  view: /^scale$/,
  /** The kind of place for a light. */
  spot: WORDS,
  /** Measures of that place in inches: `72x40`, `36`; on a fan's page the span that is chosen. */
  size: new RegExp(`^${INCHES}(x${INCHES})?$`),
  /** How many lights hang there in a row: `3`. */
  row: /^[2-9]$/,
  /** Length and width of a room in feet: `14x12`. */
  room: new RegExp(`^${FEET}x${FEET}$`),
  /** Height of a ceiling in feet: `9.5`. */
  ceiling: new RegExp(`^${FEET}$`),
  /** Its rise in inches for each foot: `4`, `4.25`. */
  slope: /^\d{1,2}(\.\d{1,2})?$/,
  /** The ceiling over a table or a counter, where it is not that of `ceiling`; on the device only. */
  under: new RegExp(`^${FEET}$`),
  /** The room of a house that these are the measures of: `bedroom-2`. */
  in: WORDS,
  /** The category of fans that the guide to a room was opened from. */
  category: /^[a-z\d-]+$/,
  /**
   * Products, each with its finish, size, number and room: `alder-52.satin-nickel,beacon-60_52*3@porch`. A bad entry does not void
   * the others.
   */
  list: /^[^\p{C}\uFFFD]+$/u,
  /** The rooms of a house and their measures: `great-room:24x18:c16,kitchen:c9:island84x40`; a bad one voids no other. */
  rooms: /^[^\p{C}\uFFFD]+$/u,
  /** The products that are compared, in the form of a list. */
  compare: /^[^\p{C}\uFFFD]+$/u,
  /** The fan that a visitor has, by its airflow in CFM, watts and span in inches: `4100_65_52`. */
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

/** No value is longer; 60 products with all that is chosen take about 4,000 characters, and someone may send 500. */
const MOST_CHARACTERS = 16_000

const valid = (name: ParameterName, value: string | null | undefined): string | undefined =>
  value && value.length <= MOST_CHARACTERS && FORMS[name].test(value) ? value : undefined

/**
 * The value of a query parameter. Undefined when it is missing, empty, too long or malformed; the first one counts where it is
 * repeated. Never throws, whatever the address holds.
 *
 * @param search with or without the question mark, as `location.search` gives it
 */
export const queryParameter = (search: string, name: ParameterName): string | undefined =>
  valid(name, new URLSearchParams(search).get(name))

/** The comma-separated values of a query parameter, each once; none when `queryParameter` finds none. */
export const queryValues = (search: string, name: ParameterName): string[] => [
  ...new Set(queryParameter(search, name)?.split(',')),
]

/**
 * The query string of a link after some changes: this site's other parameters stay when they are valid; unknown and malformed
 * ones are left out. The same state always has the same address, whatever the order of the changes.
 *
 * @returns with its question mark; empty when no parameter is left
 */
export function withParameters(search: string, changes: ParameterChanges): string {
  const kept = new URLSearchParams()
  for (const name of NAMES) {
    const value = name in changes ? valid(name, changes[name]) : queryParameter(search, name)
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
