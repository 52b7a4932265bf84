import { asPage, contactAnswers } from './contact-answers.ts'
import { isPlainPost, readInput } from './contact-input.ts'
import { errorName } from './contact-log.ts'
import { parseContact, submissionIdOf } from './contact-schema.ts'
import type { ContactServices } from './contact-services.ts'
import { type Acceptance, type AcceptDependencies, accept } from './delivery/accept.ts'
import { messageId } from './delivery/message-id.ts'
import { withReferredList } from './referred-list.ts'
import { senderOf } from './sender.ts'

export interface ContactDependencies
  extends ContactServices,
    Pick<AcceptDependencies, 'waitUntil' | 'mostAnHour'> {
  /** Origins that may post the form, besides the one that it is posted to. */
  allowedOrigins: readonly string[]
}

/** Until then the request itself may still be sending the message: no function runs longer. */
const FIRST_RETRY_AFTER_MS = 60_000

/** Messages that this process is accepting: in the sandbox of Blobs two simultaneous `onlyIfNew` writes both succeed. */
const underway = new Map<string, Promise<Acceptance>>()

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
    const sender = senderOf(request, input, allowedOrigins)
    if (!sender) return contactAnswers.foreign()
    const parsed = parseContact(input)
    if ('faults' in parsed) return contactAnswers.invalid(parsed.faults)
    const { sendMail, now } = dependencies
    if (!sendMail) return contactAnswers.notConfigured()

    const receivedAt = now()
    const message = isPlainPost(request)
      ? withReferredList(parsed.message, request.headers.get('referer'), sender.site)
      : parsed.message
    const written = { message, ...sender, receivedAt }
    const id = messageId(written, submissionIdOf(input))
    const entry = { id, ...written, attempts: 0, dueAt: receivedAt + FIRST_RETRY_AFTER_MS }
    const accepted = underway.get(id) ?? accept(entry, { ...dependencies, sendMail })
    underway.set(id, accepted)
    try {
      const acceptance = await accepted
      if (acceptance.kind === 'full') return contactAnswers.full(acceptance.waitMs)
      return acceptance.kind === 'accepted' ? contactAnswers.success() : contactAnswers.failed()
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
