import type { RecordKind } from '../../../catalogue/records.ts'
import { fileShape } from '../file-shapes.ts'
import { toField, toForm } from '../form/form-values.ts'
import type { Schema } from '../form/schema-parts.ts'
import { arrangedFields, type Section, variantOf } from '../form/sections.ts'
import { LAYOUTS } from '../layouts.ts'

type Fields = Record<string, unknown>

/** The second variant of a section's fields has names for its parts, so its values are objects. */
function variantInFile({ fields: [first = ''] }: Section, file: Fields): 0 | 1 {
  const value = file[first]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? 1 : 0
}

/** The variant that was chosen in the form; the first where none was. */
const variantInForm = ({ variants }: Section, values: Fields): number =>
  Math.max(0, variants?.findIndex(({ name }) => name === values.variant) ?? 0)

/** The form of one record of a kind, and back. */
export function recordForm(kind: RecordKind) {
  const { fields: shape } = fileShape(kind)
  const places = arrangedFields(shape, LAYOUTS[kind])

  /** The schema of a field, in a section with variants that of one of them. */
  const schemaOf = (name: string, section?: Section, variant = 0): Schema => {
    const schema = shape[name] as Schema
    return section?.variants ? variantOf(schema, variant) : schema
  }

  function sectionForm(section: Section, file: Fields): Fields {
    const variant = variantInFile(section, file)
    const fields = section.fields.map((name) => [name, toForm(schemaOf(name, section, variant), file[name])])
    const chosen = section.variants && { variant: section.variants[variant].name }
    return { ...chosen, ...Object.fromEntries(fields) }
  }

  function sectionFields(section: Section, form: Fields): Fields {
    const values = (form[section.name] ?? {}) as Fields
    const variant = variantInForm(section, values)
    return Object.fromEntries(
      section.fields.map((name) => [name, toField(schemaOf(name, section, variant), values[name])]),
    )
  }

  return {
    /** What the form shows for a record as its file writes it. */
    read: (file: Fields): Fields =>
      Object.fromEntries(
        places.map((place) =>
          typeof place === 'string'
            ? [place, toForm(schemaOf(place), file[place])]
            : [place.name, sectionForm(place, file)],
        ),
      ),
    /** Each form field's value in the file, if any. */
    write: (form: Fields): Fields =>
      Object.assign(
        {},
        ...places.map((place) =>
          typeof place === 'string'
            ? { [place]: toField(schemaOf(place), form[place]) }
            : sectionFields(place, form),
        ),
      ),
  }
}
