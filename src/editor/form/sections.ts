import { z } from 'zod'
import { unwrapped } from '../../catalogue/schema/introspection.ts'
import type { Layout, Section } from '../layout.ts'
import type { Schema } from './schema-parts.ts'

/** A schema's fields as the form arranges them, what nobody arranged at the end. */
export function arranged(shape: Readonly<Record<string, Schema>>, layout: Layout): (string | Section)[] {
  const placed = new Set(layout.order.flatMap((place) => (typeof place === 'string' ? place : place.fields)))
  const rest = Object.keys(shape).filter((name) => !placed.has(name) && !layout.hidden.includes(name))
  const [rare, ...others] = layout.order.filter((place) => typeof place !== 'string' && place.folded)
  const shown = layout.order.filter((place) => typeof place === 'string' || !place.folded)
  return [...shown, ...rest, ...(rare ? [rare, ...others] : [])]
}

/** One of the forms in which a file may write a field. */
export function inKind(field: Schema, kind: number): Schema {
  const schema = unwrapped(field)
  const option = schema instanceof z.ZodUnion ? schema.options[kind] : undefined
  if (!option)
    throw new Error('A section with kinds holds a field that has one form only: see src/editor/layout.ts.')
  return option
}
