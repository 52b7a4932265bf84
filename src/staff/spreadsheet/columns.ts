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

/** A sheet column: a field of the form. */
export interface Column {
  field: string
  /** The words of the form. */
  label: string
  /** The heading: the label, and how several values are written. */
  head: string
  note: string
  schema: Schema
  /** The second form of a fan's finishes: body and blades chosen separately. */
  separate?: Schema
}

/** A row's cells by field. */
export type Cells = ReadonlyMap<string, Cell>

/** A row of a sheet, whether the sheet is ours or a brand's. */
export interface Row {
  /** From 0. */
  place: number
  /** The name of its record's file; empty for a new record. */
  file: string
  cells: Map<string, Cell>
}

/** A sheet with our columns. */
export interface Grid {
  table: string
  kind: FolderKind
  /** Each field's column, from 0. */
  places: ReadonlyMap<string, number>
  rows: Row[]
  /** For a brand's list: its mapping file, the values that file gives all products, and the brands of the products. */
  mapping?: { file: string; always: Cells; brands: ReadonlySet<string> }
}

export const FILE_HEAD = 'File'

export const SHEETS: readonly { kind: FolderKind; name: string }[] = [
  ...KINDS.map((kind) => ({ kind, name: KIND_NAMES[kind].title })),
  ...(['manufacturers', 'fanCategories', 'fixtureCategories'] as const).map((kind) => ({
    kind,
    name: layoutOf(kind).label,
  })),
]

/** Cell entry format, as in its heading: `a; b`, `Body | Blades | Photo; …`, `Body | a; Blades | a`. */
function formOfEntries(field: Schema): string {
  const schema = formOf(field)
  const titles = (shape: z.core.$ZodShape) =>
    Object.entries(shape).map(([name, part]) => metaOf(part).title ?? name)
  if (schema instanceof z.ZodObject) return ` (${titles(schema.shape).join(' | a; ')} | a)`
  if (schema instanceof z.ZodArray) {
    const element = formOf(schema.element)
    return element instanceof z.ZodObject ? ` (${titles(element.shape).join(' | ')}; …)` : ' (a; b)'
  }
  if (!(schema instanceof z.ZodRecord)) return ''
  const value = metaOf(schema.valueType as Schema)
  return ` (${metaOf(schema.keyType).title ?? 'Name'} | ${value.title ?? (value.input === 'picture' ? 'Photo' : 'Value')}; …)`
}

function makeColumns(kind: FolderKind): readonly Column[] {
  const shape = shapeOf(kind)
  return arrangedFields(kind).flatMap((place): Column[] => {
    const { fields, variants } = typeof place === 'string' ? { fields: [place] } : place
    return fields.map((field) => {
      const whole = shape[field] as Schema
      const { title: label = field, description } = metaOf(whole)
      const [schema, separate] = variants ? [variantOf(whole, 0), variantOf(whole, 1)] : [whole]
      const note = [
        description,
        isFlag(whole) && 'Write yes or no.',
        separate && `For body and blades chosen separately:${formOfEntries(separate)}.`,
      ]
      const head = `${label}${formOfEntries(schema)}`
      return {
        field,
        label,
        head,
        note: note.filter(Boolean).join(' '),
        schema,
        ...(separate && { separate }),
      }
    })
  })
}

/** Headings differ in line breaks and capital letters from one printing of a list to the next. */
const plain = (head: string): string => head.replaceAll(/\s+/g, ' ').trim().toLowerCase()
export const isSameHead = (a: string, b: string): boolean => plain(a) === plain(b)
const withoutFormat = (head: string): string => plain(head).replace(/ ?\([^()]*\)$/, '')

const COLUMNS = Object.fromEntries(SHEETS.map(({ kind }) => [kind, makeColumns(kind)]))

/** A kind's columns after the first, in its form's order and words. */
export const columnsOf = (kind: FolderKind): readonly Column[] => COLUMNS[kind] ?? []

export const columnFor = (kind: FolderKind, field: string): Column | undefined =>
  columnsOf(kind).find((one) => one.field === field)

/** The column with a label, with or without the format. Photos may be called pictures. */
export function columnLabeled(kind: FolderKind, heading: string): Column | undefined {
  const photos = heading.replaceAll(/\bpicture(?=s?\b)/gi, 'photo')
  const labels = [plain(photos), withoutFormat(photos)]
  return columnsOf(kind).find(({ label }) => labels.includes(label.toLowerCase()))
}

/** The column that a heading names, by its label or by the field of the file. */
export const columnNamed = (kind: FolderKind, heading: string): Column | undefined =>
  columnLabeled(kind, heading) ?? columnFor(kind, heading.trim())

const NAME_FIELDS: readonly string[] = Object.values(TITLE_FIELDS)

export const isName = (field: string): boolean => NAME_FIELDS.includes(field)
export const isNumber = (field: string): boolean => ['modelNumber', 'partNumber'].includes(field)
export const nameIn = (cells: Cells): string => cellText(cells.get([...cells.keys()].find(isName) ?? ''))

const titleOf = (kind: RecordKind, fields: object): string =>
  String((fields as Fields)[TITLE_FIELDS[kind as FolderKind]] ?? '').trim()

/** Names in a sheet of the records that a field may name, by file. Products and records that share a name have their file's. */
export function referencesOf(
  kind: FolderKind,
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
  kind: FolderKind,
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
  const words = new Map(columnsOf(kind).map(({ field }) => [field, make(field)]))
  return (field) => words.get(field) as FieldWords
}
