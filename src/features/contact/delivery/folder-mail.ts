import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContactLog } from '../contact-log.ts'
import { contactMail } from './contact-mail.ts'
import type { SendMail } from './send-mail.ts'

/** Writes each mail to a file instead of sending it, for machines without an API key. */
export function folderMail(folder: string, log: ContactLog): SendMail {
  return async (entry) => {
    const { subject, replyTo, text } = contactMail(entry)
    const received = new Date(entry.receivedAt).toISOString().replace(/[:.]/g, '-')
    const file = path.join(folder, `${received}-${entry.id}.txt`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, `Subject: ${subject}\nReply-To: ${replyTo}\n\n${text}`)
    log('info', 'contact.written', { file })
  }
}
