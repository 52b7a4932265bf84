/** The email provider: its settings, and names in sentences about them. */
export const PROVIDER = {
  name: 'Resend',
  key: 'RESEND_API_KEY',
  exampleKey: 're_123abc',
  keyStart: 're_',
  keyPattern: /^re_[A-Za-z0-9_]{16,}$/,
  domainsUrl: 'https://resend.com/domains',
  statusUrl: 'https://resend-status.com',
} as const

export interface ContactConfig {
  apiKey: string
  to: string[]
  from: string
}

type Environment = Readonly<Record<string, string | undefined>>

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const NAMED_ADDRESS = /^[^<>\p{Cc}]+ <[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>$/u

/** Whether a setting is email addresses, separated by commas. */
export const areAddresses = (setting: string): boolean =>
  setting.split(',').every((address) => ADDRESS.test(address.trim()))

const isSender = (from: string): boolean => ADDRESS.test(from) || NAMED_ADDRESS.test(from)

export const hasMailKey = (environment: Environment): boolean => Boolean(environment[PROVIDER.key]?.trim())

/** The configuration, or a sentence for each variable to correct. */
export function contactConfig(environment: Environment): { config: ContactConfig } | { problems: string[] } {
  const setting = (name: string): string => environment[name]?.trim() ?? ''
  const apiKey = setting(PROVIDER.key)
  const to = setting('CONTACT_TO')
  const from = setting('CONTACT_FROM')
  const problems = [
    !/^[\x21-\x7e]+$/.test(apiKey) &&
      `${PROVIDER.key}: set it to a key of your ${PROVIDER.name} account, such as ${PROVIDER.exampleKey}.`,
    !areAddresses(to) &&
      'CONTACT_TO: set it to the address that gets the messages, such as showroom@example.com.',
    !isSender(from) &&
      `CONTACT_FROM: set it to a sender of a domain verified at ${PROVIDER.name}, such as Website <website@example.com>.`,
  ].filter((problem) => problem !== false)
  if (problems.length > 0) return { problems }
  return { config: { apiKey, to: to.split(/\s*,\s*/), from } }
}
