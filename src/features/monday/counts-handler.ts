import { createHash, timingSafeEqual } from 'node:crypto'
import { readText } from '../contact/contact-input.ts'
import { type ContactLog, errorName } from '../contact/contact-log.ts'
import { senderOf } from '../contact/sender.ts'
import type { CountStore } from './count-store.ts'
import { dayIn, lastWeek, mondayOf } from './dates.ts'
import { MOST_WAITING, slotOf } from './fold.ts'
import { readCounts } from './read-counts.ts'
import { readWeek } from './week.ts'

export interface CountsDependencies {
  store: CountStore
  /** What staff read the counts with; without it nothing is counted. */
  key: string | undefined
  /** Origins whose pages are counted, besides the one that the request is for. */
  allowedOrigins: readonly string[]
  timeZone: string
  now: () => number
  newId: () => string
  log: ContactLog
  mostWaiting?: number
}

const MOST_BYTES = 4096

// The editor's site is another origin: the key alone says who may read.
const FOR_STAFF = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization',
  'Cache-Control': 'no-store',
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other))

const said = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })

/** Nobody reads the answer to a beacon: this one neither says what was counted. */
const taken = () => new Response(null, { status: 204 })

/**
 * Answers /counts: POST counts what a page sends when it is left, GET gives staff a week beside the one before:
 * that of `?week=2026-03-02`, or the last whole one. Never rejects.
 */
export function createCountsHandler(dependencies: CountsDependencies) {
  const { store, key, allowedOrigins, timeZone, now, newId, log, mostWaiting = MOST_WAITING } = dependencies

  async function count(request: Request): Promise<Response> {
    const sender = senderOf(request, {}, allowedOrigins)
    if (!sender || sender.suspicion) return said(403, 'Only the pages of this site are counted.')
    // Global Privacy Control: a browser that asks for it does not send beacons, but an old page might.
    if (!key || request.headers.get('sec-gpc') === '1') return taken()
    const body = await readText(request, MOST_BYTES)
    if ('fault' in body) return said(body.fault === 'tooLarge' ? 413 : 400, 'Not counted.')
    const counts = readCounts(body.text)
    if (Object.keys(counts).length === 0) return taken()
    if ((await store.waiting()).length >= mostWaiting) log('warn', 'counts.full')
    else await store.add(slotOf(now()), newId(), counts)
    return taken()
  }

  async function tell(request: Request): Promise<Response> {
    if (!key) return said(404, 'Nothing is counted: set MONDAY_KEY.', FOR_STAFF)
    const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!isSame(given, key)) return said(401, 'This key is not the one in MONDAY_KEY.', FOR_STAFF)
    const asked = new URL(request.url).searchParams.get('week') ?? ''
    const thisMonday = mondayOf(dayIn(timeZone, now()))
    const monday = Number.isNaN(Date.parse(asked)) ? lastWeek(thisMonday) : mondayOf(asked)
    return Response.json({ thisMonday, ...(await readWeek(store, monday)) }, { headers: FOR_STAFF })
  }

  return async function handle(request: Request): Promise<Response> {
    try {
      if (request.method === 'POST') return await count(request)
      if (request.method === 'GET') return await tell(request)
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: FOR_STAFF })
      return said(405, 'Method Not Allowed', { Allow: 'GET, POST, OPTIONS' })
    } catch (error) {
      log('error', 'counts.unavailable', { reason: errorName(error) })
      return said(503, 'The counts cannot be reached. Try again in a minute.', FOR_STAFF)
    }
  }
}
