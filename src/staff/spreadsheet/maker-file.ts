import { z } from 'zod'
import { describeIssues } from '../../catalogue/describe-issues.ts'
import { formatFault } from '../../catalogue/faults.ts'
import { suggest } from '../../catalogue/nearest.ts'
import { parseJson } from '../check-content/parse-json.ts'
import { isOptional } from '../editor/form/schema-parts.ts'
import type { FolderKind } from '../editor/title-fields.ts'
import { optionsOf } from './cell-values.ts'
import { type Column, columnNamed, columnsOf, FILE_HEAD, SHEETS } from './columns.ts'
import { error, type Line } from './read-tables.ts'

const ROWS = ['product', 'finish'] as const
const texts = z.record(z.string(), z.string({ error: 'expected text in quotation marks' }))

/** What a maker's own columns mean. It is kept for the maker's next list, under any file name. */
const makerFileSchema = z.strictObject({
  confirmed: z.boolean({ error: 'expected true or false, without quotation marks' }),
  sheet: z.enum(SHEETS.map(({ name }) => name) as [string, ...string[]], {
    error: `expected one of ${SHEETS.map(({ name }) => `"${name}"`).join(', ')}`,
  }),
  /** Whether the list has a row for each product, or one for each of its finishes and sizes. */
  rows: z.enum(ROWS, { error: 'expected "product" or "finish"' }).default('product'),
  /** Our column for each of the maker's; empty for one that is skipped. */
  columns: texts,
  /** Our words for the maker's, by our columns. */
  values: z.record(z.string(), texts).default({}),
  /** Our name of a product by its number, where the list has two of one name. */
  names: texts.default({}),
  /** What the list does not say but holds for all its products, by our columns. */
  always: texts.default({}),
})

export type MakerFile = z.output<typeof makerFileSchema>

/** A description, and the name of the file that has it. */
export interface Described {
  file: string
  maker: MakerFile
}

/** The kind of record that a maker's list holds. */
export const kindOf = ({ sheet }: Pick<MakerFile, 'sheet'>) =>
  (SHEETS.find(({ name }) => name === sheet) ?? SHEETS[0])?.kind ?? 'fans'

function unknownColumns(file: string, maker: MakerFile): Line[] {
  const columns = columnsOf(kindOf(maker))
  const labels = columns.map(({ label }) => label)
  const ours = [
    ...Object.entries(maker.columns).map(([theirs, our]) => ({ place: `columns.${theirs}`, our })),
    ...Object.keys(maker.values).map((our) => ({ place: `values.${our}`, our })),
    ...Object.keys(maker.always).map((our) => ({ place: `always.${our}`, our })),
  ]
  return ours
    .filter(({ our }) => our !== '' && our !== FILE_HEAD && !columnNamed(columns, our))
    .map(({ place, our }) =>
      error(`${file} › ${place}: "${our}" is not one of our columns. ${suggest(our, labels)}`),
    )
}

/** What only a person can answer: words of the maker that may mean several of ours, and what the list does not say. */
function openQuestions(file: string, maker: MakerFile, names: Names): Line[] {
  const columns = columnsOf(kindOf(maker))
  const choicesOf = (column: Column): string => {
    const options = optionsOf(column.schema) ?? names(kindOf(maker), column.field)
    if (options?.length === 0) return '. There is none yet: add it in the editor first'
    return options ? `: ${options.map((one) => `"${one}"`).join(', ')}` : ''
  }
  const asked = (label: string) => {
    const column = columnNamed(columns, label)
    return column && !isOptional(column.schema) ? column : undefined
  }
  const values = Object.entries(maker.values).flatMap(([label, words]) => {
    const column = asked(label)
    const choices = column && choicesOf(column)
    return Object.entries(words).flatMap(([theirs, our]) =>
      column && our === ''
        ? error(`${file} › values.${label}: which of ours is "${theirs}"? Write it beside it${choices}.`)
        : [],
    )
  })
  const always = Object.entries(maker.always).flatMap(([label, our]) => {
    const column = our === '' ? asked(label) : undefined
    const text = `${file} › always.${label}: the list does not say it. Write the one that all its products have`
    return column ? error(`${text}${choicesOf(column)}.`) : []
  })
  return [...values, ...always]
}

/** The names that a field of a kind may have: those of our makers, or of our categories; undefined for any other field. */
export type Names = (kind: FolderKind, field: string) => readonly string[] | undefined

/** Reads the description of a maker's columns. */
export function readMakerFile(
  file: string,
  text: string,
  names: Names = () => undefined,
): { maker?: MakerFile; lines: Line[] } {
  const parsed = parseJson(text)
  if ('fault' in parsed) {
    const { line, column, problem, remedy } = parsed.fault
    return { lines: [error(`${file} › line ${line}, column ${column}: ${problem}. ${remedy}`)] }
  }
  const read = makerFileSchema.safeParse(parsed.value)
  if (!read.success) {
    const faults = describeIssues(read.error.issues, { schema: makerFileSchema, raw: parsed.value, file })
    return { lines: faults.map((fault) => error(formatFault(fault).slice(2))) }
  }
  const lines = [...unknownColumns(file, read.data), ...openQuestions(file, read.data, names)]
  const unconfirmed = `${file}: is a guess. Check what each column means, correct it, and write "confirmed": true; then run the import again.`
  if (!read.data.confirmed) lines.push(error(unconfirmed))
  return { maker: read.data, lines }
}
