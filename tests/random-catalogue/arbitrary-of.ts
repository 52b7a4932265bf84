import fc from 'fast-check'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** The part of JSON Schema that the store's schemas use. */
export interface JsonSchema {
  type?: string | string[]
  anyOf?: JsonSchema[]
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  multipleOf?: number
  pattern?: string
  format?: string
}

/** Words by staff that could break a page: long words, HTML characters, other scripts, a single letter. */
const ODD_WORDS = [
  'A',
  'The "Gatsby" & Co. <60>',
  'Lane’s End, 5\' 6" — 100 % brass',
  'Donaudampfschifffahrtselektrizitätenhaupt',
  'W'.repeat(40),
  'A fan whose maker could not stop telling what it is for, where it hangs and how wide it is before its name is at an end',
  '日本語の扇風機',
  '$& $1 %20 \\n {} &amp; #',
]

const words = fc.oneof(
  fc.constantFrom(...ODD_WORDS),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.lorem({ maxCount: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ''),
)

/** Made once, as fast-check takes 50 ms to make it. */
const webUrl = fc.webUrl({ validSchemes: ['https'] })

function textOf({ pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('a@b.co', 'showroom+fans@a-long-name.example.com')
  if (format === 'date') return fc.integer({ min: 0, max: 900 }).map((day) => dateOf(Date.UTC(2026, 0, day)))
  if (format === 'uri') return webUrl
  return pattern ? matching(pattern) : words
}

const made = new Map<string, fc.Arbitrary<string>>()

/** Texts of a pattern, cached: fast-check takes some 10 ms to parse one, and a catalog uses each a hundred times. */
function matching(pattern: string): fc.Arbitrary<string> {
  const texts = made.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  made.set(pattern, texts)
  return texts
}

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** Two decimals, as inches have, unless the schema has another step. */
function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum, exclusiveMinimum, maximum = 10_000, multipleOf: step = 0.01 } = schema
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 0.01)
  return fc
    .integer({ min: Math.ceil(least / step), max: Math.floor(maximum / step) })
    .map((steps) => Math.round(steps * step * 100) / 100)
}

/**
 * Everything that a schema allows, odd and rare values before plain ones; what may be left out is left out as often as not.
 *
 * @param own values of a field by its name, if its schema is not enough
 */
export function arbitraryOf(
  schema: JsonSchema,
  own: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<unknown> {
  const { type, items, properties = {}, required = [], minItems = 0, maxItems = minItems + 3 } = schema
  const number = schema.anyOf?.find((branch) => branch.type === 'integer')
  // Lumens may be a number or text.
  if (number) return fc.tuple(arbitraryOf(number), fc.boolean()).map(([n, asText]) => (asText ? `${n}` : n))
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => arbitraryOf(branch, own)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => arbitraryOf({ ...schema, type: one }, own)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer') {
    return fc.integer({
      min: schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1,
      max: schema.maximum ?? 9999,
    })
  }
  if (type === 'number') return numberOf(schema)
  if (type === 'string') return textOf(schema)
  if (type === 'array') {
    return fc.uniqueArray(arbitraryOf(items ?? {}, own), {
      minLength: minItems,
      maxLength: maxItems,
      comparator: 'SameValueZero',
    })
  }
  const { additionalProperties: others } = schema
  if (Object.keys(properties).length === 0 && typeof others === 'object') {
    return fc.dictionary(words, arbitraryOf(others, own), { maxKeys: 4 })
  }
  const fields = Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, property]) => [name, own[name] ?? arbitraryOf(property, own)])
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required as never[],
  })
}

export { webUrl as anyWebUrl, words as anyWords }
