/**
 * `npm run check:mail`: sends one message as the contact form does, by the settings in the environment or in `.env`, and prints the
 * result.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseMessage } from '../message/parse-message.ts'
import { contactConfig, PROVIDER } from './contact-config.ts'
import { contactEmail } from './contact-email.ts'
import { asMailFault, type MailFaultKind, mailSender } from './mail.ts'

const { name: PROVIDER_NAME, key: KEY, domainsUrl, statusUrl } = PROVIDER

const BUSY = `${PROVIDER_NAME} takes no more for now: its plan has a limit of emails a day. Try again later.`
const NEXT: Readonly<Record<MailFaultKind, string>> = {
  misconfigured: `Check that ${KEY} is the whole key, and that the domain of CONTACT_FROM is "Verified" at ${domainsUrl}.`,
  refused: 'Check the addresses in CONTACT_TO and CONTACT_FROM.',
  taken: 'Try again.',
  busy: BUSY,
  quota: BUSY,
  unavailable: `${PROVIDER_NAME} did not answer as it should. Try again in a few minutes; ${statusUrl} has more.`,
}

async function checkMail(): Promise<{ isTaken: boolean; lines: string[] }> {
  const result = contactConfig(process.env)
  if ('problems' in result)
    return { isTaken: false, lines: ['No email can be sent (see .env.example):', ...result.problems] }
  const { config } = result
  const parsed = parseMessage({
    contactFormName: 'The website',
    contactFormEmail: config.to[0],
    contactFormMessage: 'This is a test: messages from the contact form arrive like this one.',
  })
  if ('faults' in parsed)
    return { isTaken: false, lines: ['CONTACT_TO: expected an address such as showroom@example.com.'] }
  try {
    await mailSender(config)(contactEmail(parsed.message, { site: '' }, undefined), `check/${randomUUID()}`)
  } catch (error) {
    const { kind, status, message: reason } = asMailFault(error)
    const answer = status === undefined ? reason : `${status} ${reason}`
    return { isTaken: false, lines: [`✖ ${PROVIDER_NAME} did not take the message: ${answer}.`, NEXT[kind]] }
  }
  const to = config.to.join(', ')
  const line = `${PROVIDER_NAME} took a message for ${to}. Look for it there, in the spam folder too, and press Reply.`
  return { isTaken: true, lines: [line] }
}

if (existsSync('.env')) process.loadEnvFile('.env')
const { isTaken, lines } = await checkMail()
console.log(lines.join('\n'))
if (!isTaken) process.exitCode = 1
