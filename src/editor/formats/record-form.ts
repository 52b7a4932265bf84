import type { RecordKind } from '../../catalogue/records.ts'
import { fileShape } from '../file-shapes.ts'
import { toField, toForm } from '../form/form-values.ts'
import type { Schema } from '../form/schema-parts.ts'
import { arranged, inKind } from '../form/sections.ts'
import { LAYOUTS, type Section } from '../layout.ts'

type Fields = Record<string, unknown>

const within = (form: Fields, { name }: Section): Fields => (form[name] ?? {}) as Fields

/** Which of two forms a record's fields are written in: the second of each has names for its parts. */
const kindOf = (section: Section, file: Fields): number => {
  const [first = ''] = section.fields
  const value = file[first]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? 1 : 0
}

/** The form of one record of a kind, and back. */
export function recordForm(kind: RecordKind) {
  const layout = LAYOUTS[kind]
  const { fields: shape } = fileShape(kind)
  const places = arranged(shape, layout)
  const field = (name: string): Schema => shape[name] as Schema

  function sectionForm(section: Section, file: Fields): Fields {
    const { kinds } = section
    const at = kindOf(section, file)
    const fields = section.fields.map((name) => [
      name,
      toForm(kinds ? inKind(field(name), at) : field(name), file[name]),
    ])
    return { ...(kinds && { kind: kinds[at as 0 | 1].name }), ...Object.fromEntries(fields) }
  }

  function sectionFields(section: Section, form: Fields): Fields {
    const values = within(form, section)
    const at = section.kinds
      ? Math.max(
          0,
          section.kinds.findIndex(({ name }) => name === values.kind),
        )
      : 0
    const fields = section.fields.map((name) => [
      name,
      toField(section.kinds ? inKind(field(name), at) : field(name), values[name]),
    ])
    return Object.fromEntries(fields)
  }

  return {
    /** What the form shows for a record as its file writes it. */
    read: (file: Fields): Fields =>
      Object.fromEntries(
        places.map((place) =>
          typeof place === 'string'
            ? [place, toForm(field(place), file[place])]
            : [place.name, sectionForm(place, file)],
        ),
      ),
    /** What the file says for each field of the form; undefined where it says nothing. */
    write: (form: Fields): Fields =>
      Object.assign(
        {},
        ...places.map((place) =>
          typeof place === 'string'
            ? { [place]: toField(field(place), form[place]) }
            : sectionFields(place, form),
        ),
      ),
  }
}
