import { cellRef } from 'hucre/xlsx'
import { excerpt, type Fault, isError, problemText } from '../../catalogue/faults.ts'
import { counted } from '../../catalogue/rules/numbers.ts'

export interface Change {
  file: string
  isNew: boolean
  text: string
  /** Differences, by the labels of the form. */
  fields: { label: string; before: string; after: string }[]
}

export interface Outcome {
  changes: Change[]
  /** The number of records that stay as they are. */
  same: number
  faults: Fault[]
  /** The pictures that come along, with their paths from the project's root. */
  pictures: { from: string; to: string }[]
  /** Drafts of mappings, for someone to confirm. They are written even if the import has errors. */
  drafts: { file: string; text: string }[]
  /** Errors in the skipped rows. */
  leftOut: Fault[]
  /** Number of rows without errors, if these could come in alone. */
  rowsWithoutErrors?: number
}

/** A pull request's text may have 65,536 characters. */
const MAX_TEXT = 60_000
/** The most records, cells and values that a line names. */
const MAX_NAMES = 12
const MAX_CELLS = 4
const MAX_VALUES = 5

/** `a, b, c and 12 more` */
export const some = (names: readonly string[], max = MAX_NAMES): string =>
  names.length > max ? `${names.slice(0, max).join(', ')} and ${names.length - max} more` : names.join(', ')

/** `rows 3, 4 and 12 more`, for places that count from 0. */
export const rowsText = (places: readonly number[]): string =>
  `${places.length === 1 ? 'row' : 'rows'} ${some(places.map((place) => String(place + 1)))}`

/** A value as people read it in a cell: text without its quotation marks. */
const asRead = (got: unknown): string => JSON.stringify(typeof got === 'string' ? got : excerpt(got))

function places(group: readonly Fault[]): string {
  const [{ file, field }] = group as [Fault]
  const cells = group.flatMap(({ cell }) => cell ?? [])
  const refs = [...new Set(cells.map(({ row, column = 0 }) => cellRef(row, column)))]
  if (cells.length > 0) return `${file}!${some(refs, refs.length > MAX_CELLS ? MAX_CELLS - 1 : MAX_CELLS)}`
  return field ? `${file} › ${field}` : file
}

/** Faults as sentences: one for all cells of a column that have the same error. */
export function sentences(faults: readonly Fault[]): string[] {
  const groups = Map.groupBy(faults, ({ cell, got, ...same }) =>
    JSON.stringify([same, cell ? [cell.column] : got]),
  )
  return [...groups.values()].map((group) => {
    const [{ cell, problem, got, remedy, severity }] = group as [Fault]
    const values = [...new Set(group.flatMap((one) => (one.got === undefined ? [] : asRead(one.got))))]
    const list = some(values, MAX_VALUES)
    const words =
      cell && list
        ? `${problem}${severity === 'error' ? ', got' : ':'} ${list}`
        : problemText({ problem, got })
    return `${places(group)}: ${words}. ${remedy}`.trim()
  })
}

const marked = ({ faults, leftOut }: Outcome, severity: Fault['severity']): string[] =>
  severity === 'error'
    ? sentences(faults.filter(isError)).map((text) => `✖ ${text}`)
    : [
        ...sentences(leftOut).map((text) => `⚠ Left out: ${text}`),
        ...sentences(faults.filter((one) => !isError(one))).map((text) => `⚠ ${text}`),
      ]

/** Every error in a cell, a line each in the order of the rows; empty if the report names them all. */
export function cellErrors({ faults, leftOut }: Outcome): string[] {
  const errors = [...faults.filter(isError), ...leftOut].filter(({ cell }) => cell)
  const ordered = errors.toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.cell?.row ?? 0) - (b.cell?.row ?? 0),
  )
  return ordered.length > MAX_CELLS ? ordered.flatMap((one) => sentences([one])) : []
}

const ofKind = ({ changes }: Outcome, isNew: boolean): Change[] =>
  changes.filter((change) => change.isNew === isNew)

const summaryOf = (outcome: Outcome): string =>
  `${ofKind(outcome, true).length} new, ${ofKind(outcome, false).length} changed, ${outcome.same} the same`

const oneLine = (words: string): string => (words === '' ? 'empty' : words.replaceAll('\n', ' '))

const changeLines = ({ changes, pictures }: Outcome): string[] => [
  ...changes.flatMap(({ file, isNew, fields }) => [
    `${isNew ? '+' : '~'} ${file}`,
    ...fields.map(({ label, before, after }) =>
      isNew ? `    ${label}: ${oneLine(after)}` : `    ${label}: ${oneLine(before)} → ${oneLine(after)}`,
    ),
  ]),
  ...pictures.map(({ to }) => `+ ${to}`),
]

function shortLines(outcome: Outcome): string[] {
  const nameOf = ({ file }: Change) => file.replace(/^content\//, '').replace(/\.json$/, '')
  const [fresh, changed] = [ofKind(outcome, true), ofKind(outcome, false)]
  const differing = changed.map(
    (one) => `${nameOf(one)} (${one.fields.map(({ label }) => label).join(', ')})`,
  )
  return [
    fresh.length > 0 && `+ ${fresh.length} new: ${some(fresh.map(nameOf))}`,
    changed.length > 0 && `~ ${changed.length} changed: ${some(differing)}`,
    outcome.pictures.length > 0 && `+ ${counted(outcome.pictures.length, 'photo')}`,
  ].filter((line) => line !== false)
}

function ending(outcome: Outcome, isDry: boolean): string {
  const errors = marked(outcome, 'error').length
  const drafts = outcome.drafts.map(({ file }) => file)
  const left = new Set(outcome.leftOut.map(({ file, cell }) => `${file}!${cell?.row}`)).size
  const without = left > 0 ? `, ${counted(left, 'row')} left out` : ''
  if (drafts.length > 0 && !isDry) return `Nothing was written but ${drafts.join(' and ')}.`
  if (errors > 0) {
    const rows = outcome.rowsWithoutErrors ?? 0
    const those = rows === 1 ? 'the row' : `the ${rows} rows`
    const alone =
      rows > 0
        ? ` With --good-rows, ${those} without errors can come in alone (on GitHub: Actions, Import, Run workflow).`
        : ''
    return `Nothing was written: ${counted(errors, 'thing')} to correct.${alone}`
  }
  return isDry
    ? `It would be ${summaryOf(outcome)}${without}. Nothing was written. With --details, every value is shown.`
    : `Written: ${summaryOf(outcome)}${without}.`
}

/** The changes, and last the errors: they are on the screen when the import ends. */
export const reportLines = (outcome: Outcome, { isDry = false, hasDetails = false } = {}): string[] => [
  ...(hasDetails ? changeLines(outcome) : shortLines(outcome)),
  ...marked(outcome, 'warning'),
  ...marked(outcome, 'error'),
  ending(outcome, isDry),
]

/** Report for the summary of a run on GitHub and for a pull request: errors first, then every value. */
export function reportMarkdown(outcome: Outcome, isDry = false): string {
  const errors = marked(outcome, 'error')
  const head = errors.length > 0 ? `Nothing was imported: ${errors.length} to correct` : summaryOf(outcome)
  const text = [...errors, ...marked(outcome, 'warning'), ...changeLines(outcome), ending(outcome, isDry)]
    .join('\n')
    .replaceAll('`', "'")
  const rest = text.length > MAX_TEXT ? '\n…\n```\n\nThe rest is under **Files changed**.\n' : '\n```\n'
  return `### ${head}\n\n\`\`\`\n${text.slice(0, MAX_TEXT)}${rest}`
}
