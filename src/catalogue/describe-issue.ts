import { z } from 'zod'
import type { Fault } from './faults.ts'
import { nearest, suggest } from './nearest.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** `['sizes', 1]` → `sizes[1]`, as a person reading the file would say it. */
function fieldName(path: Path): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  )
}

/** For a schema without words of its own, by the kind of value that zod wanted. */
const KINDS: Partial<Record<string, string>> = {
  object: 'expected fields in braces, { … }',
  record: 'expected fields in braces, { … }',
  array: 'expected a list in square brackets, [ … ]',
  number: 'expected a number, without quotation marks',
  int: 'expected a whole number',
}

function expectation({ code, message, ...issue }: Issue): string {
  if (message.startsWith('expected')) return message
  const kind = code === 'invalid_type' && 'expected' in issue ? KINDS[String(issue.expected)] : undefined
  return kind ?? `expected something else (${message})`
}

const valueAt = (raw: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], raw)

/** A value as it stands in the file, cut short where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return unwrap(schema.unwrap())
  }
  return schema
}

/** The names an object may have at a place in the schema; of a union, those of all its branches. */
function namesAt(schema: z.core.$ZodType, path: Path): string[] {
  const here = unwrap(schema)
  if (here instanceof z.ZodUnion) return here.options.flatMap((option) => namesAt(option, path))
  const [part, ...rest] = path
  if (here instanceof z.ZodArray) return part === undefined ? [] : namesAt(here.element, rest)
  if (!(here instanceof z.ZodObject)) return []
  if (part === undefined) return Object.keys(here.shape).filter((name) => name !== '$schema')
  const next = here.shape[String(part)]
  return next ? namesAt(next, rest) : []
}

function descriptionAt(schema: z.core.$ZodType, path: Path): string | undefined {
  const here = unwrap(schema)
  const [part, ...rest] = path
  if (part === undefined) return schema instanceof z.ZodType ? schema.meta()?.description : undefined
  if (here instanceof z.ZodArray) return descriptionAt(here.element, rest)
  const next = here instanceof z.ZodObject ? here.shape[String(part)] : undefined
  return next && descriptionAt(next, rest)
}

/** Whether an issue is about what is inside the value, not about what kind of value it is. */
function isPastOuterType(issue: Issue): boolean {
  if (issue.path.length > 0) return true
  if (issue.code === 'invalid_union') return issue.errors.some((issues) => issues.every(isPastOuterType))
  return issue.code !== 'invalid_type'
}

/** Zod reports a union's branches apart; the one that got past the value's outer type is what the writer meant. */
function branchIssues(issue: Extract<Issue, { code: 'invalid_union' }>): Issue[] {
  const meant = issue.errors.find((issues) => issues.every(isPastOuterType))
  return (meant ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** A name that was written as people write it, as an address would: "Maxim Lighting" → "maxim-lighting". */
function slugRemedy({ message }: Issue, value: unknown): string | undefined {
  if (!message.startsWith('expected lower-case words') || typeof value !== 'string') return undefined
  const slug = value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug ? `Write "${slug}".` : undefined
}

/**
 * Puts what zod found in the store's words.
 *
 * @param schema the schema that was broken; tells known names and what a field is for
 * @param raw the value that broke it
 * @param file the file's path from the project's root
 * @param within the value's place in the file when it is not the whole of it, such as `[2]`
 */
export function describeIssues(
  issues: readonly Issue[],
  { schema, raw, file, within = '' }: { schema: z.ZodType; raw: unknown; file: string; within?: string },
): Fault[] {
  const fault = (path: Path, problem: string, remedy: string): Fault => {
    const name = fieldName(path)
    const field = within + (within && name && !name.startsWith('[') ? '.' : '') + name
    return { file, ...(field && { field }), problem, remedy, severity: 'error' }
  }

  // A misspelt field is missing as well: one line says both.
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => fieldName([...issue.path, nearest(key, namesAt(schema, issue.path)) ?? '']))
        : [],
    ),
  )

  // Of a value of the wrong kind nothing else is said: text has a length too, but is no list that is too long.
  const wrongKind = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => fieldName(path)),
  )

  return issues.flatMap((issue): Fault[] => {
    if (issue.code !== 'invalid_type' && wrongKind.has(fieldName(issue.path))) return []
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        fault([...issue.path, key], 'is not a known field', suggest(key, namesAt(schema, issue.path))),
      )
    }
    if (issue.path.length === 0 && issue.code === 'invalid_type') {
      return [
        fault([], `expected one record in braces, { … }, got ${shown(raw)}`, 'Write the fields in braces.'),
      ]
    }
    const inner = issue.code === 'invalid_union' ? branchIssues(issue) : []
    if (inner.length > 0) return describeIssues(inner, { schema, raw, file, within })

    const value = valueAt(raw, issue.path)
    if (value === undefined) {
      if (misspelt.has(fieldName(issue.path))) return []
      const description = descriptionAt(schema, issue.path)
      const name = String(issue.path.at(-1) ?? '')
      return [
        fault(issue.path, 'is missing', `Add the line "${name}": …${description ? ` (${description})` : ''}`),
      ]
    }
    if (issue.message.startsWith('is '))
      return [fault(issue.path, issue.message, issue.code === 'too_big' ? 'Shorten it.' : 'Fill it in.')]
    const remedy = slugRemedy(issue, value) ?? 'Correct the value.'
    return [fault(issue.path, `${expectation(issue)}, got ${shown(value)}`, remedy)]
  })
}
