import * as z from 'zod/mini'

/** The email provider: its settings, and names in sentences about them. */
export const PROVIDER = {
  name: 'Resend',
  /** The setting for its key, an example, and the format. */
  key: 'RESEND_API_KEY',
  exampleKey: 're_123abc',
  keyStart: 're_',
  keyPattern: /^re_[A-Za-z0-9_]{16,}$/,
  /** The setting for another API address, in tests. */
  baseUrl: 'RESEND_BASE_URL',
  domainsUrl: 'https://resend.com/domains',
  statusUrl: 'https://resend-status.com',
} as const

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

/** Drops empty variables. */
const filled = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))

/** Whether this machine sends real email. */
export const hasMailKey = (environment: Environment): boolean => Boolean(environment[PROVIDER.key]?.trim())

/** The configuration, or a sentence for each variable to correct. */
export function contactConfig(environment: Environment): { config: ContactConfig } | { problems: string[] } {
  const { success, data, error } = environmentSchema.safeParse(filled(environment))
  if (!success) return { problems: [...new Set(error.issues.map(({ message }) => message))] }
  const { [PROVIDER.key]: apiKey, CONTACT_TO, CONTACT_FROM: from, [PROVIDER.baseUrl]: baseUrl } = data
  return { config: { apiKey, to: addressesOf(CONTACT_TO), from, ...(baseUrl && { baseUrl }) } }
}
