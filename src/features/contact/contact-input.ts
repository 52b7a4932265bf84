import { CONTACT_FIELDS, HONEYPOT, SUBMISSION_ID } from '../message/contact-fields.ts'

const KIBIBYTE = 1024

interface Format {
  /** Room for the longest message in any script; percent-encoding triples its bytes at most. */
  limitBytes: number
  /** @throws SyntaxError */
  parse(text: string): unknown
}

const FORMATS: Readonly<Record<string, Format>> = {
  'application/json': { limitBytes: 80 * KIBIBYTE, parse: (text) => JSON.parse(text) },
  'application/x-www-form-urlencoded': { limitBytes: 224 * KIBIBYTE, parse: parseForm },
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

/**
 * The body of a request as text. `tooLarge` as soon as more than `limitBytes` are announced or received, without
 * reading the rest; `unreadable` when it breaks off or is not UTF-8.
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
