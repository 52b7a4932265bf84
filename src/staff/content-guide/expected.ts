import { z } from 'zod'
import { unwrapped } from '../../catalogue/schema/introspection.ts'

/** Values that no schema or pattern accepts: the error messages contain the expected value. */
const NEVER_VALID = [Symbol('never valid'), '\u0000']

const PLAIN: readonly (readonly [(schema: z.core.$ZodType) => boolean, string])[] = [
  [(schema) => schema instanceof z.ZodString, 'text in quotation marks'],
  [(schema) => schema instanceof z.ZodNumber, 'a whole number'],
  [(schema) => schema instanceof z.ZodRecord, 'one line each, in braces'],
]

/** A field's expected value, such as `a number of inches such as 52 or 33.5`, if it or its items have one. */
export function expected(field: z.core.$ZodType): string | undefined {
  const schema = unwrapped(field)
  const messages = NEVER_VALID.flatMap((value) => {
    const result = z.safeParse(schema, value)
    // Only the value itself counts, not list items.
    return (result.error?.issues ?? []).filter(({ path }) => path.length === 0).map(({ message }) => message)
  })
  const words = messages.findLast((message) => message.startsWith('expected '))
  if (words) return words.slice('expected '.length)
  const plain = PLAIN.find(([accepts]) => accepts(schema))?.[1]
  if (plain || !(schema instanceof z.ZodArray)) return plain
  const item = expected(schema.element)
  return item ? `a list of: ${item}` : 'a list'
}
