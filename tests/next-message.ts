import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * The next message from a child process.
 * @throws Error when it ends before
 */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const heard = new AbortController()
  const { signal } = heard
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
  })
  ended.catch(() => undefined)
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended])
    return message as Message
  } finally {
    heard.abort()
  }
}
