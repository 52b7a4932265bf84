import { areAddresses } from '../contact/contact-config.ts'

type Environment = Readonly<Record<string, string | undefined>>

const KEY = /^[\x21-\x7e]{16,}$/

/** A sentence for each invalid setting. All are optional. */
export function statsProblems({ MONDAY_KEY, MONDAY_TO }: Environment): string[] {
  const key = MONDAY_KEY?.trim() ?? ''
  const to = MONDAY_TO?.trim() ?? ''
  return [
    key && !KEY.test(key)
      ? 'MONDAY_KEY: leave it out, or set it to 16 or more letters and digits that nobody can guess.'
      : '',
    to && !areAddresses(to)
      ? 'MONDAY_TO: leave it out, or set it to who gets the weekly email, such as owner@example.com.'
      : '',
    to && !key ? 'MONDAY_TO: set MONDAY_KEY, too. Without it nothing is counted.' : '',
  ].filter((problem) => problem !== '')
}
