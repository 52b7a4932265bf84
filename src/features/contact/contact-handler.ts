import { createHash, createHmac } from 'node:crypto'
import { paths } from '../../catalogue/paths.ts'
import { queryParameter } from '../../client/state.ts'
import {
  type ContactField,
  MAX_CHARACTERS,
  REFUSALS,
  SUBMISSION_ID,
  SUCCESS,
} from '../message/contact-fields.ts'
import {
  type ContactMessage,
  type Faults,
  type FieldFault,
  type Fields,
  parseMessage,
} from '../message/parse-message.ts'
import type { ProductNames } from '../message/product-names.ts'
import { contactEmail } from './contact-email.ts'
import { isPlainPost, readInput, type Sender, senderOf } from './contact-request.ts'
import { type DeliveryDependencies, deliver, MAX_EMAILS_A_DAY } from './delivery.ts'
import { errorName, type SendMail } from './mail.ts'
import { dayOf, type Entry } from './outbox.ts'

export interface ContactDependencies extends Omit<DeliveryDependencies, 'sendMail'> {
  /** Undefined if the settings do not allow sending. */
  sendMail: SendMail | undefined
  isPreview: boolean
  secret: string
  visitor: string
  allowedOrigins: readonly string[]
  /** Product names from the published site; undefined if unavailable. */
  loadNames(site: string): Promise<ProductNames | undefined>
  waitUntil(work: Promise<unknown>): void
}

/** Different messages from one visitor a day: many more than a person sends, but less than the day's emails. */
const MAX_FROM_VISITOR = MAX_EMAILS_A_DAY - 10
const DAY_MS = 86_400_000
/** No function runs longer, so the request is no longer sending the message. */
const FIRST_RETRY_AFTER_MS = 60_000

const REASONS: Readonly<Record<FieldFault, (max: number) => string>> = {
  missing: () => 'must not be empty.',
  notText: () => 'must be text.',
  tooLong: (max) => `must have ${max} characters or fewer.`,
  notValid: () => 'must be a complete email address, such as name@example.com.',
  controlCharacters: () => 'must not contain line breaks or other control characters.',
}

/** Netlify's header rules do not apply to a function's answers. */
const EVERY_ANSWER = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

interface Answer {
  status: number
  text: string
  headers?: Record<string, string>
  /** The id of the explanation on the error page. */
  reason?: string | undefined
}

function invalid(faults: Faults): Answer {
  const found = Object.entries(faults) as [ContactField, FieldFault][]
  const lines = found.map(([field, fault]) => `${field} ${REASONS[fault](MAX_CHARACTERS[field])}`)
  return { status: 422, text: lines.join('\n'), reason: found[0]?.join('-') }
}

const ANSWERS = {
  unreadable: { status: 400, text: 'The body could not be read as UTF-8 text in the given content type.' },
  foreign: { status: 403, text: 'Messages are accepted only from this site’s contact form.' },
  tooLarge: { status: 413, text: 'The message is too large.' },
  wrongType: {
    status: 415,
    text: 'The content type must be application/json or application/x-www-form-urlencoded.',
    headers: { Accept: 'application/json, application/x-www-form-urlencoded' },
  },
  failed: { status: 502, text: 'The message could not be sent. Please try again, or call the store.' },
  notConfigured: {
    status: 503,
    text: 'The contact form cannot send messages at the moment. Please call the store.',
  },
  preview: { status: 503, text: REFUSALS.preview, reason: 'preview' },
  success: { status: 200, text: SUCCESS },
} satisfies Record<string, Answer>

/** The limit resets at midnight UTC. */
const full = (now: number): Answer => ({
  status: 429,
  text: REFUSALS.full,
  reason: 'full',
  headers: { 'Retry-After': String(Math.ceil((DAY_MS - (now % DAY_MS)) / 1000)) },
})

const toResponse = ({ status, text, headers }: Answer): Response =>
  new Response(text, {
    status,
    headers: { ...EVERY_ANSWER, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })

/** Redirects a browser that posted the form without its script to the result page. */
function toPage({ status, reason }: Answer): Response {
  const failure = reason ? `${paths.contactError}#${reason}` : paths.contactError
  const Location = status === 200 ? paths.contactSuccessful : failure
  return new Response(null, { status: 303, headers: { ...EVERY_ANSWER, Location } })
}

/** Adds the list in the page's address to a form posted without a script. */
function withReferredList(fields: Fields, referer: string | null, site: string): Fields {
  const page = URL.parse(referer ?? '')
  if (page?.origin !== site || fields.contactFormList) return fields
  const { search } = page
  const about = queryParameter(search, 'about')?.split('/').at(-1)
  return {
    ...fields,
    contactFormList: queryParameter(search, 'list') ?? about,
    contactFormRooms: queryParameter(search, 'rooms'),
  }
}

/**
 * A message's id: the same for a repeated submission, different after any change. Without a submission id (no script), the same text
 * within an hour is the same message.
 */
function messageId(message: ContactMessage, sender: Sender, now: number, submissionId: unknown): string {
  const given = submissionId || new Date(now).toISOString().slice(0, 13)
  return createHash('sha256')
    .update(JSON.stringify([given, Object.entries(message).sort(), sender.site, sender.suspicion]))
    .digest('hex')
    .slice(0, 32)
}

/** An IPv6 address's first half, as one household has the whole second half. */
const networkOf = (visitor: string): string => visitor.split(':', 4).join(':')

/**
 * Answers POST /api/contact. `Success` means that the message is stored in the outbox or, if the outbox is unreachable, that the
 * provider took it; a stored message is sent after the answer. Never rejects.
 */
export function createContactHandler(dependencies: ContactDependencies) {
  const { outbox, sendMail, now, log, waitUntil, secret, visitor } = dependencies

  async function hasSentEnough(id: string): Promise<boolean> {
    if (!visitor) return false
    const name = createHmac('sha256', secret + dayOf(now()))
      .update(networkOf(visitor))
      .digest('hex')
      .slice(0, 32)
    return outbox.countOf(name, id).then(
      (count) => count > MAX_FROM_VISITOR,
      () => false,
    )
  }

  async function accept(entry: Entry, send: SendMail): Promise<Answer> {
    const { id } = entry
    try {
      const isFull = await outbox.sentToday().then(
        (sent) => sent >= MAX_EMAILS_A_DAY,
        () => false,
      )
      const isNew = await outbox.add({ ...entry, mayBeSent: !isFull })
      log('info', 'contact.accepted', { id, isNew: String(isNew) })
      if (isFull) log('warn', 'contact.full', { id })
      if (isNew && !isFull) waitUntil(deliver(entry, { outbox, sendMail: send, now, log }))
      return ANSWERS.success
    } catch (error) {
      log('error', 'contact.outbox-unavailable', { id, reason: errorName(error) })
    }
    const { outcome, status, reason } = await send(entry.mail, `contact/${id}`)
    if (outcome !== 'sent') {
      log('error', 'contact.lost', { id, outcome, status, reason })
      return ANSWERS.failed
    }
    log('info', 'contact.sent', { id, attempts: 1 })
    // The outbox may have stored the message without confirming it.
    waitUntil(outbox.markSent(id).catch(() => undefined))
    return ANSWERS.success
  }

  async function answer(request: Request): Promise<Answer> {
    const read = await readInput(request)
    if ('fault' in read) return ANSWERS[read.fault]
    const { fields } = read
    const sender = senderOf(request, fields, dependencies.allowedOrigins)
    if (!sender) return ANSWERS.foreign
    const referer = request.headers.get('referer')
    const posted = parseMessage(
      isPlainPost(request) ? withReferredList(fields, referer, sender.site) : fields,
    )
    if ('faults' in posted) return invalid(posted.faults)
    if (dependencies.isPreview) return ANSWERS.preview
    if (!sendMail) return ANSWERS.notConfigured

    const { message } = posted
    const receivedAt = now()
    const id = messageId(message, sender, receivedAt, fields[SUBMISSION_ID])
    const [isRefused, names] = await Promise.all([
      hasSentEnough(id),
      message.contactFormList
        ? dependencies.loadNames(new URL(request.url).origin).catch(() => undefined)
        : undefined,
    ])
    if (isRefused) return full(receivedAt)
    const mail = contactEmail(message, sender, names)
    const dueAt = receivedAt + FIRST_RETRY_AFTER_MS
    return accept({ id, mail, receivedAt, attempts: 0, dueAt, mayBeSent: true }, sendMail)
  }

  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST')
      return toResponse({
        status: 405,
        text: 'Send messages with the POST method.',
        headers: { Allow: 'POST' },
      })
    const answered = await answer(request).catch((error: unknown): Answer => {
      log('error', 'contact.defect', { reason: errorName(error) })
      return ANSWERS.failed
    })
    return isPlainPost(request) && answered.status !== 403 ? toPage(answered) : toResponse(answered)
  }
}
