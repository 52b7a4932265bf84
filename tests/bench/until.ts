import { setTimeout as wait } from 'node:timers/promises'

/** Longer than anything on a slow line takes: what has not come by then does not come. */
const LIMIT_MS = 20_000

/**
 * Asks again and again until there is an answer.
 *
 * @param what is waited for, for the error
 * @throws Error when it has not come in time: a bench ends rather than hang
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
  pauseMs = 100,
): Promise<Answer> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`${what} did not come in ${LIMIT_MS / 1000} s.`)
    await wait(pauseMs)
  }
}
