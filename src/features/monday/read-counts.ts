import type { Counted } from '../../client/analytics/counted.ts'

/** How often each thing was counted: `{ 'page /parts': 3, 'kept alder-52': 1 }`. */
export type Counts = Record<string, number>

/** More lines than a visit of one page has. */
const MOST_LINES = 40
const MOST_CHARACTERS = 60

const matching =
  (pattern: RegExp) =>
  (value: string): string | undefined =>
    pattern.test(value) ? value : undefined

const path = matching(/^\/[a-z0-9/-]{0,119}$/)
const product = matching(/^[a-z0-9-]{1,60}$/)
const filter = matching(/^[\p{L}\p{N}][\p{L}\p{N} ,.:’'″"()/&+½¼¾-]{0,99}$/u)
const host = matching(/^[a-z0-9-]{1,60}(\.[a-z0-9-]{1,30}){1,4}$/)

/** Words as they were typed, without what may tell who typed them: addresses of e-mail and long numbers. */
function words(typed: string): string | undefined {
  const kept = typed
    .toLowerCase()
    .replaceAll(/\S*@\S*/g, ' ')
    .replaceAll(/\d(?:[ ().-]*\d){5,}/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ,.’'″"()/&+½¼¾-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
  return kept.trim().slice(0, MOST_CHARACTERS).trim() || undefined
}

/** "14.5x12" as "15 × 12 ft", the longer side first. */
function room(value: string): string | undefined {
  const [, ...sides] = /^(\d{1,3}(?:\.\d{1,2})?)x(\d{1,3}(?:\.\d{1,2})?)$/.exec(value) ?? []
  const feet = sides.map((side) => Math.round(Number(side))).sort((a, b) => b - a)
  return feet.length === 2 ? `${feet.join(' × ')} ft` : undefined
}

/** What of a value is counted; undefined where it is not written as this site writes it. */
const FORMS: Record<Counted, (value: string) => string | undefined> = {
  page: path,
  kept: product,
  compared: product,
  asked: product,
  search: words,
  filter,
  room,
  tag: product,
  call: path,
  directions: path,
  from: (value) => host(value.replace(/^www\./, '')),
}

/** What a beacon counts: each of its lines once, unless it is not one of this site's. Never throws, whatever the text. */
export function readCounts(text: string): Counts {
  const counts: Counts = {}
  const lines = text.split('\n', MOST_LINES)
  // A room is counted as it was left, not as each of its figures was typed.
  const room = lines.findLast((line) => line.startsWith('room '))
  for (const line of lines) {
    if (line.startsWith('room ') && line !== room) continue
    const [, kind = '', value = ''] = /^([a-z]+) (.+)$/.exec(line) ?? []
    const counted = Object.hasOwn(FORMS, kind) ? FORMS[kind as Counted](value) : undefined
    if (counted) counts[`${kind} ${counted}`] = 1
  }
  return counts
}
