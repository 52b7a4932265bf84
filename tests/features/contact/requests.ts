import { randomUUID } from 'node:crypto'

export const SITE = 'https://fans.example.com'

export const submission = (changes: Record<string, unknown> = {}) => ({
  contactFormName: 'Ann Lee',
  contactFormEmail: 'ann@example.com',
  contactFormMessage: 'Does the Beacon fit a porch of 12 by 12 feet?',
  submissionId: randomUUID(),
  ...changes,
})

export const jsonPost = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** A browser's post without the form's script. */
export const formPost = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE, ...headers },
    body: new URLSearchParams(fields).toString(),
  })

/** A body in chunks, without a length. */
export const streamOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(chunk)
      stream.close()
    },
  })
