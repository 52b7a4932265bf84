import { z } from 'zod'
import { expected } from '../../content-guide/expected.ts'
import { isOptional, metaOf, type Schema } from './schema-parts.ts'

const NOT_KNOWN = { label: 'Not known', value: null }

export const capitalized = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** A number, or nothing, however Sveltia CMS holds it. */
const NUMBER = /^(null|undefined|[-+]?\d*\.?\d+)?$/

/**
 * A number is typed as text: an input for numbers would drop what is none, "fifty", and say only that the field is required.
 * Bounds are checked when the form is saved.
 */
const numberInput = (field: Schema): object => ({
  widget: 'string',
  pattern: [NUMBER, `Expected ${expected(field) ?? 'a number'}.`],
})

/** The pattern of a text, with the schema's own message for a text that does not match. */
function patternOf(schema: Schema): object {
  const pattern = schema instanceof z.ZodType ? z.toJSONSchema(schema).pattern : undefined
  if (!pattern) return {}
  const messages = z.safeParse(schema, '\u0000').error?.issues.map(({ message }) => message)
  const words = messages?.findLast((message) => message.startsWith('expected '))
  return words ? { pattern: [new RegExp(pattern), `${capitalized(words)}.`] } : {}
}

/** The input for a text, by its `input` in the schema and by its format. */
function textInput(schema: Schema, { input }: z.GlobalMeta): object {
  if (input === 'paragraph') return { widget: 'text' }
  if (input === 'colour') return { widget: 'color', allowInput: true, ...patternOf(schema) }
  if (schema instanceof z.ZodISODate) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema instanceof z.ZodEmail) return { widget: 'string', type: 'email' }
  if (schema instanceof z.ZodURL) {
    return {
      widget: 'string',
      type: 'url',
      pattern: [/^https:\/\//, 'Expected a web address that starts with https://.'],
    }
  }
  return { widget: 'string', ...patternOf(schema) }
}

/** The two times of a day, which a file writes as a pair. */
export function hoursInput(schema: z.ZodTuple): object {
  const [opens, closes] = schema.def.items as [Schema, Schema]
  const hint = (time: Schema) => ({ hint: metaOf(time).hint })
  return {
    widget: 'object',
    required: false,
    fields: [
      { name: 'opens', label: 'Opens', ...hint(opens), ...textInput(opens, {}) },
      { name: 'closes', label: 'Closes', ...hint(closes), ...textInput(closes, {}) },
    ],
  }
}

/**
 * The input for a single value: a number, yes or no, one of several, a text.
 *
 * @param field the field, with what it wraps
 * @param schema the form in which the field is filled in
 * @returns undefined for any other schema
 */
export function valueInput(field: Schema, schema: Schema): object | undefined {
  if (schema instanceof z.ZodNumber) return numberInput(field)
  if (schema instanceof z.ZodBoolean) {
    const options = [{ label: 'Yes', value: true }, { label: 'No', value: false }, NOT_KNOWN]
    return { widget: 'select', default: null, options }
  }
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map((value) => ({ label: String(value), value }))
    return isOptional(field)
      ? { widget: 'select', default: null, options: [...options, NOT_KNOWN] }
      : { widget: 'select', options }
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return textInput(schema, metaOf(field))
  }
  return undefined
}
