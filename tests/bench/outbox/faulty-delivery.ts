import type { SendMail } from '../../../src/contact/delivery/send-mail.ts'
import { BEHAVIOURS, type Behaviour, type BehaviourName } from '../../contact/resend-stand-in.ts'
import type { Draw, Odds } from './draw.ts'

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

/** A provider that has every fault. Down, it drops every connection. */
export const faultyProvider =
  (draw: Draw, providerState: { isDown: boolean }): Behaviour =>
  (outgoing, mail) => {
    const drawn = draw.happening(PROVIDER_ODDS, `mail ${mail.key}`)
    // A mail that was taken is known by its key and not judged again.
    const name = providerState.isDown
      ? 'drops the connection'
      : drawn === 'answers 422 refused address' && mail.isTaken
        ? 'accepts'
        : drawn
    if (name !== 'accepts') draw.note(`The provider ${name}`)
    BEHAVIOURS[name](outgoing, mail)
  }

/** A process that ends now and then on its way to the provider or back: what follows never happens. */
export const mortal =
  (sendMail: SendMail, draw: Draw, onEnd: () => void): SendMail =>
  async (entry) => {
    const happening = draw.happening(PROCESS_ODDS, `process ${entry.id}`)
    if (happening === 'lives on') return sendMail(entry)
    if (happening === 'ends before it knows the answer') await sendMail(entry).catch(() => undefined)
    draw.note(`The process ${happening}`)
    onEnd()
    return new Promise(() => {})
  }
