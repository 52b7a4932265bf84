import { CONTACT_API, SUCCESS } from '../../message/contact-fields.ts'

/** Longer than the function needs when neither the outbox nor the provider answers. */
export const SUBMIT_TIMEOUT_MS = 20_000

/** Posts the fields; true only for the answer `Success` (rule F5). Never rejects. */
export async function submitContact(
  fields: Readonly<Record<string, unknown>>,
  ask: typeof fetch,
  timeoutMs = SUBMIT_TIMEOUT_MS,
): Promise<boolean> {
  try {
    const answer = await ask(CONTACT_API, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
      // The message is sent even if the visitor closes the page.
      keepalive: true,
    })
    return answer.ok && (await answer.text()) === SUCCESS
  } catch {
    return false
  }
}
