import { HONEYPOT } from '../message/contact-fields.ts'
import type { Fields } from '../message/parse-message.ts'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Enough for the longest message and list in any script; percent-encoding at most triples the bytes. */
const MAX_BYTES = 384 * 1024

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Whether a browser posted the form without its script and expects a page. */
export const isPlainPost = (request: Request): boolean => mediaType(request) === FORM_TYPE

/** The unchecked fields, or why they couldn't be read. */
export async function readInput(
  request: Request,
): Promise<{ fields: Fields } | { fault: 'wrongType' | 'tooLarge' | 'unreadable' }> {
  const type = mediaType(request)
  if (type !== JSON_TYPE && type !== FORM_TYPE) return { fault: 'wrongType' }
  // Netlify accepts no bodies over 6 MB.
  try {
    const body = await request.arrayBuffer()
    if (body.byteLength > MAX_BYTES) return { fault: 'tooLarge' }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return {
      fields: type === JSON_TYPE ? { ...JSON.parse(text) } : Object.fromEntries(new URLSearchParams(text)),
    }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** Signs of a bot: a filled-in hidden field, or no origin. */
export type Suspicion = 'hiddenField' | 'unknownOrigin'

export interface Sender {
  site: string
  suspicion?: Suspicion
}

/**
 * The sender of a message; undefined for a page of another site. Suspicion never blocks a message, as it may be a customer's.
 * Current browsers send a post's origin, or at least whether it is this site's; other callers of the API send neither.
 */
export function senderOf(
  request: Request,
  fields: Fields,
  allowedOrigins: readonly string[],
): Sender | undefined {
  const own = new URL(request.url).origin
  const named = request.headers.get('origin')
  // Some privacy settings hide the origin even from the site itself.
  const origin = named === 'null' ? null : named
  const relation = request.headers.get('sec-fetch-site')
  const isForeign =
    origin === null
      ? relation !== null && relation !== 'same-origin'
      : ![own, ...allowedOrigins].includes(origin)
  if (isForeign) return undefined
  const sender = { site: origin ?? own }
  // Autofill may fill in this field, too.
  if ((fields[HONEYPOT] ?? '') !== '') return { ...sender, suspicion: 'hiddenField' }
  return origin === null && relation === null ? { ...sender, suspicion: 'unknownOrigin' } : sender
}
