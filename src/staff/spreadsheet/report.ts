import { counted } from '../../catalogue/rules/numbers.ts'
import type { Draft } from './draft-mapping.ts'
import { address, type Line } from './read-tables.ts'
import type { Change, NewPicture } from './records.ts'

/** Plan of an import, and its findings. */
export interface Outcome {
  changes: Change[]
  /** The number of records that stay as they are. */
  same: number
  lines: Line[]
  pictures: NewPicture[]
  /** Drafts of mappings, for someone to confirm. They are written even if the import has errors. */
  drafts: Draft[]
  /** Whether rows with errors are left out, and how many were. */
  goodRows: boolean
  leftOut: number
}

/** A pull request's text may have 65,536 characters. */
const MAX_TEXT = 60_000
/** The most records that are named if details are not asked for. */
const MAX_NAMES = 12
/** The most cells and values that a line names one by one. */
const MAX_CELLS = 4
const MAX_VALUES = 5

/** How much is reported of an import. */
interface Shown {
  /** Whether nothing was to be written. */
  isDry?: boolean | undefined
  /** Whether every value is shown, or only the names of what is new and changed. */
  hasDetails?: boolean | undefined
}

const quoted = (values: readonly string[]): string => {
  const more = values.length > MAX_VALUES ? ` and ${values.length - MAX_VALUES} others` : ''
  return (
    values
      .slice(0, MAX_VALUES)
      .map((value) => JSON.stringify(value))
      .join(', ') + more
  )
}

/** A sentence with the wrong values, and what to do about them. */
function sentence({ severity, text, remedy, mapping }: Line, gots: readonly string[]): string {
  if (remedy === undefined) return text
  const values = gots.length === 0 ? '' : severity === 'error' ? `, got ${quoted(gots)}` : `: ${quoted(gots)}`
  if (!mapping || gots.length === 0) return `${text}${values}. ${remedy}`
  const lines = gots.slice(0, MAX_VALUES).map((got) => `${JSON.stringify(got)}: ""`)
  return `${text}${values}. Write our value for each in ${mapping.file}: "values": {${JSON.stringify(mapping.label)}: {${lines.join(', ')}}}.`
}

/** `Fans!C2, C3, C4 and 12 more` */
function places(cells: readonly NonNullable<Line['cell']>[]): string {
  const all = [...new Set(cells.map(({ table, row, column }) => address(table, row, Math.max(0, column))))]
  const [first, ...rest] = all.slice(0, all.length > MAX_CELLS ? MAX_CELLS - 1 : MAX_CELLS)
  const named = [first, ...rest.map((one) => one.slice(one.lastIndexOf('!') + 1))].join(', ')
  return all.length > MAX_CELLS ? `${named} and ${all.length - MAX_CELLS + 1} more` : named
}

/** The sentences of findings: one for all cells of a column that have the same fault. */
export function sentences(lines: readonly Line[]): string[] {
  const groups = Map.groupBy(lines, ({ severity, text, remedy, cell }) =>
    JSON.stringify([severity, text, remedy, cell?.table, cell?.column]),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const words = sentence(first, [...new Set(group.flatMap(({ got }) => got ?? []))])
    const cells = group.flatMap(({ cell }) => cell ?? [])
    return cells.length > 0 ? `${places(cells)}: ${words}` : words
  })
}

const isError = ({ severity }: Line): boolean => severity === 'error'
const errorsIn = ({ lines }: Outcome): string[] => sentences(lines.filter(isError)).map((text) => `✖ ${text}`)
const warningsIn = ({ lines }: Outcome): string[] =>
  sentences(lines.filter((line) => !isError(line))).map((text) => `⚠ ${text}`)
export const hasErrors = ({ lines }: Outcome): boolean => lines.some(isError)

/** Every finding about a cell, a line each; empty if the report names them all. */
export function allFindings({ lines }: Outcome): string[] {
  const findings = lines.filter((line) => isError(line) && line.cell)
  return findings.length <= MAX_CELLS ? [] : findings.flatMap((line) => sentences([line]))
}

const oneLine = (words: string): string => (words === '' ? 'empty' : words.replaceAll('\n', ' '))

const ofKind = ({ changes }: Outcome, isNew: boolean): Change[] =>
  changes.filter((change) => change.isNew === isNew)

/** `59 new, 4 changed, 131 the same` */
const summaryOf = (outcome: Outcome): string =>
  `${ofKind(outcome, true).length} new, ${ofKind(outcome, false).length} changed, ${outcome.same} the same`

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
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
  return `${names.slice(0, MAX_NAMES).join(', ')}${more}`
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
  const drafts = isDry ? [] : outcome.drafts.map(({ file }) => file)
  const left = outcome.leftOut > 0 ? `, ${counted(outcome.leftOut, 'row')} left out` : ''
  if (drafts.length > 0) return `Nothing was written but ${drafts.join(' and ')}.`
  if (errors > 0) {
    const good =
      outcome.changes.length > 0 && !outcome.goodRows
        ? ' With --good-rows, the rows without errors come in alone (on GitHub: Actions, Import, Run workflow).'
        : ''
    return `Nothing was written: ${counted(errors, 'thing')} to correct.${good}`
  }
  return isDry
    ? `It would be ${summaryOf(outcome)}${left}. Nothing was written.`
    : `Written: ${summaryOf(outcome)}${left}.`
}

/** The changes, and last the errors: they stand on the screen when the import ends. */
export const reportLines = (outcome: Outcome, { isDry, hasDetails }: Shown = {}): string[] => [
  ...(hasDetails ? changeLines(outcome) : shortLines(outcome)),
  ...(!hasDetails && (isDry || hasErrors(outcome)) && outcome.changes.length > 0
    ? ['With --details, every value is shown.']
    : []),
  ...warningsIn(outcome),
  ...errorsIn(outcome),
  ending(outcome, isDry),
]

/** Report for the summary of a run on GitHub and for a pull request: errors first, then every value. */
export function reportMarkdown(outcome: Outcome, { isDry }: Shown = {}): string {
  const errors = errorsIn(outcome)
  const head = errors.length > 0 ? `Nothing was imported: ${errors.length} to correct` : summaryOf(outcome)
  const text = [...errors, ...warningsIn(outcome), ...changeLines(outcome), ending(outcome, isDry)]
    .join('\n')
    .replaceAll('`', "'")
  const isCut = text.length > MAX_TEXT
  const rest = isCut ? '\n…\n```\n\nThe rest is under **Files changed**.\n' : '\n```\n'
  return `### ${head}\n\n\`\`\`\n${text.slice(0, MAX_TEXT)}${rest}`
}
