import { extname, posix } from 'node:path'
import { z } from 'zod'
import { isKind, KIND_NAMES, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, REFERENCES, type ReadableRecords, type RecordKind } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import type { Content } from '../check-content/read-content.ts'
import { uploadFolder } from '../editor/fields.ts'
import { arrangedFields, type FolderKind, layoutOf, TITLE_FIELDS, variantOf } from '../editor/layouts.ts'
import { type Fields, formOf, isFlag, metaOf, type Schema, shapeOf } from '../editor/schema.ts'
import { type Cell, cellText, type FieldWords } from './cells.ts'

export interface ContentBefore extends Content {
  pictures: ReadonlySet<string>
}

/** A sheet column: a form's field, or a part of one. */
export interface Column {
  /** The words of the form. */
  label: string
  /** The heading: the label, and how several values are written. */
  head: string
  note: string
  /** The field of the file. */
  field: string
  /** The part of the field's object that it has. */
  part?: string
  schema: Schema
  /** For fields in two forms, a fan's finishes: 0 for one finish at a time, 1 for body and blades. */
  variant?: number
}

export type Cells = ReadonlyMap<Column, Cell>

/** A row of a sheet by its columns, whether the sheet is ours or a brand's. */
export interface Row {
  /** From 0. */
  place: number
  /** The name of its record's file; empty for a new record. */
  file: string
  cells: Map<Column, Cell>
}

/** A sheet with our columns. */
export interface Grid {
  table: string
  kind: FolderKind
  /** Each column's index, from 0. */
  places: ReadonlyMap<Column, number>
  rows: Row[]
  /** For a brand's list: its mapping file, the values that file gives all products, and the brands of the products. */
  mapping?: { file: string; always: Cells; brands: ReadonlySet<string> }
}

export const FILE_HEAD = 'File'

export const SHEETS: readonly { kind: FolderKind; name: string }[] = [
  ...KINDS.map((kind) => ({ kind, name: KIND_NAMES[kind].title })),
  { kind: 'manufacturers', name: 'Brands' },
  { kind: 'fanCategories', name: 'Fan categories' },
  { kind: 'fixtureCategories', name: 'Lighting categories' },
]

/** Cell entry format, as in its heading: `a; b`, `Body | Blades | Picture; …`. */
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
  return ` (${metaOf(schema.keyType).title ?? 'Name'} | ${value.title ?? (value.input === 'picture' ? 'Photo' : 'Value')}; …)`
}

function column(
  label: string,
  whole: Schema,
  given: Pick<Column, 'field' | 'part' | 'schema' | 'variant'>,
): Column {
  const note = [metaOf(whole).description, isFlag(whole) && 'Write yes or no.'].filter(Boolean).join(' ')
  return { label, head: `${label}${formOfEntries(given.schema)}`, note, ...given }
}

/** A field's columns in one of its two forms: one, or one for each part of an object. */
function variantColumns({ title: form }: { title: string }, field: string, whole: Schema, variant: number) {
  const schema = variantOf(whole, variant)
  const { title = field } = metaOf(whole)
  const object = formOf(schema)
  if (object instanceof z.ZodObject)
    return Object.entries(object.shape).map(([part, partSchema]) =>
      column(`${title}: ${metaOf(partSchema).title ?? part}`, whole, {
        field,
        part,
        schema: partSchema,
        variant,
      }),
    )
  return [column(variant === 0 ? title : `${title}: ${form}`, whole, { field, schema, variant })]
}

function makeColumns(kind: RecordKind): readonly Column[] {
  const shape = shapeOf(kind)
  const single = (field: string): Column => {
    const schema = shape[field] as Schema
    return column(metaOf(schema).title ?? field, schema, { field, schema })
  }
  return arrangedFields(kind).flatMap((place): Column[] => {
    if (typeof place === 'string') return [single(place)]
    const { fields, variants } = place
    if (!variants) return fields.map(single)
    return variants.flatMap((variant, index) =>
      fields.flatMap((field) => variantColumns(variant, field, shape[field] as Schema, index)),
    )
  })
}

/** Headings differ in line breaks and capital letters from one printing of a list to the next. */
const plain = (head: string): string => head.replaceAll(/\s+/g, ' ').trim().toLowerCase()
export const isSameHead = (a: string, b: string): boolean => plain(a) === plain(b)
const withoutFormat = (head: string): string => plain(head).replace(/ ?\([^()]*\)$/, '')

const made = new Map<RecordKind, readonly Column[]>()

/** A kind's columns after the first, in its form's order and words. */
export function columnsOf(kind: RecordKind): readonly Column[] {
  const columns = made.get(kind) ?? makeColumns(kind)
  made.set(kind, columns)
  return columns
}

/** The column of a field; with variants, a product's in one finish at a time. */
export const columnFor = (kind: RecordKind, field: string): Column | undefined =>
  columnsOf(kind).find((one) => one.field === field && one.variant !== 1)

/** The column with a label, with or without the format. Photos may be called pictures. */
export function columnLabeled(kind: RecordKind, heading: string): Column | undefined {
  const photos = heading.replaceAll(/\bpicture(?=s?\b)/gi, 'photo')
  const labels = [plain(photos), withoutFormat(photos)]
  return columnsOf(kind).find(({ label }) => labels.includes(label.toLowerCase()))
}

/** The column that a heading names, by its label or by the field of the file. */
export const columnNamed = (kind: RecordKind, heading: string): Column | undefined =>
  columnLabeled(kind, heading) ?? columnsOf(kind).find(({ field, part }) => !part && field === heading.trim())

const NAME_FIELDS: readonly string[] = Object.values(TITLE_FIELDS)

export const nameIn = (cells: Cells): string =>
  cellText([...cells].find(([{ field }]) => NAME_FIELDS.includes(field))?.[1])
export const isNameColumn = ({ field }: Column): boolean => NAME_FIELDS.includes(field)
export const isNumberColumn = ({ field }: Column): boolean => ['modelNumber', 'partNumber'].includes(field)

const titleOf = (kind: RecordKind, fields: object): string =>
  String((fields as Fields)[TITLE_FIELDS[kind as FolderKind]] ?? '').trim()

/** Names in a sheet of the records that a field may name, by file. Products and records that share a name have their file's. */
export function referencesOf(
  kind: RecordKind,
  field: string,
  records: ReadableRecords,
): ReadonlyMap<string, string> | undefined {
  const target = REFERENCES[kind]?.[field]
  if (!target) return undefined
  const all = records[target].map(({ file, fields }) => [fileStem(file), titleOf(target, fields)] as const)
  const isOwn = (title: string) =>
    title !== '' && all.filter(([file, other]) => other === title || file === title).length === 1
  return new Map(all.map(([file, title]) => [file, !isKind(target) && isOwn(title) ? title : file]))
}

/** The name under which a brand's picture is saved: `FP 7890-BL.JPG` → `fp-7890-bl.jpg`. */
export const pictureFileName = (name: string): string =>
  `${slugOf(fileStem(name))}${extname(name).toLowerCase()}`

const PICTURE = /\.(jpe?g|png|webp|avif)$/i

/** @param records those that exist, and those that are new in the same import */
export function fieldWords(
  kind: RecordKind,
  records: ReadableRecords,
  present: ReadonlySet<string>,
): (field: string) => FieldWords {
  const isPicture = (schema: Schema) => metaOf(schema).input === 'picture'
  const make = (field: string): FieldWords => {
    const names = referencesOf(kind, field, records)
    const files = new Map([...(names ?? [])].map(([file, name]) => [name.toLowerCase(), file]))
    // A picture in its field's folder has only its name in a sheet.
    const { media_folder: inContent, public_folder: folder } = uploadFolder(
      kind,
      layoutOf(kind).uploads[field] ?? 'images',
    )
    const pictureFrom = (name: string) => {
      if (name.includes('/') || !PICTURE.test(name)) return name
      const isPresent = present.has(`${inContent.slice(1)}/${name}`)
      return `${folder}/${isPresent ? name : pictureFileName(name)}`
    }
    return {
      names,
      toCell: (value, schema) => {
        if (!isPicture(schema)) return names?.get(value) ?? value
        return posix.dirname(value) === folder ? posix.basename(value) : value
      },
      fromCell: (words, schema) => {
        if (isPicture(schema)) return pictureFrom(words)
        return names ? (files.get(words.toLowerCase()) ?? (slugOf(words) || words)) : words
      },
    }
  }
  const cache = new Map<string, FieldWords>()
  return (field) => {
    const words = cache.get(field) ?? make(field)
    cache.set(field, words)
    return words
  }
}
