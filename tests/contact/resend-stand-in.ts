import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

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

/** What the stand-in does with one request. */
export type Behaviour = (outgoing: ServerResponse, mail: { take(): void; accept(): void }) => void

const json = (outgoing: ServerResponse, status: number, body: unknown, headers = {}) =>
  outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

const refusal =
  (statusCode: number, name: string, headers = {}): Behaviour =>
  (outgoing) =>
    json(outgoing, statusCode, { statusCode, name, message: 'Not ann@example.com' }, headers)

/** What Resend, or the way to it, can do to a mail. */
const BEHAVIOURS = {
  accepts: (_outgoing, { accept }) => accept(),
  'answers 500': refusal(500, 'internal_server_error'),
  'answers 502 without JSON': (outgoing) => outgoing.writeHead(502).end('<h1>Bad Gateway</h1>'),
  'answers 429': refusal(429, 'rate_limit_exceeded'),
  'answers 429 with Retry-After': refusal(429, 'rate_limit_exceeded', { 'Retry-After': '2' }),
  'is silent': () => {},
  'drops the connection': (outgoing) => outgoing.destroy(),
  'answers malformed JSON': (outgoing) =>
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":'),
  'answers without an id': (outgoing) => json(outgoing, 200, {}),
  'takes the mail, and its answer is lost': (outgoing, { take }) => {
    take()
    outgoing.destroy()
  },
  'answers 403 bad key': refusal(403, 'invalid_api_key'),
  'answers 422 refused address': refusal(422, 'validation_error'),
  'answers 422 wrong sender': refusal(422, 'invalid_from_address'),
} satisfies Record<string, Behaviour>

export type BehaviourName = keyof typeof BEHAVIOURS

/** A stand-in for the Resend API on this machine. It makes one mail of an idempotency key, as Resend does. */
export async function startResend() {
  const mails: ReceivedMail[] = []
  let requests = 0
  let behaviour: Behaviour = BEHAVIOURS.accepts

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    requests += 1
    const body = JSON.parse(await text(incoming))
    const key = String(incoming.headers['idempotency-key'])
    const take = () => {
      if (mails.some((mail) => mail.key === key)) return
      mails.push({ key, authorization: String(incoming.headers.authorization), ...body })
    }
    const accept = () => {
      take()
      json(outgoing, 200, { id: key })
    }
    behaviour(outgoing, { take, accept })
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
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
