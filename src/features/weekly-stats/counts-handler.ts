import { createHash, timingSafeEqual } from 'node:crypto'
import { readCounts } from './counts.ts'
import type { DayStore } from './day-store.ts'
import { dayIn, daysAfter, mondayOf, readWeek, weekTable } from './week.ts'

export interface CountsDependencies {
  store: Pick<DayStore, 'add' | 'read'>
  key: string | undefined
  allowedOrigins: readonly string[]
  timeZone: string
  now: () => number
}

const MAX_BYTES = 4096

// The editor's site has another origin; only the key gives access.
const FOR_STAFF = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization',
  'Cache-Control': 'no-store',
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

const answer = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })

const noContent = (headers: Record<string, string> = {}) => new Response(null, { status: 204, headers })

function isOwnPage({ url, headers }: Request, allowedOrigins: readonly string[]): boolean {
  const origin = headers.get('origin') ?? 'null'
  // Some privacy settings hide the origin.
  if (origin === 'null') return headers.get('sec-fetch-site') === 'same-origin'
  return [new URL(url).origin, ...allowedOrigins].includes(origin)
}

/**
 * Answers /counts. POST adds a page's counts. GET returns staff's table for the week of `?week=2026-03-02`, or the
 * last whole week. Never rejects.
 */
export function createCountsHandler({ store, key, allowedOrigins, timeZone, now }: CountsDependencies) {
  async function count(request: Request): Promise<Response> {
    if (!isOwnPage(request, allowedOrigins)) return answer(403, 'Only pages of this site are counted.')
    // Pages send no beacon with Global Privacy Control, but an old page might.
    if (!key || request.headers.get('sec-gpc') === '1') return noContent()
    if (Number(request.headers.get('content-length')) > MAX_BYTES) return answer(413, 'Not counted.')
    const counts = readCounts((await request.text()).slice(0, MAX_BYTES))
    if (Object.keys(counts).length > 0) await store.add(dayIn(timeZone, now()), counts)
    return noContent()
  }

  async function read(request: Request): Promise<Response> {
    if (!key) return answer(404, 'Nothing is counted. Set MONDAY_KEY.', FOR_STAFF)
    const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!timingSafeEqual(sha256(given), sha256(key)))
      return answer(401, 'This key isn’t the one in MONDAY_KEY.', FOR_STAFF)
    const date = new URL(request.url).searchParams.get('week') ?? ''
    const monday = mondayOf(Number.isNaN(Date.parse(date)) ? daysAfter(dayIn(timeZone, now()), -7) : date)
    const week = await readWeek(store.read, monday)
    return answer(200, weekTable(week), { ...FOR_STAFF, 'Content-Type': 'text/html; charset=utf-8' })
  }

  return async function handle(request: Request): Promise<Response> {
    try {
      if (request.method === 'POST') return await count(request)
      if (request.method === 'GET') return await read(request)
      if (request.method === 'OPTIONS') return noContent(FOR_STAFF)
      return answer(405, 'Method Not Allowed', { Allow: 'GET, POST, OPTIONS' })
    } catch (error) {
      console.error(
        JSON.stringify({ level: 'error', event: 'counts.unavailable', reason: Object(error).name }),
      )
      return answer(503, 'The counts are unavailable. Try again in a minute.', FOR_STAFF)
    }
  }
}
