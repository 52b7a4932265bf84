import { createContactHandler } from '../../../src/features/contact/contact-handler.ts'
import { messageId } from '../../../src/features/contact/delivery/message-id.ts'
import { retryPending } from '../../../src/features/contact/delivery/retry-pending.ts'
import { createHarness } from '../../features/contact/contact-harness.ts'
import { jsonPost, SITE, submission } from '../../features/contact/requests.ts'
import { makeBlobsFaulty } from './faulty-blobs.ts'
import { faultyProvider, withProcessEnds } from './faulty-delivery.ts'
import type { SeededRandom } from './seeded-random.ts'

/** How long the provider may be silent: real time, unlike all else here. */
const SEND_TIMEOUT_MS = 1000

export interface Count {
  /** Messages whose visitor got `Success`. Each is counted once below. */
  accepted: number
  sent: number
  pending: number
  failed: number
  /** Accepted, but neither sent nor stored. */
  lost: number
  /** Mails that the store got a second time. */
  twice: number
  /** Pending entries, also those that were sent without a mark. */
  due: number
}

const submissionOf = (number: number) =>
  submission({
    contactFormName: `Person ${number}`,
    contactFormEmail: `person-${number}@example.com`,
    submissionId: `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
  })

/** The functions of the contact form with every fault around them: visitors post, the schedule retries. */
export async function openContactForm(random: SeededRandom) {
  const harness = await createHarness({ sendTimeoutMs: SEND_TIMEOUT_MS })
  const blobs = makeBlobsFaulty(harness.blobs.context, random)
  const provider = { isDown: false }
  harness.resend.behave(faultyProvider(random, provider))
  const accepted = new Map<number, string>()

  /** One request, in a process of its own. */
  async function post(number: number): Promise<void> {
    const services = harness.services()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const work: Promise<unknown>[] = []
    let isStored = false
    const handle = createContactHandler({
      ...services,
      outbox: {
        ...services.outbox,
        add: async (entry) => {
          const place = await services.outbox.add(entry)
          isStored = true
          return place
        },
      },
      // What is not stored is sent before the visitor has an answer: a process that ends there has promised nothing.
      sendMail: (entry) =>
        isStored ? withProcessEnds(services.sendMail, random, end)(entry) : services.sendMail(entry),
      allowedOrigins: [],
      // More of them in an hour than any store gets.
      mostAnHour: { ordinary: Number.POSITIVE_INFINITY, suspected: 0 },
      waitUntil: (promise) => void work.push(promise),
    })
    const { submissionId, ...message } = submissionOf(number)
    const answer = await handle(jsonPost({ ...message, submissionId }))
    if ((await answer.text()) === 'Success')
      accepted.set(number, messageId({ message, site: SITE, receivedAt: 0 }, submissionId))
    await Promise.race([Promise.all(work), ended])
  }

  async function retry(): Promise<void> {
    const services = harness.services()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const sendMail = withProcessEnds(services.sendMail, random, end)
    await Promise.race([retryPending({ ...services, sendMail, sleep: harness.wait }), ended])
  }

  async function count(): Promise<Count> {
    blobs.isCalm = true
    const kept = async (prefix: string) => {
      const { blobs: found } = await harness.store().list({ prefix })
      return new Set(found.map(({ key }) => key.slice(key.lastIndexOf('/') + 1)))
    }
    const [pending, failed] = [await kept('pending/'), await kept('failed/')]
    blobs.isCalm = false
    const { mails } = harness.resend
    const sent = new Set(mails.map(({ key }) => key.replace('contact/', '')))
    const places = [...accepted.values()].map((id) =>
      sent.has(id) ? 'sent' : pending.has(id) ? 'pending' : failed.has(id) ? 'failed' : 'lost',
    )
    const at = (place: string) => places.filter((one) => one === place).length
    return {
      accepted: accepted.size,
      sent: at('sent'),
      pending: at('pending'),
      failed: at('failed'),
      lost: at('lost'),
      twice: mails.length - sent.size,
      due: pending.size,
    }
  }

  return {
    post,
    retry,
    count,
    wait: harness.wait,
    isAccepted: (number: number) => accepted.has(number),
    /** Makes the outbox, the provider or both unavailable for a while. */
    breakDown: (isOutboxDown: boolean, isProviderDown: boolean) => {
      blobs.isDown = isOutboxDown
      provider.isDown = isProviderDown
    },
    close: harness.stop,
  }
}
