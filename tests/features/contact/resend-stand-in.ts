import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../listen.ts'

export interface ReceivedMail {
  key: string
  authorization: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  reply_to: string
}

/** Answers one request. */
export type Behaviour = (outgoing: ServerResponse, mail: AskedMail) => void

interface AskedMail {
  key: string
  /** Whether an email with its key has been accepted. */
  isTaken: boolean
  take(): void
  accept(): void
}

const json = (outgoing: ServerResponse, status: number, body: unknown) =>
  outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/** Resend's answer to an email that it doesn't accept. */
export const refusal =
  (statusCode: number, name: string): Behaviour =>
  (outgoing) =>
    json(outgoing, statusCode, { statusCode, name, message: 'Not ann@example.com' })

/** Everything that can happen to an email at Resend, or on the way there. */
export const BEHAVIOURS = {
  accepts: (_outgoing, { accept }) => accept(),
  'answers 500': refusal(500, 'internal_server_error'),
  'answers 502 without JSON': (outgoing) => outgoing.writeHead(502).end('<h1>Bad Gateway</h1>'),
  'answers 429': refusal(429, 'rate_limit_exceeded'),
  'is silent': () => {},
  'drops the connection': (outgoing) => outgoing.destroy(),
  'answers malformed JSON': (outgoing) =>
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":'),
  'answers without an id': (outgoing) => json(outgoing, 200, {}),
  'takes the mail, and its answer is lost': (outgoing, { take }) => {
    take()
    outgoing.destroy()
  },
  'answers 409 in progress': refusal(409, 'concurrent_idempotent_requests'),
  'answers 409 another mail': refusal(409, 'invalid_idempotent_request'),
  'answers 429 quota': refusal(429, 'daily_quota_exceeded'),
  'answers 403 bad key': refusal(403, 'invalid_api_key'),
  'answers 422 refused address': refusal(422, 'validation_error'),
  'answers 422 wrong sender': refusal(422, 'invalid_from_address'),
} satisfies Record<string, Behaviour>

export type BehaviourName = keyof typeof BEHAVIOURS

const KEY_LIFETIME_MS = 24 * 3_600_000

/**
 * A local stand-in for the Resend API. Like Resend, it sends one email per idempotency key in 24 hours, and answers 409 if the key
 * comes with another email.
 */
export async function startResend(now = Date.now) {
  const emails: ReceivedMail[] = []
  const taken = new Map<string, { at: number; mail: string }>()
  let requests = 0
  let behaviour: Behaviour = BEHAVIOURS.accepts

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    requests += 1
    const mail = await text(incoming)
    const key = String(incoming.headers['idempotency-key'])
    const earlier = taken.get(key)
    const isTaken = earlier !== undefined && now() - earlier.at < KEY_LIFETIME_MS
    const take = () => {
      if (isTaken) return
      taken.set(key, { at: now(), mail })
      emails.push({ key, authorization: String(incoming.headers.authorization), ...JSON.parse(mail) })
    }
    const accept = () => {
      const isAnother = isTaken && earlier.mail !== mail
      if (isAnother) return void refusal(409, 'invalid_idempotent_request')(outgoing, request)
      take()
      json(outgoing, 200, { id: key })
    }
    const request = { key, isTaken, take, accept }
    behaviour(outgoing, request)
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const url = `http://127.0.0.1:${await listen(server, '127.0.0.1')}`
  // Resend's client reads it.
  process.env.RESEND_BASE_URL = url
  return {
    url,
    emails,
    requests: () => requests,
    behave: (next: BehaviourName | Behaviour) => {
      behaviour = typeof next === 'string' ? BEHAVIOURS[next] : next
    },
    stop: async () => {
      const closed = server[Symbol.asyncDispose]()
      server.closeAllConnections()
      await closed
    },
  }
}
