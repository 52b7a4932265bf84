import * as z from 'zod/mini'

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

const KEY = 'RESEND_API_KEY: set it to a key of your Resend account, such as re_123abc.'
const TO = 'CONTACT_TO: set it to the address that gets the messages, such as showroom@example.com.'
const FROM =
  'CONTACT_FROM: set it to a sender of a domain verified at Resend, such as Website <website@example.com>.'
const BASE_URL = 'RESEND_BASE_URL: leave it out, or set it to an address such as http://127.0.0.1:8025.'

const environmentSchema = z.object({
  RESEND_API_KEY: required(KEY).check(z.regex(/^[\x21-\x7e]+$/, KEY)),
  CONTACT_TO: required(TO).check(
    z.refine((list) => addressesOf(list).every((address) => ADDRESS.test(address)), TO),
  ),
  CONTACT_FROM: required(FROM).check(
    z.refine((from) => ADDRESS.test(from) || NAMED_ADDRESS.test(from), FROM),
  ),
  RESEND_BASE_URL: z.optional(z.url({ protocol: /^https?$/, error: BASE_URL })),
})

/** An empty variable is one that is not set. */
const filled = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))

/** Whether this machine is meant to send real mail. */
export const hasMailKey = (environment: Environment): boolean => Boolean(environment.RESEND_API_KEY?.trim())

/** The configuration in the environment, or a sentence for each variable that must be corrected. */
export function contactConfig(environment: Environment): { config: ContactConfig } | { problems: string[] } {
  const { success, data, error } = environmentSchema.safeParse(filled(environment))
  if (!success) return { problems: [...new Set(error.issues.map(({ message }) => message))] }
  const { RESEND_API_KEY: apiKey, CONTACT_TO, CONTACT_FROM: from, RESEND_BASE_URL: baseUrl } = data
  return { config: { apiKey, to: addressesOf(CONTACT_TO), from, ...(baseUrl && { baseUrl }) } }
}
