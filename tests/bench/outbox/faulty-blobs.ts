import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setEnvironmentContext } from '@netlify/blobs'
import type { Odds, SeededRandom } from './seeded-random.ts'

/** What the outbox, or the way to it, can do to a request. */
const OUTBOX_ODDS = {
  'does it': 93.97,
  'answers 500': 1,
  'answers 503': 1,
  'answers 429': 0.5,
  'answers 401': 0.5,
  'drops the connection': 1,
  'does it, and its answer is lost': 2,
  'is silent': 0.03,
} satisfies Odds<string>

/**
 * A proxy between the functions and the sandbox of Blobs that makes faults. Requests of all functions go through it from now
 * on.
 * @param context what `startBlobs` gives to other processes
 */
export async function startFaultyBlobs(context: string, random: SeededRandom) {
  const direct = JSON.parse(Buffer.from(context, 'base64').toString())
  const state = { isCalm: false, isDown: false }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const outcome = outcomeOf(incoming)
    if (outcome === 'is silent') return
    if (outcome === 'drops the connection') return void outgoing.destroy()
    const [, status] = /^answers (\d+)/.exec(outcome) ?? []
    if (status) return void outgoing.writeHead(Number(status)).end()
    const { method = 'GET', headers, url } = incoming
    const sent = Object.entries(headers).filter(([name]) => !['host', 'connection'].includes(name))
    const done = await fetch(direct.edgeURL + url, {
      method,
      headers: sent.map(([name, value]): [string, string] => [name, `${value}`]),
      ...(method !== 'GET' && method !== 'HEAD' && { body }),
    })
    const bytes = Buffer.from(await done.arrayBuffer())
    if (outcome !== 'does it') return void outgoing.destroy()
    outgoing.writeHead(done.status, Object.fromEntries(done.headers)).end(bytes)
  }

  function outcomeOf({ method, url = '' }: IncomingMessage): keyof typeof OUTBOX_ODDS {
    if (state.isCalm) return 'does it'
    const outcome = state.isDown
      ? 'drops the connection'
      : random.pick(OUTBOX_ODDS, `${method} ${placeOf(url)}`)
    if (outcome !== 'does it') random.count(`The outbox ${outcome}`)
    return outcome
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const edgeURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  setEnvironmentContext({ ...direct, edgeURL, uncachedEdgeURL: edgeURL })
  return {
    state,
    stop: async () => {
      const closed = server[Symbol.asyncDispose]()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The part of an address that is the same in every run: not the store's name, and not the day. */
function placeOf(url: string): string {
  const [, kind, id] = /\/(pending|sent|failed)\/(?:.*\/)?([0-9a-f]{32})/.exec(url) ?? []
  return kind ? `${kind} ${id}` : `list ${new URL(url, 'http://localhost').searchParams.get('prefix')}`
}
