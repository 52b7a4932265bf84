import { CONTACT_API, SUCCESS } from '../../message/contact-fields.ts'

/** Longer than the function takes if neither outbox nor provider answers. */
const SUBMIT_TIMEOUT_MS = 20_000
/** Browsers limit keepalive requests to 64 KiB. */
const MAX_KEPT_ALIVE_BYTES = 60_000

/** Posts the fields. @returns the answer's status; 200 only for `Success` (rule F5), 0 without an answer. Never rejects. */
export async function submitContact(
  fields: Readonly<Record<string, string>>,
  timeoutMs = SUBMIT_TIMEOUT_MS,
): Promise<number> {
  const body = JSON.stringify(fields)
  try {
    const answer = await fetch(CONTACT_API, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      // Sends even if the visitor closes the page.
      keepalive: new TextEncoder().encode(body).length < MAX_KEPT_ALIVE_BYTES,
    })
    const isSent = answer.ok && (await answer.text()) === SUCCESS
    return answer.ok && !isSent ? 0 : answer.status
  } catch {
    return 0
  }
}
