import { counted } from '../../catalogue/rules/counted.ts'
import type { Outcome } from './import-files.ts'

/** A pull request's text may have 65,536 characters. */
const LONGEST_TEXT = 60_000

const oneLine = (words: string): string => (words === '' ? 'empty' : words.replaceAll('\n', ' '))

const count = (outcome: Outcome, isNew: boolean): number =>
  outcome.changes.filter((change) => change.isNew === isNew).length

/** `59 new, 4 changed, 131 the same` */
const summaryOf = (outcome: Outcome): string =>
  `${count(outcome, true)} new, ${count(outcome, false)} changed, ${outcome.same} the same`

const errorsIn = ({ lines }: Outcome) => lines.filter(({ severity }) => severity === 'error')
export const hasErrors = (outcome: Outcome): boolean => errorsIn(outcome).length > 0

/** Every value that would be written. */
const changeLines = ({ changes, pictures }: Outcome): string[] => [
  ...changes.flatMap(({ file, isNew, fields }) => [
    `${isNew ? '+' : '~'} ${file}`,
    ...fields.map(({ label, before, after }) =>
      isNew ? `    ${label}: ${oneLine(after)}` : `    ${label}: ${oneLine(before)} → ${oneLine(after)}`,
    ),
  ]),
  ...pictures.map(({ to }) => `+ ${to}`),
]

const saidLines = ({ lines }: Outcome): string[] =>
  lines.map(({ severity, text }) => `${severity === 'error' ? '✖' : '⚠'} ${text}`)

/** How an import ended: whether something was written, and what. */
function ending(outcome: Outcome, isDry: boolean): string {
  const errors = errorsIn(outcome).length
  const made = isDry ? [] : outcome.guesses.map(({ file }) => file)
  if (made.length > 0) return `Nothing was written but ${made.join(' and ')}.`
  if (errors > 0) return `Nothing was written: ${counted(errors, 'thing')} to correct.`
  return isDry ? `It would be ${summaryOf(outcome)}. Nothing was written.` : `Written: ${summaryOf(outcome)}.`
}

/** What was done or would be, and what is wrong, a line each. */
export const reportLines = (outcome: Outcome, isDry = false): string[] => [
  ...changeLines(outcome),
  ...saidLines(outcome),
  ending(outcome, isDry),
]

/** The same for the summary of a run on GitHub, and for a pull request: what a person has to look at first. */
export function reportMarkdown(outcome: Outcome, isDry = false): string {
  const errors = errorsIn(outcome).length
  const head = errors > 0 ? `Nothing was imported: ${errors} to correct` : summaryOf(outcome)
  const text = [...saidLines(outcome), ...changeLines(outcome), ending(outcome, isDry)]
    .join('\n')
    .replaceAll('`', "'")
  const isCut = text.length > LONGEST_TEXT
  const rest = isCut ? '\n…\n```\n\nThe rest is under **Files changed**.\n' : '\n```\n'
  return `### ${head}\n\n\`\`\`\n${text.slice(0, LONGEST_TEXT)}${rest}`
}
