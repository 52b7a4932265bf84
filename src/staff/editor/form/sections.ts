import { z } from 'zod'
import { unwrapped } from '../../../catalogue/schema/introspection.ts'
import type { Schema } from './schema-parts.ts'

/** Fields of a record that are shown together in its form. */
export interface Section {
  name: string
  title: string
  hint?: string
  fields: readonly string[]
  /** Folded until someone opens it. */
  folded?: true
  /** For fields that a file writes in two forms: what each form is called, in the order of the schema. */
  variants?: readonly [Variant, Variant]
}

interface Variant {
  name: string
  title: string
}

/** How the form of a record is arranged. A field of its schema that is named nowhere is at the end. */
export interface Layout {
  order: readonly (string | Section)[]
  /** Not in the form: what is derived, and what nobody sees. */
  hidden: readonly string[]
  /** What is left out of a file that is rewritten, since it is derived from what else may have changed. */
  derived: readonly string[]
  /** Where a file that is uploaded is kept, under content, by the name of its field. */
  uploads: Readonly<Record<string, string>>
}

/** A schema's fields in the order of the layout; those that it does not name follow, then what is folded. */
export function arrangedFields(
  shape: Readonly<Record<string, Schema>>,
  layout: Layout,
): (string | Section)[] {
  const placed = new Set(layout.order.flatMap((place) => (typeof place === 'string' ? place : place.fields)))
  const rest = Object.keys(shape).filter((name) => !placed.has(name) && !layout.hidden.includes(name))
  const isFolded = (place: string | Section) => typeof place !== 'string' && place.folded === true
  return [
    ...layout.order.filter((place) => !isFolded(place)),
    ...rest,
    ...layout.order.filter((place) => isFolded(place)),
  ]
}

/**
 * One of the forms in which a file may write a field.
 *
 * @param variant its place in the section's `variants` and in the union of the schema
 */
export function variantOf(field: Schema, variant: number): Schema {
  const schema = unwrapped(field)
  const option = schema instanceof z.ZodUnion ? schema.options[variant] : undefined
  if (!option)
    throw new Error(
      'A section with variants holds a field that has one form only: see src/staff/editor/product-layouts.ts.',
    )
  return option
}
