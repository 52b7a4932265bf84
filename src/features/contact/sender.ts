import { HONEYPOT } from '../message/contact-fields.ts'

/** Why a robot may have posted a message: it filled in a field that people do not see, or no browser says where it is from. */
export const SUSPICIONS = ['hiddenField', 'unknownOrigin'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** Who posted a message. */
export interface Sender {
  /** The origin of the site that it was posted from. */
  site: string
  suspicion?: Suspicion
}

/** Whether the honeypot is filled in. A browser that fills in forms by itself may do so, too. */
function hasHiddenField(input: unknown): boolean {
  const fields: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  return (fields[HONEYPOT] ?? '') !== ''
}

/**
 * Who posted a message; undefined when a page of another site did.
 *
 * A message is never refused on suspicion alone, as it may be a customer's. Every browser of the last years names the origin
 * of a post, or at least says whether it is this site's; other callers of the API do neither.
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
  if (hasHiddenField(input)) return { ...sender, suspicion: 'hiddenField' }
  return origin === null && relation === null ? { ...sender, suspicion: 'unknownOrigin' } : sender
}
