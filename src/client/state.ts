import { FACET_NAMES, type FacetName } from '../catalogue/views/facet-names.ts'
import { deviceText, STATE_CHANGED } from './storage.ts'

// The store of visitors' choices, in the address, on the device, or both. Values are text in permanent formats, which features read and print.

/** Words and digits in lower case: `49-54`, `66-`, `-span`, `satin-brass--walnut`. */
const WORDS = /^-?[a-z\d]+(--?[a-z\d]+)*-?$/
/** Typed text, or list entries, which their own reader checks. */
const ANY = /./u
const INCHES = String.raw`\d{1,3}(\.\d{1,2})?`
const FEET = String.raw`\d{1,2}(\.\d{1,2})?`

/** Keys on the device. Room, spot and house share one, as a query string. */
type DeviceKey = 'my-list' | 'room' | 'own-fan' | 'running-cost' | 'schedule-title' | 'lately-seen'

interface Row {
  form: RegExp
  /** Several values, separated by commas; otherwise the first one counts. */
  isList?: boolean
  /** The maximum length of typed text, which keeps its capitals and commas. */
  typed?: number
  /** Missing for values that only addresses have. */
  device?: DeviceKey
  isOnDeviceOnly?: boolean
}

const FACETS = Object.fromEntries(FACET_NAMES.map((name) => [name, { form: WORDS, isList: true }])) as Record<
  FacetName,
  Row
>

/** Every value, in the order of addresses. Its feature checks whether it exists. */
const ROWS = {
  /** Search words. */
  q: { form: ANY, typed: 80 },
  ...FACETS,
  sort: { form: WORDS },
  /** Cards show drawings to scale instead of photos. */
  view: { form: /^scale$/ },
  /** The kind of spot for a light. */
  spot: { form: WORDS, device: 'room' },
  /** Dimensions of that spot in inches: `72x40`, `36`; on a fan's page the chosen span. */
  size: { form: new RegExp(`^${INCHES}(x${INCHES})?$`), device: 'room' },
  /** The number of lights in a row: `3`. */
  row: { form: /^[2-9]$/, device: 'room' },
  /** Length and width of a room in feet: `14x12`. */
  room: { form: new RegExp(`^${FEET}x${FEET}$`), device: 'room' },
  /** Height of a ceiling in feet: `9.5`. */
  ceiling: { form: new RegExp(`^${FEET}$`), device: 'room' },
  /** Rise of the ceiling in inches per foot: `4`, `4.25`. */
  slope: { form: /^\d{1,2}(\.\d{1,2})?$/, device: 'room' },
  /** Measuring point of a sloped ceiling: `ridge`, `wall`; else where the fan hangs. */
  at: { form: /^(ridge|wall)$/, device: 'room' },
  /** The visitor's number of fans if two are advised: `1`, `2`. */
  fans: { form: /^[12]$/, device: 'room' },
  /** The ceiling above a table or counter, if different from `ceiling`. */
  under: { form: new RegExp(`^${FEET}$`), device: 'room', isOnDeviceOnly: true },
  /** The house's room with these dimensions: `bedroom-2`. */
  in: { form: WORDS, device: 'room' },
  /** Products, each with its finish, size, number and room: `alder-52.satin-nickel,beacon-60_52*3@porch`. */
  list: { form: ANY, isList: true, device: 'my-list' },
  /** The rooms of a house and their dimensions: `great-room:24x18:c16,kitchen:c9:island84x40`. */
  rooms: { form: ANY, isList: true, device: 'room' },
  /** The compared products, in the form of a list. */
  compare: { form: ANY, isList: true },
  /** The visitor's own fan by its airflow in CFM, watts and span in inches: `4100_65_52`. */
  yours: { form: /^\d{1,5}(\.\d{1,2})?(_\d{1,3}(\.\d{1,2})?){2}$/, device: 'own-fan' },
  /** The visitor's hours a day and cents for a kWh: `8_14.5`. */
  cost: { form: /^\d{1,2}(\.\d{1,2})?_\d{1,2}(\.\d{1,2})?$/, device: 'running-cost', isOnDeviceOnly: true },
  /** The path of the product that a message is about. */
  about: { form: /^(\/[a-z\d-]+)+$/ },
  /** A page opened from a tag in the showroom. */
  tag: { form: /^1$/ },
  /** The visitor's title for the schedule of the house. */
  title: { form: ANY, typed: 80, device: 'schedule-title', isOnDeviceOnly: true },
  /** Recently viewed products, newest first. */
  seen: { form: WORDS, isList: true, device: 'lately-seen', isOnDeviceOnly: true },
} as const satisfies Record<string, Row>

export type ParameterName = keyof typeof ROWS
type SavedName = {
  [Name in ParameterName]: (typeof ROWS)[Name] extends { device: DeviceKey } ? Name : never
}[ParameterName]
/** New values by name; an empty or unreadable one removes the parameter. */
export type ParameterChanges = Partial<Record<ParameterName, string | undefined>>

const rowOf = (name: ParameterName): Row => ROWS[name]
const NAMES = Object.keys(ROWS) as ParameterName[]

/** 60 products with all their choices take about 4,000 characters, and someone may send 200. */
const MAX_CHARACTERS = 16_000

/** Invisible characters, line breaks and replacement characters. */
const INVISIBLE = /[\p{C}\p{DI}\p{Zl}\p{Zp}\uFFFD]/gu
/** The end of a sentence around a link. */
const CLOSING = /(?<![\s.,)>;:!"”…*])[\s.,)>;:!"”…*]+$/u

/** Undoes what sentences, mail programs and chats do to a link. */
export const withoutMangling = (text: string): string =>
  text.replace(INVISIBLE, '').trim().replace(CLOSING, '')

/**
 * The readable values of a parameter. Links come through mail programs, chats and sentences, so these don't matter: invisible
 * characters, capitals, spaces around commas, semicolons for commas, punctuation at the end. Only unreadable values are dropped.
 */
function valuesOf(name: ParameterName, texts: readonly string[]): string[] {
  const { form, typed, isOnDeviceOnly } = rowOf(name)
  const characters = [...texts.join(typed ? ' ' : ',').replace(INVISIBLE, '')]
  const text = characters.slice(0, typed ?? MAX_CHARACTERS).join('')
  const values = typed ? [text] : text.toLowerCase().split(/[,;]/)
  // Values that are never in links stay as typed.
  const clean = isOnDeviceOnly ? (value: string) => value.trim() : withoutMangling
  return values.map(clean).filter((value) => value !== '' && form.test(value))
}

/** A value in its canonical form; undefined if unreadable. */
export function readValue(name: ParameterName, ...texts: readonly string[]): string | undefined {
  const values = valuesOf(name, texts)
  return (rowOf(name).isList ? values.join() : values[0]) || undefined
}

export const queryParameter = (search: string, name: ParameterName): string | undefined =>
  readValue(name, ...new URLSearchParams(search).getAll(name))

export const queryValues = (search: string, name: ParameterName): string[] => [
  ...new Set(valuesOf(name, new URLSearchParams(search).getAll(name))),
]

function printed(search: string, changes: ParameterChanges, names: readonly ParameterName[]): string {
  const parameters = new URLSearchParams()
  for (const name of names) {
    const value = name in changes ? readValue(name, changes[name] ?? '') : queryParameter(search, name)
    if (value) parameters.set(name, value)
  }
  // Allowed unencoded, and easier to read.
  const text = String(parameters).replace(/%(2C|2F|3A|40)/g, decodeURIComponent)
  return text && `?${text}`
}

const IN_ADDRESSES = NAMES.filter((name) => !rowOf(name).isOnDeviceOnly)
const WITH_ROOM = NAMES.filter((name) => rowOf(name).device === 'room')

/**
 * A query string with some changes. This site's other readable parameters stay, unknown ones go. The same state always has the same
 * address. Empty if no parameter is left.
 */
export const withParameters = (search: string, changes: ParameterChanges): string =>
  printed(search, changes, IN_ADDRESSES)

const pairsOf = (search: string): string[] => search.replace('?', '').split('&').filter(Boolean)

const isForeign = (pair: string): boolean =>
  ![...new URLSearchParams(pair).keys()].some((name) => (IN_ADDRESSES as string[]).includes(name))

/**
 * Changes query parameters in the page's address: in place, or as a new history entry that Back undoes. The entry's state, the hash and
 * foreign parameters such as `utm_source` stay. Does nothing if the browser allows no more changes (Safari: 100 in 30 seconds).
 *
 * @param announce calls back when the page should follow its address: at once, or for example after the next paint
 */
export function putParameters(
  changes: ParameterChanges,
  how: 'replaceState' | 'pushState' = 'replaceState',
  announce: (change: () => void) => unknown = (change) => change(),
): void {
  const { location, history } = window
  const before = pairsOf(location.search)
  const pairs = [...pairsOf(withParameters(location.search, changes)), ...before.filter(isForeign)]
  if (pairs.toSorted().join() === before.toSorted().join()) return
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  try {
    history[how](history.state, '', location.pathname + search + location.hash)
    announce(() => window.dispatchEvent(new Event(STATE_CHANGED)))
  } catch {
    // The page is right; only its address lags behind.
  }
}

/** Whether the device can save. If not, addresses carry the list and the rooms of the house. */
export const isSaving = (): boolean => deviceText('my-list') !== undefined

export const savedSearch = (): string => deviceText('room') ?? printed(window.location.search, {}, ['rooms'])

export function savedValue(name: SavedName): string | undefined {
  const { device } = ROWS[name]
  if (device === 'room') return queryParameter(savedSearch(), name)
  if (name === 'list' && !isSaving()) return queryParameter(window.location.search, name)
  return readValue(name, deviceText(device) ?? '')
}

/** Saves values on the device; removes empty ones. False if the device is full; nothing changes then. */
export function save(changes: Partial<Record<SavedName, string | undefined>>): boolean {
  const { list, rooms } = changes
  if (!isSaving()) {
    putParameters({ ...('list' in changes && { list }), ...('rooms' in changes && { rooms }) })
    return true
  }
  const names = Object.keys(changes) as SavedName[]
  const texts = new Map(
    names.map((name) => [ROWS[name].device as DeviceKey, readValue(name, changes[name] ?? '') ?? '']),
  )
  if (texts.has('room')) texts.set('room', printed(savedSearch(), changes, WITH_ROOM))
  const before = [...texts.keys()].map((key) => [key, deviceText(key) ?? ''] as const)
  try {
    put(texts)
  } catch {
    put(before)
    return false
  }
  window.dispatchEvent(new Event(STATE_CHANGED))
  return true
}

function put(texts: Iterable<readonly [DeviceKey, string]>): void {
  for (const [key, text] of texts) {
    if (text) window.localStorage.setItem(key, text)
    else window.localStorage.removeItem(key)
  }
}

/** Calls back after every change of the address or the device, until the returned function is called. */
export function subscribe(changed: () => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  for (const event of [STATE_CHANGED, 'popstate', 'storage'])
    window.addEventListener(event, changed, { signal })
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && changed(), { signal })
  return () => listeners.abort()
}
