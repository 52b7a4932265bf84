import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ReceivedMail } from '../features/contact/resend-stand-in.ts'
import { nextMessage } from '../next-message.ts'

const SETTINGS = {
  RESEND_API_KEY: 're_test',
  CONTACT_TO: 'store@example.com',
  CONTACT_FROM: 'site@example.com',
}

export type ContactSite = Awaited<ReturnType<typeof startContactSite>>

/** The built site in a process of its own; one without its settings cannot send. */
export async function startContactSite({ canSend = true } = {}) {
  const server = fork(path.join(import.meta.dirname, 'contact-server.ts'), {
    env: { ...process.env, ...SETTINGS, ...(!canSend && { CONTACT_TO: '' }) },
    execArgv: [],
    // What cannot send says so in its log, as it should.
    stdio: ['ignore', 'ignore', canSend ? 'inherit' : 'ignore', 'ipc'],
  })
  const { url } = await nextMessage<{ url: string }>(server)
  return {
    url,
    /** The mails with these words that the store got. */
    mailsWith: async (words: string): Promise<ReceivedMail[]> => {
      server.send('mails')
      const { mails } = await nextMessage<{ mails: ReceivedMail[] }>(server)
      return mails.filter(({ text }) => text.includes(words))
    },
    stop: async () => {
      server.disconnect()
      await once(server, 'exit')
    },
  }
}
