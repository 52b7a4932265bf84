import type { z } from 'zod'
import type { Fault } from './faults.ts'
import { MAX_NAMES, nearest, suggest } from './nearest.ts'
import { descriptionAt, isOptionalAt, namesAt, type Path } from './schema/introspection.ts'
import { slugOf } from './slug-of.ts'

type Issue = z.core.$ZodIssue

function fieldName(path: Path): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  )
}

export const CORRECT = 'Correct the value.'

/** Expectations for schemas without a message, by the type zod expected. */
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

/** Whether an issue is inside the value, past the check of its type. */
function isPastOuterType(issue: Issue): boolean {
  if (issue.path.length > 0) return true
  if (issue.code === 'invalid_union') return issue.errors.some((issues) => issues.every(isPastOuterType))
  return issue.code !== 'invalid_type'
}

/** Zod reports a union's branches separately. The branch that got past the type of the value is the intended one. */
function branchIssues(issue: Extract<Issue, { code: 'invalid_union' }>): Issue[] {
  const branch = issue.errors.find((issues) => issues.every(isPastOuterType))
  return (branch ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function slugRemedy({ message }: Issue, value: unknown): string | undefined {
  if (!message.startsWith('expected lowercase words') || typeof value !== 'string') return undefined
  const slug = slugOf(value)
  return slug ? `Write "${slug}".` : undefined
}

function wordsFor(
  issue: Issue,
  value: unknown,
  schema: z.ZodType,
): Pick<Fault, 'problem' | 'got' | 'remedy'> {
  const { code, path, message } = issue
  if (path.length === 0 && code === 'invalid_type') {
    const problem = 'expected one record in braces, { … }'
    return { problem, got: value ?? null, remedy: 'Write the fields in braces.' }
  }
  if (value === undefined) {
    const description = descriptionAt(schema, path)
    const line = `Add the line "${String(path.at(-1) ?? '')}": …`
    return { problem: 'is missing', remedy: description ? `${line} (${description})` : line }
  }
  const orLeave = isOptionalAt(schema, path) ? ', or leave it out.' : '.'
  if (message.startsWith('is '))
    return { problem: message, remedy: code === 'too_big' ? 'Shorten it.' : `Fill it in${orLeave}` }
  const problem = expectation(issue)
  const remedy = value === '' ? `Correct the value${orLeave}` : CORRECT
  return { problem, got: value, remedy: slugRemedy(issue, value) ?? remedy }
}

/** Whether a value's other issues don't count: text isn't also too short a list, and an empty field isn't also a wrong ZIP code. */
const isDecisive = ({ code, message }: Issue): boolean => code === 'invalid_type' || message === 'is empty'

const misspeltFields = (issues: readonly Issue[], schema: z.ZodType): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => fieldName([...issue.path, nearest(key, namesAt(schema, issue.path)) ?? '']))
      : [],
  )

export function describeIssues(
  issues: readonly Issue[],
  { schema, raw, file }: { schema: z.ZodType; raw: unknown; file: string },
): Fault[] {
  const fault = (path: Path, words: Pick<Fault, 'problem' | 'got' | 'remedy'>): Fault => {
    const field = fieldName(path)
    return { file, ...(field && { field }), ...words, severity: 'error' }
  }
  // A misspelled field is missing as well: one line covers both.
  const misspelt = new Set(misspeltFields(issues, schema))
  const decided = new Set(issues.filter(isDecisive).map(({ path }) => fieldName(path)))

  return issues.flatMap((issue): Fault[] => {
    const { code, path } = issue
    if (!isDecisive(issue) && decided.has(fieldName(path))) return []
    if (code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const names = namesAt(schema, path)
        const isLong = names.length > MAX_NAMES && !nearest(key, names)
        const remedy = isLong ? 'docs/fields.md lists the fields.' : suggest(key, names)
        return fault([...path, key], { problem: 'is not a known field', remedy })
      })
    }
    const inner = code === 'invalid_union' ? branchIssues(issue) : []
    if (inner.length > 0) return describeIssues(inner, { schema, raw, file })
    const value = valueAt(raw, path)
    if (value === undefined && misspelt.has(fieldName(path))) return []
    return [fault(path, wordsFor(issue, value, schema))]
  })
}
