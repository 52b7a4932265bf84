import { extname } from 'node:path'
import { z } from 'zod'
import { isKind, KIND_NAMES, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, RECORD_KINDS, REFERENCES, type RecordKind } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import type { Content, RawContent } from '../check-content/read-content.ts'
import {
  arrangedFields,
  type FolderKind,
  LAYOUTS,
  type Section,
  TITLE_FIELDS,
  variantOf,
} from '../editor/layouts.ts'
import { fileShape, formOf, isFlag, metaOf, type Schema } from '../editor/schema.ts'
import { AS_IT_IS, type Cell, type FieldWords, type Words } from './cells.ts'

/** The content before an import. */
export interface ContentBefore extends Content {
  /** Every picture under content/images. */
  pictures: ReadonlySet<string>
}

/** A column of a sheet: a field of the form, or a part of one that has parts. */
export interface Column {
  /** The words of the form. */
  label: string
  /** The head of the column: the label, and how several values are written. */
  head: string
  /** Purpose of the field. */
  note: string
  /** The field of the file. */
  field: string
  /** Where the value is in the form. */
  path: readonly string[]
  schema: Schema
  /** In a section with variants, the one that the column belongs to. */
  variant?: { section: string; name: string }
}

/** A row of a sheet, by its columns. */
export interface SheetRow {
  /** From 0. */
  place: number
  /** The cell under "File". */
  file: string
  cells: ReadonlyMap<Column, Cell>
}

/** A sheet whose columns are known. */
export interface Grid {
  table: string
  kind: FolderKind
  /** Where each column is, from 0. */
  places: ReadonlyMap<Column, number>
  rows: SheetRow[]
  /** For a brand's list: its mapping file, and the values that file gives all products. */
  mapping?: { file: string; always: ReadonlyMap<Column, Cell> }
}

/** The name of the first column: the file of the record. */
export const FILE_HEAD = 'File'

/** The sheets, in their order. */
export const SHEETS: readonly { kind: FolderKind; name: string }[] = [
  ...KINDS.map((kind) => ({ kind, name: KIND_NAMES[kind].title })),
  { kind: 'manufacturers', name: 'Brands' },
  { kind: 'fanCategories', name: 'Fan categories' },
  { kind: 'fixtureCategories', name: 'Lighting categories' },
]

/** How the entries of a cell are written, as its heading shows: `a; b`, `Body | Blades | Picture; …`. */
function formOfEntries(field: Schema): string {
  const schema = formOf(field)
  if (schema instanceof z.ZodArray) {
    const element = formOf(schema.element)
    if (!(element instanceof z.ZodObject)) return ' (a; b)'
    const parts = Object.entries(element.shape).map(([name, part]) => metaOf(part).title ?? name)
    return ` (${parts.join(' | ')}; …)`
  }
  if (!(schema instanceof z.ZodRecord)) return ''
  const value = metaOf(schema.valueType as Schema)
  return ` (${metaOf(schema.keyType).title ?? 'Name'} | ${value.title ?? (value.input === 'picture' ? 'Picture' : 'Value')}; …)`
}

const noteOf = (field: Schema): string => {
  const { description } = metaOf(field)
  return [description, isFlag(field) && 'Write yes or no.'].filter(Boolean).join(' ')
}

const column = (
  label: string,
  whole: Schema,
  given: Pick<Column, 'field' | 'path' | 'schema' | 'variant'>,
): Column => ({
  label,
  head: `${label}${formOfEntries(given.schema)}`,
  note: noteOf(whole),
  ...given,
})

/** The columns of a field in one of its forms: one, or one for each part of an object. */
function variantColumns(section: Section, field: string, whole: Schema, place: number): Column[] {
  const schema = variantOf(whole, place)
  const { title = field } = metaOf(whole)
  const name = section.variants?.[place]?.name ?? ''
  const given = { field, path: [section.name, field], variant: { section: section.name, name } }
  const form = formOf(schema)
  if (form instanceof z.ZodObject) {
    return Object.entries(form.shape).map(([part, partSchema]) =>
      column(`${title}: ${metaOf(partSchema).title ?? part}`, whole, {
        ...given,
        path: [...given.path, part],
        schema: partSchema,
      }),
    )
  }
  const label = place === 0 ? title : `${title}: ${section.variants?.[place]?.title ?? name}`
  return [column(label, whole, { ...given, schema })]
}

function makeColumns(kind: RecordKind): readonly Column[] {
  const { fields: shape } = fileShape(kind)
  const { hidden } = LAYOUTS[kind]
  const single = (field: string, path: readonly string[]): Column[] => {
    const schema = shape[field] as Schema
    return hidden.includes(field)
      ? []
      : [column(metaOf(schema).title ?? field, schema, { field, path, schema })]
  }
  return arrangedFields(shape, LAYOUTS[kind]).flatMap((place) => {
    if (typeof place === 'string') return single(place, [place])
    if (!place.variants) return place.fields.flatMap((field) => single(field, [place.name, field]))
    return place.variants.flatMap((_, variant) =>
      place.fields.flatMap((field) => variantColumns(place, field, shape[field] as Schema, variant)),
    )
  })
}

const made = new Map<RecordKind, readonly Column[]>()

/** The columns of a kind's sheet after the first, in the order and words of its form. */
export function columnsOf(kind: RecordKind): readonly Column[] {
  const columns = made.get(kind) ?? makeColumns(kind)
  made.set(kind, columns)
  return columns
}

const plainHead = (head: string): string =>
  head
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim()
    .toLowerCase()

/** The column that a heading names: by its label, by its label with the format, or by the field of the file. */
export function columnNamed(columns: readonly Column[], heading: string): Column | undefined {
  const words = heading.trim()
  const [whole, plain] = [words.toLowerCase(), plainHead(words)]
  return (
    columns.find(({ label, head }) => [label, head].some((one) => one.toLowerCase() === whole)) ??
    columns.find(
      ({ label, field, path }) => plainHead(label) === plain || (field === words && path.length < 3),
    )
  )
}

const PICTURE = /\.(jpe?g|png|webp|avif)$/i

/** The names of a kind's records, by file; a name shared by two belongs to neither. Products are named by their files. */
function namesOf(kind: RecordKind, content: RawContent): Map<string, string> {
  if (isKind(kind)) return new Map()
  const field = TITLE_FIELDS[kind as FolderKind]
  const names = content[kind].map(
    ({ name, value }) =>
      [name, String((value as Record<string, unknown> | undefined)?.[field] ?? '').trim()] as const,
  )
  const isOwn = (name: string) =>
    name !== '' && names.filter(([file, other]) => other === name || file === name).length === 1
  return new Map(names.filter(([, name]) => isOwn(name)))
}

function referenceWords(names: ReadonlyMap<string, string>): Words {
  const files = new Map([...names].map(([file, name]) => [name.toLowerCase(), file]))
  return {
    toCell: (file) => names.get(file) ?? file,
    // An unknown name is looked up by the name its file would have, so that the nearest one can be suggested.
    fromCell: (name) => files.get(name.toLowerCase()) ?? (slugOf(name) || name),
  }
}

/** A picture by its name alone, where it lies in the folder of its field. */
function pictureWords(kind: RecordKind, field: string, present: ReadonlySet<string>): Words {
  const up = RECORD_KINDS[kind].path.endsWith('.json') ? './' : '../'
  const folder = `${up}${LAYOUTS[kind].uploads[field] ?? 'images'}/`
  return {
    toCell: (path) =>
      path.startsWith(folder) && !path.slice(folder.length).includes('/') ? path.slice(folder.length) : path,
    fromCell: (name) => {
      if (name.includes('/') || !PICTURE.test(name)) return name
      const inContent = `content/${folder.slice(up.length)}${name}`
      return present.has(inContent) ? folder + name : folder + pictureFileName(name)
    },
  }
}

/** The name under which a picture of a maker is kept: `FP 7890-BL.JPG` → `fp-7890-bl.jpg`. */
export const pictureFileName = (name: string): string =>
  `${slugOf(fileStem(name))}${extname(name).toLowerCase()}`

/**
 * The words of each field of a kind.
 *
 * @param content the records, and those that are new in the same import
 * @param present every picture under content/images
 */
export function fieldWords(
  kind: RecordKind,
  content: RawContent,
  present: ReadonlySet<string>,
): (field: string) => FieldWords {
  const targets = Object.entries(REFERENCES[kind] ?? {})
  const references = new Map(
    targets.map(([field, target]) => [field, referenceWords(namesOf(target, content))]),
  )
  return (field) => ({
    value: references.get(field) ?? AS_IT_IS,
    picture: pictureWords(kind, field, present),
  })
}
