import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const START_MS = 30_000

interface OwnProcess {
  /** Ends it and waits until it has ended. */
  end: () => Promise<void>
  /** What a pattern found in its output. */
  said: string
}

/**
 * Starts a program, and waits until its output has what a pattern finds, where there is one.
 *
 * @throws Error with its output when it ends before, or says nothing for 30 seconds
 */
export async function startProcess(
  program: string,
  words: readonly string[],
  { env = {}, until }: { env?: NodeJS.ProcessEnv; until?: RegExp },
): Promise<OwnProcess> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let output = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < 10_000) output += text
      const said = until?.exec(output)
      if (said) resolve(said[1] ?? said[0])
    })
  }
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)))
  if (!until) child.once('spawn', () => resolve(''))
  const timer = setTimeout(() => reject(new Error(`${program} did not start:\n${output}`)), START_MS)
  try {
    return { said: await promise, end: () => end(child) }
  } catch (fault) {
    await end(child)
    throw fault
  } finally {
    clearTimeout(timer)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const ended = once(child, 'exit')
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}
