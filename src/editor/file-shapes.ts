import { z } from 'zod'
import { RECORD_KINDS, type RecordKind } from '../catalogue/records.ts'
import { text } from '../catalogue/schema/fields.ts'
import { finishFamily } from '../catalogue/schema/finish-families.ts'
import type { Schema } from './form/schema-parts.ts'

type Fields = Record<string, unknown>

/** A kind of file as a form sees it: named fields, whatever the file is. */
export interface FileShape {
  fields: Readonly<Record<string, Schema>>
  /** The named fields of a parsed file. */
  open: (file: unknown) => Fields
  /** The file of named fields. */
  close: (fields: Fields) => unknown
}

const isFields = (file: unknown): file is Fields =>
  typeof file === 'object' && file !== null && !Array.isArray(file)

const ofRecord = (kind: RecordKind): FileShape => ({
  fields: RECORD_KINDS[kind].schema.shape,
  open: (file) => (isFields(file) ? file : {}),
  close: (fields) => fields,
})

const { gallery } = RECORD_KINDS

/** The gallery's file is a list; the places of its rooms are their order. */
const GALLERY: FileShape = {
  fields: {
    rooms: z
      .array(gallery.schema.meta({ title: 'room' }))
      .min(1)
      .meta({ title: 'Rooms', hint: 'Shown in this order.' }),
  },
  open: (file) => ({ rooms: file }),
  close: ({ rooms }) => (Array.isArray(rooms) ? rooms.map(({ id, ...room }: Fields) => room) : []),
}

/** The families' file has a field for each family, by the family's name. */
const FAMILIES: FileShape = {
  fields: {
    families: z.record(text.meta({ title: 'Family' }), finishFamily).meta({
      title: 'Families',
      hint: 'What a shopper asks for by one word, in the order in which they are offered.',
    }),
  },
  open: (file) => {
    const { $schema, ...families } = isFields(file) ? file : {}
    return { ...($schema !== undefined && { $schema }), families }
  },
  close: ({ $schema, families }) => ({
    ...($schema !== undefined && { $schema }),
    ...(families as Fields | undefined),
  }),
}

/** Every kind of file. */
export const fileShape = (kind: RecordKind): FileShape => {
  if (kind === 'gallery') return GALLERY
  return kind === 'finishFamilies' ? FAMILIES : ofRecord(kind)
}
