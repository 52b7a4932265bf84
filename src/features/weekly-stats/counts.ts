import type { Counted } from '../../client/analytics.ts'

/** Counts by kind and value: `{ 'page /parts': 3, 'kept alder-52': 1 }`. */
export type Counts = Record<string, number>

const MAX_LINES = 40
const MAX_CHARACTERS = 60
/** Different values of one kind in a day; the rest are counted together. */
const MAX_VALUES = 200

interface Form {
  /** The counted value; undefined if this site doesn't send such a value. */
  read(value: string): string | undefined
  /** Name for staff, if different. */
  name?(counted: string): string
}

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined)
const filter = matching(/^[\p{L}\p{N}][\p{L}\p{N} ,.:’'″"()/&+½¼¾-]{0,99}$/u)
const host = matching(/^[a-z0-9-]{1,60}(\.[a-z0-9-]{1,30}){1,4}$/)

/** "beacon-60" as "Beacon 60", as functions have no catalog. */
export const productName = (address: string): string =>
  address.replaceAll('-', ' ').replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "/ceiling-fans/by-brand/hunter" as "Ceiling Fans › Hunter". */
export const pageName = (path: string): string =>
  path === '/'
    ? 'Home'
    : path
        .split('/')
        .filter((part) => part !== '' && part !== 'by-brand')
        .map(productName)
        .join(' › ')

const PAGE: Form = { read: matching(/^\/[a-z0-9/-]{0,119}$/), name: pageName }
const PRODUCT: Form = { read: matching(/^[a-z0-9-]{1,60}$/), name: productName }

/** Search words without email addresses and long numbers, which could identify a visitor. */
function words(typed: string): string | undefined {
  const safe = typed
    .toLowerCase()
    .replaceAll(/\S*@\S*/g, ' ')
    .replaceAll(/\d(?:[ ().-]*\d){5,}/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ,.’'″"()/&+½¼¾-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
  return safe.trim().slice(0, MAX_CHARACTERS).trim() || undefined
}

/** "14.5x12" as "15 × 12 ft", the longer side first. */
function room(value: string): string | undefined {
  const [, ...sides] = /^(\d{1,3}(?:\.\d{1,2})?)x(\d{1,3}(?:\.\d{1,2})?)$/.exec(value) ?? []
  const feet = sides.map((side) => Math.round(Number(side))).sort((a, b) => b - a)
  return feet.length === 2 ? `${feet.join(' × ')} ft` : undefined
}

export const FORMS: Record<Counted, Form> = {
  page: PAGE,
  kept: PRODUCT,
  compared: PRODUCT,
  asked: PRODUCT,
  search: { read: words },
  filter: { read: filter },
  room: { read: room },
  tag: PRODUCT,
  call: PAGE,
  text: PAGE,
  directions: PAGE,
  from: { read: (value) => host(value.replace(/^www\./, '')) },
}

/** Counts each valid line of a beacon once. Never throws. */
export function readCounts(text: string): Counts {
  const counts: Counts = {}
  const lines = text.split('\n', MAX_LINES)
  // Only the last room, as every typed digit sends one.
  const room = lines.findLast((line) => line.startsWith('room '))
  for (const line of lines) {
    if (line.startsWith('room ') && line !== room) continue
    const [, kind = '', value = ''] = /^([a-z]+) (.+)$/.exec(line) ?? []
    const counted = Object.hasOwn(FORMS, kind) ? FORMS[kind as Counted].read(value) : undefined
    if (counted) counts[`${kind} ${counted}`] = 1
  }
  return counts
}

const kindOf = (key: string): string => key.slice(0, key.indexOf(' '))

/** Adds counts, with a maximum number of values per kind. */
export function add(counts: Counts, more: Counts, maxValues = MAX_VALUES): Counts {
  const sum = { ...counts }
  for (const [key, count] of Object.entries(more)) {
    const isFull = () => Object.keys(sum).filter((other) => kindOf(other) === kindOf(key)).length >= maxValues
    const place = Object.hasOwn(sum, key) || !isFull() ? key : `${kindOf(key)} (others)`
    sum[place] = (sum[place] ?? 0) + count
  }
  return sum
}
