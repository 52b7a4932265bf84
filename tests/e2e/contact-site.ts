import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ReceivedMail } from '../contact/resend-stand-in.ts'

const SETTINGS = {
  RESEND_API_KEY: 're_test',
  CONTACT_TO: 'store@example.com',
  CONTACT_FROM: 'site@example.com',
}

async function messageFrom<Message>(server: ChildProcess): Promise<Message> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The site of the contact tests ended with ${code}`)
  })
  const [message] = await Promise.race([once(server, 'message'), ended])
  return message as Message
}

/** The built site in a process of its own; one without its settings cannot send. */
export async function startContactSite({ canSend = true } = {}) {
  const server = fork(path.join(import.meta.dirname, 'contact-server.ts'), {
    env: { ...process.env, ...SETTINGS, ...(!canSend && { CONTACT_TO: '' }) },
    execArgv: [],
    // What cannot send says so in its log, as it should.
    stdio: ['ignore', 'ignore', canSend ? 'inherit' : 'ignore', 'ipc'],
  })
  const { url } = await messageFrom<{ url: string }>(server)
  return {
    url,
    mails: async (): Promise<ReceivedMail[]> => {
      server.send('mails')
      return (await messageFrom<{ mails: ReceivedMail[] }>(server)).mails
    },
    stop: async () => {
      server.disconnect()
      await once(server, 'exit')
    },
  }
}
