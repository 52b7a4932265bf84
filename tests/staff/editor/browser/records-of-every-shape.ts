import { CONTENT } from '../../../own-catalogue/content.ts'
import { asWritten } from '../../../own-catalogue/write-content.ts'
import { formatOf } from '../format-of.ts'

/** The paths in a form, each with the type of its value; a list has no lines, one or several. */
function shapesOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const lines = ['none', 'one', 'several'][Math.min(value.length, 2)]
    return [`${path}: ${lines}`, ...value.flatMap((line) => shapesOf(line, `${path}[]`))]
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, field]) => shapesOf(field, `${path}.${name}`))
  }
  return [`${path}: ${typeof value === 'boolean' || value === null || value === '' ? value : typeof value}`]
}

/**
 * Files of the tests' own catalog in which every field occurs in every shape that it has there: empty, yes, no, not
 * known, with one line or several. The richest files come first, so that a few are enough.
 *
 * @returns their paths under `content/`
 */
export function recordsOfEveryShape(): string[] {
  const files = Object.entries(CONTENT).map(([file, data]) => {
    const { name, format } = formatOf(file)
    const { _source, ...form } = format.fromFile(asWritten(data))
    return { file, shapes: new Set(shapesOf(form, name)) }
  })
  const seen = new Set<string>()
  return files
    .toSorted((a, b) => b.shapes.size - a.shapes.size)
    .filter(({ shapes }) => {
      const before = seen.size
      for (const shape of shapes) seen.add(shape)
      return seen.size > before
    })
    .map(({ file }) => file)
}
