import { z } from 'zod'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { text } from '../../catalogue/schema/fields.ts'
import { finishFamily } from '../../catalogue/schema/finishes.ts'
import type { Schema } from './form/schema-parts.ts'

type Fields = Record<string, unknown>

/** A kind of file as a form sees it: named fields, whatever the file is. */
export interface FileShape {
  fields: Readonly<Record<string, Schema>>
  /** The named fields of a parsed file. */
  toFields: (file: unknown) => Fields
  /** The file of named fields. */
  toFile: (fields: Fields) => unknown
}

const isFields = (file: unknown): file is Fields =>
  typeof file === 'object' && file !== null && !Array.isArray(file)

const recordShape = (kind: RecordKind): FileShape => ({
  fields: RECORD_KINDS[kind].schema.shape,
  toFields: (file) => (isFields(file) ? file : {}),
  toFile: (fields) => fields,
})

const { gallery } = RECORD_KINDS

/** The gallery's file is a list; the numbers of its rooms are their order. */
const GALLERY: FileShape = {
  fields: {
    rooms: z
      .array(gallery.schema.meta({ title: 'room' }))
      .default([])
      .meta({ title: 'Rooms', hint: 'Shown in this order.' }),
  },
  toFields: (file) => ({ rooms: file }),
  toFile: ({ rooms }) => (Array.isArray(rooms) ? rooms.map(({ id, ...room }: Fields) => room) : []),
}

/** The families' file has a field for each family, by the family's name. */
const FAMILIES: FileShape = {
  fields: {
    families: z
      .record(text.meta({ title: 'Family' }), finishFamily)
      .default({})
      .meta({
        title: 'Families',
        hint: 'What a shopper asks for in one word, in the order offered.',
      }),
  },
  toFields: (file) => {
    const { $schema, ...families } = isFields(file) ? file : {}
    return { ...($schema !== undefined && { $schema }), families }
  },
  toFile: ({ $schema, families }) => ({
    ...($schema !== undefined && { $schema }),
    ...(families as Fields | undefined),
  }),
}

/** The shape of a kind's files. */
export const fileShape = (kind: RecordKind): FileShape => {
  if (kind === 'gallery') return GALLERY
  return kind === 'finishFamilies' ? FAMILIES : recordShape(kind)
}
