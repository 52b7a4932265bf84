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

/**
 * A request's body as text. `tooLarge` once more than `limitBytes` are announced or received, without reading the rest; `unreadable` if
 * it is cut off or isn't UTF-8.
 */
async function readText(
  request: Request,
  limitBytes: number,
): Promise<{ text: string } | { fault: 'tooLarge' | 'unreadable' }> {
  if (Number(request.headers.get('content-length')) > limitBytes) return { fault: 'tooLarge' }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  try {
    const reader = request.body?.getReader()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      // Not canceled, as a server might then close the connection before the answer.
      if (bytes > limitBytes) return { fault: 'tooLarge' }
      text += decoder.decode(value, { stream: true })
    }
    return { text: text + decoder.decode() }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** The unchecked input, or why it couldn't be read. */
export async function readInput(
  request: Request,
): Promise<{ input: unknown } | { fault: 'wrongType' | 'tooLarge' | 'unreadable' }> {
  const type = mediaType(request)
  const format = Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined
  if (!format) return { fault: 'wrongType' }
  const body = await readText(request, format.limitBytes)
  if ('fault' in body) return body
  try {
    return { input: format.parse(body.text) }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** Signs of a bot: a filled-in hidden field, or no origin. */
export type Suspicion = 'hiddenField' | 'unknownOrigin'

export interface Sender {
  /** The site's origin. */
  site: string
  suspicion?: Suspicion
}

/**
 * The sender of a message; undefined for a page of another site. Suspicion never blocks a message, as it may be a customer's.
 * Current browsers send a post's origin, or at least whether it is this site's; other callers of the API send neither.
 *
 * @param input unchecked
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
