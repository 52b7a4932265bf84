import { counted } from '../../catalogue/rules/counted.ts'
import type { Change } from './change.ts'
import type { Outcome } from './import-files.ts'
import type { Line } from './read-tables.ts'

/** A pull request's text may have 65,536 characters. */
const LONGEST_TEXT = 60_000
/** The most records that are named where details are not asked for. */
const MOST_NAMES = 12

/** How much is said of an import. */
interface Shown {
  /** Whether nothing was to be written. */
  isDry?: boolean | undefined
  /** Whether every value is shown, or only the names of what is new and changed. */
  hasDetails?: boolean | undefined
}

const oneLine = (words: string): string => (words === '' ? 'empty' : words.replaceAll('\n', ' '))

const ofKind = ({ changes }: Outcome, isNew: boolean): Change[] =>
  changes.filter((change) => change.isNew === isNew)

/** `59 new, 4 changed, 131 the same` */
const summaryOf = (outcome: Outcome): string =>
  `${ofKind(outcome, true).length} new, ${ofKind(outcome, false).length} changed, ${outcome.same} the same`

const linesOf = ({ lines }: Outcome, severity: Line['severity']): string[] =>
  lines
    .filter((line) => line.severity === severity)
    .map(({ text }) => `${severity === 'error' ? '✖' : '⚠'} ${text}`)

const errorsIn = (outcome: Outcome) => linesOf(outcome, 'error')
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

const listed = (names: readonly string[]): string => {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''
  return `${names.slice(0, MOST_NAMES).join(', ')}${more}`
}

const nameOf = ({ file }: Change): string => file.replace(/^content\//, '').replace(/\.json$/, '')

/** The names of what would be written, and of the fields that differ. */
function shortLines(outcome: Outcome): string[] {
  const { pictures } = outcome
  const [fresh, changed] = [ofKind(outcome, true), ofKind(outcome, false)]
  const differing = changed.map(
    (change) => `${nameOf(change)} (${change.fields.map(({ label }) => label).join(', ')})`,
  )
  return [
    fresh.length > 0 && `+ ${fresh.length} new: ${listed(fresh.map(nameOf))}`,
    changed.length > 0 && `~ ${changed.length} changed: ${listed(differing)}`,
    pictures.length > 0 && `+ ${counted(pictures.length, 'picture')}`,
  ].filter((line) => line !== false)
}

/** How an import ended: whether something was written, and what. */
function ending(outcome: Outcome, isDry = false): string {
  const errors = errorsIn(outcome).length
  const made = isDry ? [] : outcome.guesses.map(({ file }) => file)
  if (made.length > 0) return `Nothing was written but ${made.join(' and ')}.`
  if (errors > 0) return `Nothing was written: ${counted(errors, 'thing')} to correct.`
  return isDry ? `It would be ${summaryOf(outcome)}. Nothing was written.` : `Written: ${summaryOf(outcome)}.`
}

/** What was done or would be, and last what is wrong: it stands on the screen when the import ends. */
export const reportLines = (outcome: Outcome, { isDry, hasDetails }: Shown = {}): string[] => [
  ...(hasDetails ? changeLines(outcome) : shortLines(outcome)),
  ...(!hasDetails && (isDry || hasErrors(outcome)) && outcome.changes.length > 0
    ? ['With --details, every value is shown.']
    : []),
  ...linesOf(outcome, 'warning'),
  ...errorsIn(outcome),
  ending(outcome, isDry),
]

/** The same for the summary of a run on GitHub, and for a pull request: what a person has to look at first, then every value. */
export function reportMarkdown(outcome: Outcome, { isDry }: Shown = {}): string {
  const errors = errorsIn(outcome)
  const head = errors.length > 0 ? `Nothing was imported: ${errors.length} to correct` : summaryOf(outcome)
  const text = [...errors, ...linesOf(outcome, 'warning'), ...changeLines(outcome), ending(outcome, isDry)]
    .join('\n')
    .replaceAll('`', "'")
  const isCut = text.length > LONGEST_TEXT
  const rest = isCut ? '\n…\n```\n\nThe rest is under **Files changed**.\n' : '\n```\n'
  return `### ${head}\n\n\`\`\`\n${text.slice(0, LONGEST_TEXT)}${rest}`
}
