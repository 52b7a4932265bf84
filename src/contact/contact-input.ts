import { CONTACT_FIELDS, HONEYPOT, SUBMISSION_ID } from './contact-fields.ts'
import { readText } from './read-text.ts'

const KIBIBYTE = 1024

interface Format {
  /** Room for the longest message in any script; percent-encoding triples its bytes at most. */
  limitBytes: number
  /** @throws SyntaxError */
  parse(text: string): unknown
}

const FORMATS: Readonly<Record<string, Format>> = {
  'application/json': { limitBytes: 32 * KIBIBYTE, parse: (text) => JSON.parse(text) },
  'application/x-www-form-urlencoded': { limitBytes: 48 * KIBIBYTE, parse: parseForm },
}

/** The fields of a posted form. One that is given twice becomes an array, which the schema refuses. */
function parseForm(text: string): unknown {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...CONTACT_FIELDS, HONEYPOT, SUBMISSION_ID].flatMap((name) => {
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
