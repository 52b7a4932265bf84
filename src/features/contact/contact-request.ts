import { FORM_FIELDS, HONEYPOT } from '../message/contact-fields.ts'
import { fieldsOf } from '../message/parse-message.ts'

const KIBIBYTE = 1024

interface Format {
  /** Room for the longest message in any script with the longest list; percent-encoding triples its bytes at most. */
  limitBytes: number
  /** @throws SyntaxError */
  parse(text: string): unknown
}

const FORMATS: Readonly<Record<string, Format>> = {
  'application/json': { limitBytes: 128 * KIBIBYTE, parse: (text) => JSON.parse(text) },
  'application/x-www-form-urlencoded': { limitBytes: 384 * KIBIBYTE, parse: parseForm },
}

/** The fields of a posted form. One that is given twice becomes an array, which is no text. */
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

/** Whether a browser posted the form without its script: a person waits for a page. */
export const isPlainPost = (request: Request): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded'

/**
 * The body of a request as text. `tooLarge` as soon as more than `limitBytes` are announced or received, without reading the rest;
 * `unreadable` when it breaks off or is not UTF-8.
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
      // Not canceled: a server may then close the connection before the answer is sent.
      if (bytes > limitBytes) return { fault: 'tooLarge' }
      text += decoder.decode(value, { stream: true })
    }
    return { text: text + decoder.decode() }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** What was posted, unchecked, or the reason it could not be read. */
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

/** Why a bot may have posted a message: it filled in a field that people don't see, or no browser names its origin. */
export type Suspicion = 'hiddenField' | 'unknownOrigin'

/** Who posted a message. */
export interface Sender {
  /** The origin of the site that it was posted from. */
  site: string
  suspicion?: Suspicion
}

/**
 * Who posted a message; undefined if a page of another site did.
 *
 * A message is never refused on suspicion alone, as it may be a customer's. Every browser of the last years names the origin of a
 * post, or at least whether it is this site's; other callers of the API do neither.
 *
 * @param input what was posted, unchecked
 * @param allowedOrigins that may post the form, besides the one it is posted to
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
  // A browser that fills in forms by itself may fill in this field, too.
  if ((fieldsOf(input)[HONEYPOT] ?? '') !== '') return { ...sender, suspicion: 'hiddenField' }
  return origin === null && relation === null ? { ...sender, suspicion: 'unknownOrigin' } : sender
}
