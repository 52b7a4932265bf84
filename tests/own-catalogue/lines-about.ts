import { expect, test } from 'vitest'
import { formatFault } from '../../src/catalogue/faults.ts'
import { CONTENT } from './content.ts'
import type { Json } from './json.ts'
import { checkedRecords } from './records-of.ts'

const lines = (content: typeof CONTENT): string[] => checkedRecords(content).faults.map(formatFault)

const warnings = new Set(lines(CONTENT))

/** Puts fields into a record; those of an object or a list within it are put in the same way, by name or by place. */
function put(record: Json, fields: Json): void {
  for (const [name, value] of Object.entries(fields)) {
    const isWithin = value && typeof value === 'object' && !Array.isArray(value) && record[name]
    if (isWithin && typeof record[name] === 'object') put(record[name], value)
    else record[name] = value
  }
}

/**
 * Lines of the content check about the tests' own catalog after a mistake in one file; its usual warnings are left
 * out.
 *
 * @param file its path under `content/`
 * @param mistake as it is written in the file, `"sizes": "fifty"`, or what is done to the record
 */
export function linesAbout(file: string, mistake: string | ((record: Json) => unknown)): string[] {
  const record: Json = structuredClone(CONTENT[file]) as Json
  if (typeof mistake === 'string') put(record, JSON.parse(`{${mistake}}`))
  else mistake(record)
  return linesAboutContent({ ...CONTENT, [file]: record })
}

/** Lines about a whole content folder. */
export const linesAboutContent = (content: typeof CONTENT): string[] =>
  lines(content).filter((line) => !warnings.has(line))

/**
 * Tests that the check has one line for each mistake in a file, and none for what is right.
 *
 * @param mistakes as they are written in the file, each with the first words after the file, a warning's after "⚠ "; "" if it is right
 */
export const testMistakes = (file: string, mistakes: Readonly<Record<string, string>>): void =>
  test(`${file} with ${Object.keys(mistakes).length} edits, one at a time`, () => {
    const found = Object.keys(mistakes).map((mistake) => [mistake, linesAbout(file, mistake)])
    const expected = Object.entries(mistakes).map(([mistake, line]) => {
      if (line === '') return [mistake, []]
      const [sign, words] = line.startsWith('⚠ ') ? ['⚠', line.slice(2)] : ['✖', line]
      const start = `${sign} content/${file}${words.startsWith(':') ? '' : ' › '}`
      return [mistake, [expect.stringContaining(start + words)]]
    })
    expect(found).toEqual(expected)
  })
