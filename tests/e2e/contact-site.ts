import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Counts } from '../../src/features/weekly-stats/counts.ts'
import type { ReceivedMail } from '../features/contact/resend-stand-in.ts'
import { nextMessage } from '../next-message.ts'

const SETTINGS = {
  RESEND_API_KEY: 're_test',
  CONTACT_TO: 'store@example.com',
  CONTACT_FROM: 'site@example.com',
  MONDAY_KEY: 'quiet-fans-turn-slowly',
}

export type ContactSite = Awaited<ReturnType<typeof startContactSite>>

/** The built site in a process of its own. */
export async function startContactSite() {
  const server = fork(path.join(import.meta.dirname, 'contact-server.ts'), {
    env: { ...process.env, ...SETTINGS },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { url } = await nextMessage<{ url: string }>(server)
  const ask = () => {
    server.send('all')
    return nextMessage<{ emails: ReceivedMail[]; counts: Counts }>(server)
  }
  return {
    url,
    /** The emails with these words that the store got. */
    emailsWith: async (words: string): Promise<ReceivedMail[]> =>
      (await ask()).emails.filter(({ text }) => text.includes(words)),
    /** Counted visitor events. */
    counts: async (): Promise<Counts> => (await ask()).counts,
    stop: async () => {
      server.disconnect()
      await once(server, 'exit')
    },
  }
}
