import { randomBytes } from 'node:crypto'
import { contactConfig, PROVIDER } from './contact-config.ts'
import { providerMail } from './delivery/provider-mail.ts'
import { asMailFault, type MailFaultKind } from './delivery/send-mail.ts'

const { name: PROVIDER_NAME, key: KEY, domainsUrl, statusUrl } = PROVIDER

const NEXT: Readonly<Record<MailFaultKind, string>> = {
  misconfigured: `Check that ${KEY} is the whole key, and that the domain of CONTACT_FROM is "Verified" at ${domainsUrl}.`,
  refused: 'Check the addresses in CONTACT_TO and CONTACT_FROM.',
  busy: `${PROVIDER_NAME} takes no more for now: its plan has a number of mails a day. Try again later.`,
  unavailable: `${PROVIDER_NAME} did not answer as it should. Try again in a few minutes; ${statusUrl} says more.`,
}

/** Sends one message as the contact form does. @returns lines to print, and whether it was taken */
export async function tryMail(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ isTaken: boolean; lines: string[] }> {
  const result = contactConfig(environment)
  if ('problems' in result)
    return { isTaken: false, lines: ['No mail can be sent (see .env.example):', ...result.problems] }
  const { config } = result
  const to = config.to.join(', ')
  const now = Date.now()
  const message = {
    contactFormName: 'The website',
    contactFormEmail: config.to[0] ?? '',
    contactFormMessage: 'This is a test: messages from the contact form arrive like this one.',
  }
  const id = randomBytes(16).toString('hex')
  try {
    await providerMail(config)({ id, message, receivedAt: now, attempts: 0, dueAt: now })
  } catch (error) {
    const { kind, status, message: reason } = asMailFault(error)
    const answer = status === undefined ? reason : `${status} ${reason}`
    return { isTaken: false, lines: [`✖ ${PROVIDER_NAME} did not take the message: ${answer}.`, NEXT[kind]] }
  }
  return {
    isTaken: true,
    lines: [
      `${PROVIDER_NAME} took a message for ${to}. Look for it there, in the spam folder too, and press Reply.`,
    ],
  }
}
