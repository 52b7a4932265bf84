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
 * Makes faults on the way to the sandbox of Blobs, which this process reaches by `fetch` alone.
 * @param context what `startBlobs` gives to other processes
 */
export function makeBlobsFaulty(context: string, random: SeededRandom) {
  const { edgeURL } = JSON.parse(Buffer.from(context, 'base64').toString())
  const { fetch } = globalThis
  const state = { isCalm: false, isDown: false }

  function outcomeOf(method: string, url: string): keyof typeof OUTBOX_ODDS {
    if (state.isCalm) return 'does it'
    const outcome = state.isDown
      ? 'drops the connection'
      : random.pick(OUTBOX_ODDS, `${method} ${placeOf(url)}`)
    if (outcome !== 'does it') random.count(`The outbox ${outcome}`)
    return outcome
  }

  globalThis.fetch = async (input, init = {}) => {
    const url = String(input)
    if (!url.startsWith(edgeURL)) return fetch(input, init)
    const outcome = outcomeOf(init.method?.toUpperCase() ?? 'GET', url)
    const [, status] = /^answers (\d+)/.exec(outcome) ?? []
    if (status) return new Response(null, { status: Number(status) })
    if (outcome === 'is silent')
      await new Promise((_, reject) => init.signal?.addEventListener('abort', reject))
    if (outcome === 'drops the connection') throw new TypeError('The connection was dropped.')
    const answer = await fetch(input, init)
    if (outcome === 'does it') return answer
    await answer.body?.cancel()
    throw new TypeError('The answer was lost.')
  }
  return state
}

/** The part of an address that is the same in every run: not the store's name, and not the day. */
function placeOf(url: string): string {
  const [, kind, id] = /\/(pending|sent|failed)\/(?:.*\/)?([0-9a-f]{32})/.exec(url) ?? []
  return kind ? `${kind} ${id}` : `list ${new URL(url).searchParams.get('prefix')}`
}
