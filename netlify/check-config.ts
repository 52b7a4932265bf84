import { existsSync } from 'node:fs'
import { contactConfig, hasMailKey, PROVIDER } from '../src/features/contact/contact-config.ts'
import { statsProblems } from '../src/features/weekly-stats/stats-config.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface Report {
  lines: string[]
  isFatal: boolean
}

/** A production build stops without the contact form's settings: losing messages is worse than an outdated site. */
export function configReport(environment: Environment): Report {
  const contact = contactReport(environment)
  const problems = statsProblems(environment)
  if (problems.length === 0) return contact
  const lines = ['Visits can’t be counted with these settings:', ...problems.map((problem) => `  ${problem}`)]
  return { lines: [...contact.lines, ...lines], isFatal: environment.CONTEXT === 'production' }
}

function contactReport(environment: Environment): Report {
  const result = contactConfig(environment)
  if ('config' in result) return { lines: [], isFatal: false }
  const isFatal = environment.CONTEXT === 'production'
  if (!isFatal && !hasMailKey(environment)) {
    const line = `Contact form: without ${PROVIDER.key}, emails are written to the folder .outbox/ on this machine.`
    return { lines: [line], isFatal }
  }
  const opening = isFatal
    ? 'The contact form can’t send email. Set these variables in the site’s settings on Netlify:'
    : `Contact form: ${PROVIDER.key} is set, but email can’t be sent (see .env.example):`
  return { lines: [opening, ...result.problems.map((problem) => `  ${problem}`)], isFatal }
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { lines, isFatal } = configReport(process.env)
  for (const line of lines) (isFatal ? console.error : console.log)(line)
  if (isFatal) process.exitCode = 1
}
