import { counted } from '../../catalogue/rules/counted.ts'
import type { Outcome } from './import-files.ts'

const LONGEST = 60

const short = (words: string): string => {
  const line = words.replaceAll('\n', ' ')
  return line === '' ? 'empty' : line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

const count = (outcome: Outcome, isNew: boolean): number =>
  outcome.changes.filter((change) => change.isNew === isNew).length

/** `12 new, 5 changed, 131 the same` */
const summaryOf = (outcome: Outcome): string =>
  `${count(outcome, true)} new, ${count(outcome, false)} changed, ${outcome.same} the same`

/** What would be done and what is wrong, a line each. */
export function reportLines(outcome: Outcome): string[] {
  const errors = outcome.lines.filter(({ severity }) => severity === 'error').length
  return [
    ...outcome.changes.flatMap(({ file, isNew, fields }) =>
      isNew
        ? [`+ ${file}`]
        : fields.map(
            ({ label, before, after }) => `~ ${file} › ${label}: ${short(before)} → ${short(after)}`,
          ),
    ),
    ...outcome.pictures.map(({ to }) => `+ ${to}`),
    ...outcome.lines.map(({ severity, text }) => `${severity === 'error' ? '✖' : '⚠'} ${text}`),
    summaryOf(outcome),
    ...(errors > 0 ? [`${counted(errors, 'fault')}: nothing was written.`] : []),
  ]
}

/** The same for the summary of a run on GitHub, and for a pull request. */
export function reportMarkdown(outcome: Outcome): string {
  const errors = outcome.lines.filter(({ severity }) => severity === 'error')
  const head =
    errors.length > 0 ? `### Nothing was imported: ${errors.length} to correct` : `### ${summaryOf(outcome)}`
  const escaped = reportLines(outcome).map((line) => line.replaceAll('`', "'"))
  return `${head}\n\n\`\`\`\n${escaped.join('\n')}\n\`\`\`\n`
}
