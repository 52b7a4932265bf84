import { z } from 'zod'
import { isKind } from '../../catalogue/kinds/product-kinds.ts'
import { RECORD_KINDS, REFERENCES, type RecordKind } from '../../catalogue/records.ts'
import type { RawContent } from '../check-content/read-content.ts'
import { expected } from './expected.ts'

type Json = z.core.JSONSchema.BaseSchema & { errorMessage?: string }

/** VS Code supports this draft fully, later ones only in part. */
const DRAFT = 'draft-7'

const sentence = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}.`

/** Bounds on a conversion's output, which zod leaves out of the input's schema. */
function addBounds({ out }: z.ZodPipe, json: Json): void {
  if (!(out instanceof z.ZodNumber)) return
  const { minimum, maximum, exclusiveMinimum } = z.toJSONSchema(out, { target: DRAFT }) as Json
  const number = json.anyOf?.find((branch) => (branch as Json).type === 'number')
  const bounds = { minimum, maximum, exclusiveMinimum }
  if (number)
    Object.assign(
      number,
      Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined)),
    )
}

function dropUnsafeBounds(json: Json): void {
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
}

/** Lets an editor offer the names that exist, and underline others, wherever a field refers to another file. */
function withNames(json: Json, references: Record<string, RecordKind>, content: RawContent): Json {
  const names = (target: RecordKind) => ({
    type: 'string' as const,
    // A list without names would allow nothing and is no JSON Schema.
    ...(content[target].length > 0 && { enum: content[target].map(({ name }) => name) }),
    errorMessage: `There is no such file in content/${RECORD_KINDS[target].path}.`,
  })
  const field = (property: Json, target: RecordKind | undefined): Json => {
    const { type, items, description } = property
    if (type === 'array') return { ...property, items: field(items as Json, target) }
    if (target) return { ...(description !== undefined && { description }), ...names(target) }
    return type === 'object' ? withNames(property, references, content) : property
  }
  const properties = Object.entries(json.properties ?? {}).map(([name, property]) => [
    name,
    field(property as Json, references[name]),
  ])
  return { ...json, properties: Object.fromEntries(properties) as Record<string, Json> }
}

function recordSchema(kind: RecordKind, content: RawContent): Json {
  const json: Json = z.toJSONSchema(RECORD_KINDS[kind].schema, {
    target: DRAFT,
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const here = jsonSchema as Json
      if (zodSchema instanceof z.ZodPipe) addBounds(zodSchema, here)
      dropUnsafeBounds(here)
      delete here.input
      if (here.format === 'uri') here.pattern = '^https://'
      const isLeaf = here.type !== undefined && here.type !== 'object' && here.type !== 'array'
      const words = isLeaf ? expected(zodSchema) : undefined
      if (words) here.errorMessage = sentence(`expected ${words}`)
    },
  }) as Json
  // Products come and go every day: a list of names would be out of date.
  const references = Object.entries(REFERENCES[kind] ?? {}).filter(([, target]) => !isKind(target))
  return withNames(json, Object.fromEntries(references), content)
}

/** One file kind's rules for an editor; the gallery's file is a list of records. */
function fileSchema(kind: RecordKind, content: RawContent): Json {
  const record = recordSchema(kind, content)
  if (kind !== 'gallery') return record
  const { $schema, ...items } = record
  return { ...($schema && { $schema }), type: 'array', items }
}

/** Path of a kind's JSON Schema from the project's root. */
const schemaFile = (kind: RecordKind): string =>
  `content/.schemas/${RECORD_KINDS[kind].path.replace(/\.json$/, '')}.json`

/**
 * A JSON Schema for every kind of file, so that an editor completes and checks what staff write. `errorMessage` is
 * VS Code's own keyword: the sentence that it shows; other editors ignore it.
 *
 * @returns the text of each file by its path from the project's root
 */
export function jsonSchemas(content: RawContent): Map<string, string> {
  const kinds = Object.keys(RECORD_KINDS) as RecordKind[]
  return new Map(
    kinds.map((kind) => [schemaFile(kind), `${JSON.stringify(fileSchema(kind, content), null, 2)}\n`]),
  )
}
