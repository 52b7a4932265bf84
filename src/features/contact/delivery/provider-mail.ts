import type { ContactConfig } from '../contact-config.ts'
import { contactMail } from './contact-mail.ts'
import { resendSender } from './resend-mail.ts'
import type { MailSender, SendMail } from './send-mail.ts'

/** Sends whatever mail the site sends: the one place that knows which provider does. */
export const providerSender: MailSender = resendSender

/** Sends messages of the contact form through the provider. */
export function providerMail(config: ContactConfig, timeoutMs?: number): SendMail {
  const send = providerSender(config, timeoutMs)
  return (entry) => send(contactMail(entry), `contact/${entry.id}`)
}
