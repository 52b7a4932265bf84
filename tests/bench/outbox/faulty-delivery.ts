import type { SendMail } from '../../../src/features/contact/delivery/send-mail.ts'
import { BEHAVIOURS, type Behaviour, type BehaviourName } from '../../features/contact/resend-stand-in.ts'
import type { Odds, SeededRandom } from './seeded-random.ts'

/** What the provider, or the way to it, can do to a mail. */
const PROVIDER_ODDS: Odds<BehaviourName> = {
  accepts: 70.2,
  'answers 500': 4,
  'answers 502 without JSON': 3,
  'answers 429': 3,
  'answers 429 with Retry-After': 2,
  'is silent': 0.2,
  'drops the connection': 4,
  'answers malformed JSON': 3,
  'answers without an id': 3,
  'takes the mail, and its answer is lost': 6,
  'answers 403 bad key': 0.3,
  'answers 422 refused address': 1,
  'answers 422 wrong sender': 0.3,
}
const PROCESS_ODDS = {
  'lives on': 99,
  'ends before the provider is asked': 0.5,
  'ends before it knows the answer': 0.5,
} satisfies Odds<string>

/** A provider with every fault. While it is down, it drops every connection. */
export const faultyProvider =
  (random: SeededRandom, providerState: { isDown: boolean }): Behaviour =>
  (outgoing, mail) => {
    const picked = random.pick(PROVIDER_ODDS, `mail ${mail.key}`)
    // Resend does not check a mail again whose key it has accepted.
    const name = providerState.isDown
      ? 'drops the connection'
      : picked === 'answers 422 refused address' && mail.isTaken
        ? 'accepts'
        : picked
    if (name !== 'accepts') random.count(`The provider ${name}`)
    BEHAVIOURS[name](outgoing, mail)
  }

/** Sends in a process that sometimes ends before the request or before the answer: nothing after that runs. */
export const withProcessEnds =
  (sendMail: SendMail, random: SeededRandom, onEnd: () => void): SendMail =>
  async (entry) => {
    const outcome = random.pick(PROCESS_ODDS, `process ${entry.id}`)
    if (outcome === 'lives on') return sendMail(entry)
    if (outcome === 'ends before it knows the answer') await sendMail(entry).catch(() => undefined)
    random.count(`The process ${outcome}`)
    onEnd()
    return new Promise(() => {})
  }
