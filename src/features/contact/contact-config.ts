import * as z from 'zod/mini'

/** The mail provider, in the words of settings and of the sentences that staff read about them. */
export const PROVIDER = {
  name: 'Resend',
  /** The setting with its key, such a key, and what every key is. */
  key: 'RESEND_API_KEY',
  exampleKey: 're_123abc',
  keyStart: 're_',
  keyPattern: /^re_[A-Za-z0-9_]{16,}$/,
  /** The setting with another address of its API, for tests. */
  baseUrl: 'RESEND_BASE_URL',
  domainsUrl: 'https://resend.com/domains',
  statusUrl: 'https://resend-status.com',
} as const

/** What the contact form needs to send mail. */
export interface ContactConfig {
  apiKey: string
  to: string[]
  from: string
  baseUrl?: string
}

type Environment = Readonly<Record<string, string | undefined>>

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const NAMED_ADDRESS = /^[^<>\p{Cc}]+ <[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>$/u

const addressesOf = (list: string): string[] => list.split(',').map((address) => address.trim())

const required = (sentence: string) => z.string(sentence).check(z.trim(), z.minLength(1, sentence))

const KEY = `${PROVIDER.key}: set it to a key of your ${PROVIDER.name} account, such as ${PROVIDER.exampleKey}.`
const TO = 'CONTACT_TO: set it to the address that gets the messages, such as showroom@example.com.'
const FROM = `CONTACT_FROM: set it to a sender of a domain verified at ${PROVIDER.name}, such as Website <website@example.com>.`
const BASE_URL = `${PROVIDER.baseUrl}: leave it out, or set it to an address such as http://127.0.0.1:8025.`

const environmentSchema = z.object({
  [PROVIDER.key]: required(KEY).check(z.regex(/^[\x21-\x7e]+$/, KEY)),
  CONTACT_TO: required(TO).check(
    z.refine((list) => addressesOf(list).every((address) => ADDRESS.test(address)), TO),
  ),
  CONTACT_FROM: required(FROM).check(
    z.refine((from) => ADDRESS.test(from) || NAMED_ADDRESS.test(from), FROM),
  ),
  [PROVIDER.baseUrl]: z.optional(z.url({ protocol: /^https?$/, error: BASE_URL })),
})

/** An empty variable is one that is not set. */
const filled = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))

/** Whether this machine is meant to send real mail. */
export const hasMailKey = (environment: Environment): boolean => Boolean(environment[PROVIDER.key]?.trim())

/** The configuration in the environment, or a sentence for each variable that must be corrected. */
export function contactConfig(environment: Environment): { config: ContactConfig } | { problems: string[] } {
  const { success, data, error } = environmentSchema.safeParse(filled(environment))
  if (!success) return { problems: [...new Set(error.issues.map(({ message }) => message))] }
  const { [PROVIDER.key]: apiKey, CONTACT_TO, CONTACT_FROM: from, [PROVIDER.baseUrl]: baseUrl } = data
  return { config: { apiKey, to: addressesOf(CONTACT_TO), from, ...(baseUrl && { baseUrl }) } }
}
