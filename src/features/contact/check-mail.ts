/**
 * `npm run check:mail`: sends a message with the contact form's settings, from the environment or `.env`, and prints the result.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseMessage } from '../message/parse-message.ts'
import { contactConfig, PROVIDER } from './contact-config.ts'
import { contactEmail } from './contact-email.ts'
import { mailSender, type Outcome } from './mail.ts'

const { name: PROVIDER_NAME, key: KEY, domainsUrl, statusUrl } = PROVIDER

const NEXT: Readonly<Record<Exclude<Outcome, 'sent'>, string>> = {
  misconfigured: `Check that ${KEY} is the whole key, and that the domain of CONTACT_FROM is "Verified" at ${domainsUrl}.`,
  refused: 'Check the addresses in CONTACT_TO and CONTACT_FROM.',
  taken: 'Try again.',
  quota: `${PROVIDER_NAME} has reached its daily limit. Try again later.`,
  unavailable: `${PROVIDER_NAME} didn’t answer as expected. Try again in a few minutes, or look at ${statusUrl}.`,
}

async function checkMail(): Promise<{ isAccepted: boolean; lines: string[] }> {
  const result = contactConfig(process.env)
  if ('problems' in result)
    return { isAccepted: false, lines: ['No email can be sent (see .env.example):', ...result.problems] }
  const { config } = result
  const parsed = parseMessage({
    contactFormName: 'The website',
    contactFormEmail: config.to[0],
    contactFormMessage: 'This is a test: messages from the contact form arrive like this one.',
  })
  if ('faults' in parsed)
    return { isAccepted: false, lines: ['CONTACT_TO: expected an address such as showroom@example.com.'] }
  const mail = contactEmail(parsed.message, { site: '' }, undefined)
  const { outcome, status = '', reason } = await mailSender(config)(mail, `check/${randomUUID()}`)
  if (outcome !== 'sent') {
    const answer = `${status} ${reason}`.trim()
    const lines = [`✖ ${PROVIDER_NAME} didn’t accept the message: ${answer}.`, NEXT[outcome]]
    return { isAccepted: false, lines }
  }
  const to = config.to.join(', ')
  const line = `${PROVIDER_NAME} accepted a message for ${to}. Look for it there and in the spam folder, and click Reply.`
  return { isAccepted: true, lines: [line] }
}

if (existsSync('.env')) process.loadEnvFile('.env')
const { isAccepted, lines } = await checkMail()
console.log(lines.join('\n'))
if (!isAccepted) process.exitCode = 1
