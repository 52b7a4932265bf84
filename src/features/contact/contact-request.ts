import { FORM_FIELDS, HONEYPOT } from '../message/contact-fields.ts'
import { fieldsOf } from '../message/parse-message.ts'

const KIBIBYTE = 1024

interface Format {
  /** Enough for the longest message and list in any script; percent-encoding at most triples the bytes. */
  limitBytes: number
  /** @throws SyntaxError */
  parse(text: string): unknown
}

const FORMATS: Readonly<Record<string, Format>> = {
  'application/json': { limitBytes: 128 * KIBIBYTE, parse: (text) => JSON.parse(text) },
  'application/x-www-form-urlencoded': { limitBytes: 384 * KIBIBYTE, parse: parseForm },
}

/** A posted form's fields. A repeated one becomes an array, which isn't valid text. */
function parseForm(text: string): unknown {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...FORM_FIELDS, HONEYPOT].flatMap((name) => {
      const values = form.getAll(name)
      return values.length > 0 ? [[name, values.length > 1 ? values : values[0]]] : []
    }),
  )
}

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Whether a browser posted the form without its script and expects a page. */
export const isPlainPost = (request: Request): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded'

/** The unchecked input, or why it couldn't be read. */
export async function readInput(
  request: Request,
): Promise<{ input: unknown } | { fault: 'wrongType' | 'tooLarge' | 'unreadable' }> {
  const type = mediaType(request)
  const format = Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined
  if (!format) return { fault: 'wrongType' }
  // Netlify accepts no bodies over 6 MB.
  try {
    const body = await request.arrayBuffer()
    if (body.byteLength > format.limitBytes) return { fault: 'tooLarge' }
    return { input: format.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) }
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
  input: unknown,
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
  if ((fieldsOf(input)[HONEYPOT] ?? '') !== '') return { ...sender, suspicion: 'hiddenField' }
  return origin === null && relation === null ? { ...sender, suspicion: 'unknownOrigin' } : sender
}
