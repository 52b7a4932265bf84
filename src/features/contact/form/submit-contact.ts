import { CONTACT_API, SUCCESS } from '../../message/contact-fields.ts'

/** Longer than the function needs when neither the outbox nor the provider answers. */
export const SUBMIT_TIMEOUT_MS = 20_000

/** Posts the fields; true only for the answer `Success` (rule F5). Never rejects. */
export async function submitContact(
  fields: Readonly<Record<string, unknown>>,
  ask: typeof fetch,
  timeoutMs = SUBMIT_TIMEOUT_MS,
): Promise<boolean> {
  const body = JSON.stringify(fields)
  try {
    const answer = await ask(CONTACT_API, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      // The message is sent even if the visitor closes the page. Browsers refuse more than 64 KiB of this.
      keepalive: new TextEncoder().encode(body).length < 60_000,
    })
    return answer.ok && (await answer.text()) === SUCCESS
  } catch {
    return false
  }
}
