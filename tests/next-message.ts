import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * The next message of a process of one's own.
 * @throws Error when it ends before
 */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return message as Message
}
