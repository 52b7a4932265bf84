import { existsSync } from 'node:fs'
import { contactConfig, hasMailKey } from './contact-config.ts'

/**
 * What a build says about the contact form's settings: lines to print, and whether to stop. A production build stops without
 * them, since a form that loses messages is worse than an outdated site.
 */
export function configReport(environment: Readonly<Record<string, string | undefined>>): {
  lines: string[]
  isFatal: boolean
} {
  const result = contactConfig(environment)
  if ('config' in result) return { lines: [], isFatal: false }
  const isFatal = environment.CONTEXT === 'production'
  if (!isFatal && !hasMailKey(environment)) {
    const line =
      'Contact form: without RESEND_API_KEY, emails are written to the folder .outbox/ on this machine.'
    return { lines: [line], isFatal }
  }
  const opening = isFatal
    ? 'The contact form cannot send mail. Set these variables in the site’s settings on Netlify:'
    : 'Contact form: RESEND_API_KEY is set, but no mail can be sent (see .env.example):'
  return { lines: [opening, ...result.problems.map((problem) => `  ${problem}`)], isFatal }
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { lines, isFatal } = configReport(process.env)
  for (const line of lines) (isFatal ? console.error : console.log)(line)
  if (isFatal) process.exitCode = 1
}
