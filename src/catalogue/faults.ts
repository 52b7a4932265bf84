import { counted } from './rules/numbers.ts'

export interface Fault {
  /** Path from the project's root, such as `content/fans/alder-52.json`. */
  file: string
  /** Place in the file, such as `sizes[1]`; left out when the whole file is meant. */
  field?: string
  /** A sheet's cell or row, if the file is a sheet. Both count from 0. */
  cell?: { row: number; column?: number | undefined }
  /** Error, as the rest of a sentence that starts with the place. */
  problem: string
  /** The wrong value, if the problem is one; `problemText` adds it. */
  got?: unknown
  remedy: string
  severity: 'error' | 'warning'
}

type Position = Pick<Fault, 'file' | 'field' | 'cell'>

export const error = (position: Position, problem: string, remedy: string): Fault => ({
  ...position,
  problem,
  remedy,
  severity: 'error',
})

export const warning = (position: Position, problem: string, remedy: string): Fault => ({
  ...error(position, problem, remedy),
  severity: 'warning',
})

export const isError = ({ severity }: Fault): boolean => severity === 'error'

export const missingFile = (file: string): Fault =>
  error({ file }, 'is missing', 'Restore it: the site cannot be built without it.')

export function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

export const problemText = ({ problem, got }: Pick<Fault, 'problem' | 'got'>): string =>
  got === undefined ? problem : `${problem}, got ${excerpt(got)}`

/** `content/fans/alder-52.json › sizes[1]: expected …, got "fifty". Correct the value.` */
export function formatFault(fault: Fault): string {
  const { file, field, remedy } = fault
  const position = field ? `${file} › ${field}` : file
  return `${isError(fault) ? '✖' : '⚠'} ${position}: ${problemText(fault)}. ${remedy}`
}

/** The message is the whole report, one line per fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    const errors = faults.filter(isError).length
    super([`content/ has ${counted(errors, 'error')}:`, ...faults.map(formatFault)].join('\n'))
    this.faults = faults
  }
}
