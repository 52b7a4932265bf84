import { z } from 'zod'
import { unwrapped } from '../catalogue/schema/introspection.ts'

/** No schema takes a symbol, and no pattern takes this text: what they say to it is what they expect. */
const NEVER_RIGHT = [Symbol('never right'), '\u0000']

/** For a schema without words of its own, by what it takes. */
const PLAIN: readonly (readonly [(schema: z.core.$ZodType) => boolean, string])[] = [
  [(schema) => schema instanceof z.ZodString, 'text in quotation marks'],
  [(schema) => schema instanceof z.ZodNumber, 'a whole number'],
  [(schema) => schema instanceof z.ZodRecord, 'a line for each, in braces'],
]

/**
 * What a field expects, in the words that the content check uses about it, such as `a number of inches such as 52 or
 * 33.5`. Undefined where neither it nor its items have words.
 */
export function expected(field: z.core.$ZodType): string | undefined {
  const schema = unwrapped(field)
  const said = NEVER_RIGHT.flatMap((value) => {
    const result = z.safeParse(schema, value)
    // Only of the value itself: what a list says of its items is their affair.
    return (result.error?.issues ?? []).filter(({ path }) => path.length === 0).map(({ message }) => message)
  })
  const words = said.filter((message) => message.startsWith('expected ')).at(-1)
  if (words) return words.slice('expected '.length)
  const plain = PLAIN.find(([takes]) => takes(schema))?.[1]
  if (plain || !(schema instanceof z.ZodArray)) return plain
  const item = expected(schema.element)
  return item ? `a list of: ${item}` : 'a list'
}
