import { createHash } from 'node:crypto'
import type { OutboxEntry } from './outbox.ts'
import { hourOf } from './times.ts'

/**
 * The id of a message: the same for a submission that is sent twice, another one for whatever changes its mail, so that a text
 * corrected after a failure is a new message. Without a submission's id (no script), the same text within the same hour is
 * the same message.
 */
export function messageId(
  {
    message,
    site,
    suspicion,
    receivedAt,
  }: Pick<OutboxEntry, 'message' | 'site' | 'suspicion' | 'receivedAt'>,
  submissionId: string | undefined,
): string {
  const { contactFormName, contactFormEmail, contactFormMessage } = message
  const given = submissionId ?? `hour ${hourOf(receivedAt)}`
  return createHash('sha256')
    .update(JSON.stringify([given, contactFormName, contactFormEmail, contactFormMessage, site, suspicion]))
    .digest('hex')
    .slice(0, 32)
}
