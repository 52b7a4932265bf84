import { asPage, contactAnswers } from './contact-answers.ts'
import { isPlainPost, readInput } from './contact-input.ts'
import { errorName } from './contact-log.ts'
import { isFromRobot, parseContact, submissionIdOf } from './contact-schema.ts'
import type { ContactServices } from './contact-services.ts'
import { deliver } from './delivery/deliver.ts'
import { messageId } from './delivery/message-id.ts'
import type { OutboxEntry } from './delivery/outbox.ts'
import { asMailFault, type SendMail } from './delivery/send-mail.ts'

export interface ContactDependencies extends ContactServices {
  /** Origins that may post the form, besides the one that it is posted to. */
  allowedOrigins: readonly string[]
  /** Keeps the function running for work after the answer. */
  waitUntil(work: Promise<unknown>): void
}

/** Until then the request itself may still be sending the message: no function runs longer. */
const FIRST_RETRY_AFTER_MS = 60_000

/** Messages that this process is accepting: in the sandbox of Blobs two simultaneous `onlyIfNew` writes both succeed. */
const underway = new Map<string, Promise<boolean>>()

/**
 * Answers POST /api/contact. `Success` means that the message is stored in the outbox or, if the outbox is unreachable, that
 * the provider took it; a stored message is sent after the answer. Every answer is one of `contactAnswers`, or a 303 to a
 * page for browsers that posted the form without its script. Never rejects.
 */
export function createContactHandler(dependencies: ContactDependencies) {
  const { allowedOrigins, log } = dependencies

  async function answer(request: Request): Promise<Response> {
    const read = await readInput(request)
    if ('fault' in read) return contactAnswers[read.fault]()
    const { input } = read
    if (isFromRobot(input)) {
      log('info', 'contact.robot')
      return contactAnswers.success()
    }
    if (isForeign(request, allowedOrigins)) return contactAnswers.foreign()
    const parsed = parseContact(input)
    if ('faults' in parsed) return contactAnswers.invalid(parsed.faults)
    const { sendMail, now } = dependencies
    if (!sendMail) return contactAnswers.notConfigured()

    const receivedAt = now()
    const id = messageId(parsed.message, submissionIdOf(input), receivedAt)
    const entry = { id, ...parsed, receivedAt, attempts: 0, dueAt: receivedAt + FIRST_RETRY_AFTER_MS }
    const accepted = underway.get(id) ?? accept(entry, { ...dependencies, sendMail })
    underway.set(id, accepted)
    try {
      return (await accepted) ? contactAnswers.success() : contactAnswers.failed()
    } finally {
      underway.delete(id)
    }
  }

  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST') return contactAnswers.wrongMethod()
    const answered = await answer(request).catch((error: unknown) => {
      log('error', 'contact.defect', { reason: errorName(error) })
      return contactAnswers.failed()
    })
    return isPlainPost(request) && answered.status !== 403 ? asPage(answered) : answered
  }
}

/** Whether the message is in the outbox, or at least sent. */
async function accept(
  entry: OutboxEntry,
  dependencies: ContactDependencies & { sendMail: SendMail },
): Promise<boolean> {
  const { outbox, sendMail, waitUntil, log } = dependencies
  const { id } = entry
  try {
    const place = await outbox.add(entry)
    log('info', 'contact.accepted', { id, place })
    if (place === 'added') waitUntil(deliver(entry, dependencies))
    return true
  } catch (error) {
    log('error', 'contact.outbox-unavailable', { id, reason: errorName(error) })
  }
  try {
    await sendMail(entry)
    log('info', 'contact.sent', { id, attempts: 1 })
    // An outbox that did not confirm the message may still have stored it.
    waitUntil(outbox.markSent(id).catch(() => undefined))
    return true
  } catch (error) {
    const { kind, status, message: reason } = asMailFault(error)
    log('error', 'contact.lost', { id, kind, status, reason })
    return false
  }
}

/** Whether a page of another site posted this. Callers other than browsers send no origin. */
function isForeign(request: Request, allowedOrigins: readonly string[]): boolean {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // Some privacy settings hide the origin even from the site itself.
  if (origin === null || origin === 'null') return site !== null && site !== 'same-origin'
  return ![new URL(request.url).origin, ...allowedOrigins].includes(origin)
}
