import { createHash } from 'node:crypto'
import type { ContactMessage } from '../contact-schema.ts'

const HOUR_MS = 3_600_000

/**
 * The id of a message: the same for a submission that is sent twice, another one for a changed text, so that a text
 * corrected after a failure is a new message. Without a submission's id (no script), the same text within the same hour is
 * the same message.
 */
export function messageId(message: ContactMessage, submissionId: string | undefined, now: number): string {
  const { contactFormName, contactFormEmail, contactFormMessage } = message
  const given = submissionId ?? `hour ${Math.floor(now / HOUR_MS)}`
  return createHash('sha256')
    .update(JSON.stringify([given, contactFormName, contactFormEmail, contactFormMessage]))
    .digest('hex')
    .slice(0, 32)
}
