import { z } from 'zod'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { unwrapped } from '../../catalogue/schema/introspection.ts'
import type { RawContent, RawRecord } from '../check-content/read-content.ts'
import { expected } from './expected.ts'

const folder = (kind: RecordKind): string => `one file each in \`content/${RECORD_KINDS[kind].path}/\``

const HEADINGS: Record<RecordKind, string> = {
  fans: `Ceiling fans: ${folder('fans')}`,
  fixtures: `Lighting fixtures: ${folder('fixtures')}`,
  fanCategories: `Categories of fans: ${folder('fanCategories')}`,
  fixtureCategories: `Categories of fixtures: ${folder('fixtureCategories')}`,
  manufacturers: 'Brands: one file each in `content/manufacturers/`',
  gallery: 'The gallery of the home page: a list in `content/gallery.json`',
  rooms: 'The rooms of the pages: `content/rooms.json`',
  store: 'The store itself: `content/store.json`',
  brandLists: 'The brand walls: three lists in `content/brand-lists.json`',
  finishFamilies: 'Finish families, for choosing by color: `content/finish-families.json`',
  roomKinds: 'The kinds of room of a house: `content/room-kinds.json`',
  searchWords: 'The words of the search: `content/search-words.json`',
  finishColours: 'The dots beside the finishes: `content/finish-colours.json`',
}

const INTRODUCTION = `# What every field means

Made by \`npm run guide\` from the rules that check the site: change the rules, not this page. How to add and change
things is in the [staff guide](staff-guide.md).

You may leave out a field that is not required, with its whole line. "In quotation marks" means the straight ones of the keyboard.
`

const LONGEST_EXAMPLE = 64

const inCell = (words: string): string => words.replaceAll('|', '\\|')

/** The value in a record at a path such as `address.city`; of a list, in its first item. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  const here = Array.isArray(value) && path.length > 0 ? (value[0] as unknown) : value
  const [part, ...rest] = path
  if (part === undefined) return here
  return typeof here === 'object' && here !== null
    ? valueAt((here as Record<string, unknown>)[part], rest)
    : undefined
}

/** A value written on one line; undefined if it is too long to show. */
function oneLine(value: unknown): string | undefined {
  const text = JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ').replace('[ ', '[').replace(' ]', ']')
  return text !== undefined && text.length <= LONGEST_EXAMPLE ? text : undefined
}

function example(records: readonly RawRecord[], path: readonly string[]): string {
  const written = records.map(({ value }) => valueAt(value, path)).filter((value) => value !== undefined)
  const short = written.map(oneLine).find((text) => text !== undefined)
  if (short !== undefined) return `\`${short}\``
  const [first] = written
  if (typeof first === 'string') return `\`"${first.slice(0, LONGEST_EXAMPLE).replace(/\s\S*$/, '')} …"\``
  return first === undefined ? '' : 'several lines: see a file'
}

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

/** @param seen the lists that are in the table already, so that one with the same items refers to it */
function rows(
  fields: Fields,
  records: readonly RawRecord[],
  above: readonly string[] = [],
  seen = new Map<z.core.$ZodType, string>(),
): string[][] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    if (name === '$schema') return []
    const path = [...above, name]
    const field = `\`${path.join('.')}\``
    const item = itemOf(schema)
    const row = (form: string, shown: string) => {
      const meaning = schema instanceof z.ZodType ? schema.meta()?.description : undefined
      return [field, meaning ?? '', form, needed(schema), shown].map(inCell)
    }
    if (!(item instanceof z.ZodObject)) return [row(expected(schema) ?? '', example(records, path))]
    const same = seen.get(item)
    if (same) return [row(`${item === unwrapped(schema) ? '' : 'a list '}like ${same}`, '')]
    const within = rows(item.shape, records, path, seen.set(item, field))
    return item === unwrapped(schema) ? within : [row('a list, each with the following', ''), ...within]
  })
}

/** A table with aligned columns, as the formatter wants it. */
function table(header: readonly string[], body: readonly string[][]): string[] {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...body].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)]
}

/** The page that explains every field to staff, with an example of each from the content. */
export function fieldsPage(content: RawContent): string {
  const sections = (Object.keys(RECORD_KINDS) as RecordKind[]).map((kind) =>
    [
      `## ${HEADINGS[kind]}`,
      '',
      ...table(
        ['Field', 'What it means', 'Form', 'Needed?', 'Example'],
        rows(RECORD_KINDS[kind].schema.shape, content[kind]),
      ),
    ].join('\n'),
  )
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`
}
