import { z } from 'zod'
import { RECORD_KINDS, REFERENCES, type RecordKind } from '../../catalogue/records.ts'
import { unwrapped } from '../../catalogue/schema/introspection.ts'
import { TEXT_PAGES } from '../../catalogue/schema/pages.ts'
import { layoutOf } from '../editor/layouts.ts'
import { expected } from './expected.ts'

const INTRODUCTION = `# What every field means

\`npm run guide\` writes this page from the rules that check the site: change the rules, not this page. The
[staff guide](staff-guide.md) explains how to add and change things.

You may leave out a field that isn't needed, with its whole line: it is then unknown. Use straight quotation marks, as on the keyboard.
`

const inCell = (words: string): string => words.replaceAll('|', '\\|')

function needed(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodDefault && schema.def.defaultValue === false) return 'no: false if left out'
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? 'no' : 'yes'
}

/** The schema of a list's items; otherwise the schema itself. */
function itemOf(schema: z.core.$ZodType): z.core.$ZodType {
  const here = unwrapped(schema)
  return here instanceof z.ZodArray ? itemOf(here.element) : here
}

type Fields = Record<string, z.core.$ZodType>

/** The form of a field that refers to a file. */
function reference(schema: z.core.$ZodType, target: RecordKind): string {
  const names = `in \`content/${RECORD_KINDS[target].path}\`, without .json`
  return unwrapped(schema) instanceof z.ZodArray ? `a list of file names ${names}` : `a file name ${names}`
}

const rows = (fields: Fields, references: Partial<Record<string, RecordKind>> = {}, above = ''): string[] =>
  Object.entries(fields).flatMap(([name, schema]) => {
    if (name === '$schema') return []
    const field = `\`${above}${name}\``
    const item = itemOf(schema)
    const isOne = item === unwrapped(schema)
    const row = (form = '') => {
      const { title = '', description = '' } = schema instanceof z.ZodType ? (schema.meta() ?? {}) : {}
      return `| ${[field, title, description, form, needed(schema)].map(inCell).join(' | ')} |`
    }
    const target = references[name]
    if (target) return row(reference(schema, target))
    if (!(item instanceof z.ZodObject)) return row(expected(schema))
    const within = rows(item.shape, references, `${above}${name}.`)
    return isOne ? within : [row('a list, each with the following'), ...within]
  })

const table = (heading: string, shape: Fields, references?: Partial<Record<string, RecordKind>>): string =>
  [
    `## ${heading}\n`,
    '| Field | In the editor | Meaning | Form | Needed? |',
    '|---|---|---|---|---|',
    ...rows(shape, references),
  ].join('\n')

export function fieldsPage(): string {
  const records = (Object.keys(RECORD_KINDS) as RecordKind[]).map((kind) => {
    const { path, schema } = RECORD_KINDS[kind]
    const files = path.endsWith('.json') ? `\`content/${path}\`` : `one file each in \`content/${path}/\``
    return table(`${layoutOf(kind).label}: ${files}`, schema.shape, REFERENCES[kind])
  })
  const texts = Object.values(TEXT_PAGES).map(({ path, schema }) =>
    table(`Settings of the Markdown files in \`content/${path}/\``, schema.shape),
  )
  return `${[INTRODUCTION.trimEnd(), ...records, ...texts].join('\n\n')}\n`
}
