import { createHash } from 'node:crypto'
import { counted } from '../../catalogue/rules/numbers.ts'
import {
  type ContactLog,
  errorName,
  type MailContent,
  type Outcome,
  type SendMail,
  type SendResult,
} from './mail.ts'
import { dayOf, type Entry, type Outbox, type RunState } from './outbox.ts'

export interface DeliveryDependencies {
  outbox: Outbox
  sendMail: SendMail
  now(): number
  log: ContactLog
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Single messages emailed in a day. The provider's smallest plan allows 100: the rest is for digests and other emails. */
export const MAX_EMAILS_A_DAY = 60
const MAX_MESSAGES_IN_DIGEST = 100

/** Netlify stops a scheduled function after 30 s, and the last attempt may take 8. */
const RUN_BUDGET_MS = 20_000
/** After this an email moves to `failed/` for as long again. */
const MAX_WAIT_MS = 30 * DAY_MS

/** The wait after some attempts: 5, 10, 20 minutes …, at most 6 hours. */
export const waitAfterMs = (attempts: number): number =>
  Math.min(5 * MINUTE_MS * 2 ** (attempts - 1), 6 * HOUR_MS)

/** Any other outcome needs attention. */
const LEVELS: Partial<Record<Outcome, 'info' | 'warn'>> = { sent: 'info', unavailable: 'warn', quota: 'warn' }

/** The email without Reply-To and HTML, which may have caused the refusal. */
const asPlainText = ({ subject, text, replyTo }: MailContent): MailContent => ({
  subject,
  text: `Our email provider didn’t accept ${replyTo} as the reply address. Don’t click Reply. Write to that address yourself.\n\n${text}`,
})

/**
 * Tries to send a stored email, then keeps, deletes or moves it to `failed/`. Retries a refused one without its Reply-To. Never rejects:
 * if the outbox can't record the outcome, the email stays pending under the same key.
 */
export async function deliver(
  stored: Entry,
  { outbox, sendMail, now, log }: DeliveryDependencies,
): Promise<Outcome> {
  const entry: Entry = { ...stored, mayBeSent: true }
  const { id, mail } = entry
  const attempts = entry.attempts + 1

  async function send(content: MailContent, key: string): Promise<SendResult> {
    const result = await sendMail(content, key)
    const { outcome, status, reason } = result
    log(LEVELS[outcome] ?? 'error', `contact.${outcome}`, { id, status, reason, attempts })
    return result
  }

  if (!stored.mayBeSent) await outbox.update(entry).catch(() => undefined)
  let { outcome, reason } = await send(mail, `contact/${id}`)
  if (outcome === 'refused' && mail.replyTo)
    ({ outcome, reason } = await send(asPlainText(mail), `contact/${id}/plain`))
  try {
    if (outcome === 'sent') await outbox.markSent(id)
    else if (outcome === 'refused' || outcome === 'taken') await outbox.moveToFailed(entry, reason)
    else if (outcome === 'unavailable')
      await outbox.update({ ...entry, attempts, dueAt: now() + waitAfterMs(attempts) })
    else if (entry.attempts === 0) await outbox.update({ ...entry, mayBeSent: false })
  } catch (error) {
    log('warn', 'contact.outcome-not-noted', { id, outcome, reason: errorName(error) })
  }
  return outcome
}

function digestOf(entries: readonly Entry[], now: number): Entry {
  const ids = entries.map(({ id }) => id)
  const parts = entries.map(({ mail }, index) => `${index + 1}. ${mail.subject}\n\n${mail.text}`)
  const intro = `More than ${MAX_EMAILS_A_DAY} messages arrived today, so these come in one email. To answer one, write to its address.`
  const line = `\n\n${'='.repeat(40)}\n\n`
  return {
    id: `digest-${createHash('sha256').update(ids.join()).digest('hex').slice(0, 32)}`,
    mail: {
      subject: `${counted(ids.length, 'message')} from the website`,
      text: [intro, ...parts].join(line),
    },
    receivedAt: now,
    attempts: 0,
    dueAt: now,
    mayBeSent: true,
    digestOf: ids,
  }
}

/** The email to staff about failed messages. It has no visitor's words, so that it isn't refused, too. */
function notice(failed: number, day: string): [MailContent, key: string] {
  const verb = failed === 1 ? 'needs' : 'need'
  const text = `${counted(failed, 'message')} from the website couldn’t be sent by email and ${verb} your attention.

On Netlify, open the site, then Blobs, then "contact-production", then "failed". Each entry holds a message and the visitor’s address. Answer it yourself, then delete the entry. This email comes daily until none is left. Entries are deleted 30 days after they failed.

For more, see "When messages could not be sent" in docs/operating.md.
`
  return [
    { subject: `${counted(failed, 'message')} from the website ${verb} your attention`, text },
    `contact/notice/${day}`,
  ]
}

/** Sends due emails until its time is up, and notifies staff of failed messages. Never rejects. */
export async function retryPending(
  dependencies: DeliveryDependencies,
): Promise<{ sent: number; failed: number }> {
  const { outbox, sendMail, now, log } = dependencies
  const start = now()
  const tally = { sent: 0, failed: 0 }
  /** Messages beyond the day's single emails. */
  const untried: Entry[] = []

  /** @returns whether the run goes on */
  async function sendDue(entry: Entry): Promise<boolean> {
    const outcome = await deliver(entry, dependencies)
    if (outcome === 'sent') tally.sent += 1
    return outcome !== 'quota' && outcome !== 'misconfigured'
  }

  /** @returns whether the run goes on */
  async function visit(id: string, state: RunState, isFull: boolean): Promise<boolean> {
    const entry = await outbox.find(id)
    if (!entry) return true
    const waited = start - entry.receivedAt
    if (waited > HOUR_MS) state.isStuck = true
    if (waited > DAY_MS) log('error', 'contact.waits-long', { id, hours: Math.floor(waited / HOUR_MS) })
    for (const one of entry.digestOf ?? []) await outbox.markSent(one)
    if (entry.dueAt > now()) return true
    if (await outbox.wasSent(id)) {
      await outbox.markSent(id)
      return true
    }
    if (isFull && !entry.mayBeSent && !entry.digestOf) {
      untried.push(entry)
      return true
    }
    const goesOn = await sendDue(entry)
    if (waited > MAX_WAIT_MS && (await outbox.find(id))) {
      await outbox.moveToFailed(entry, 'given up')
      log('error', 'contact.given-up', { id })
    }
    return goesOn
  }

  async function sendDigest(state: RunState): Promise<void> {
    const entries = untried.slice(0, MAX_MESSAGES_IN_DIGEST)
    const digest = digestOf(entries, start)
    await outbox.add(digest)
    for (const { id, receivedAt } of entries) await outbox.markSent(id, receivedAt)
    await sendDue(digest)
    state.digestAt = start
  }

  async function run(): Promise<void> {
    const state = { ...(await outbox.state()), ranAt: start, isStuck: false }
    const sentBefore = await outbox.sentToday()
    for (const id of await outbox.pendingIds()) {
      const isFull = sentBefore + tally.sent >= MAX_EMAILS_A_DAY
      const goesOn = await visit(id, state, isFull).catch((error: unknown) => {
        log('error', 'contact.not-read', { id, reason: errorName(error) })
        state.isStuck = true
        return true
      })
      if (!goesOn || now() >= start + RUN_BUDGET_MS) break
    }
    if (untried.length > 0 && start - state.digestAt >= HOUR_MS) await sendDigest(state)
    tally.failed = await outbox.failedCount()
    // The key makes it one email a day.
    if (tally.failed > 0) await sendMail(...notice(tally.failed, dayOf(start)))
    await outbox.keepState(state)
    for (const id of await outbox.deleteExpired()) log('warn', 'contact.deleted-unsent', { id })
  }

  await run().catch((error: unknown) =>
    log('error', 'contact.outbox-unavailable', { reason: errorName(error) }),
  )
  log('info', 'contact.retried', tally)
  return tally
}

export async function waitingMessages(
  outbox: Outbox,
  now: number,
): Promise<{ waiting: number; failed: number }> {
  const [{ ranAt, isStuck }, failed] = await Promise.all([outbox.state(), outbox.failedCount()])
  const hasRun = now - ranAt < HOUR_MS
  return { waiting: isStuck || !hasRun ? (await outbox.pendingIds()).length : 0, failed }
}
