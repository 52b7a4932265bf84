import { jsonFault } from './json-fault.ts'

/** Where and why a text is not JSON; lines and columns count from 1. */
export interface JsonPlace {
  line: number
  column: number
  problem: string
  remedy: string
}

/** Parses a file of the content; a field that is written twice is a fault, since only the last would count. */
export function parseJson(file: string): { value: unknown } | { fault: JsonPlace } {
  const text = file.replace(/^\uFEFF/, '').trimEnd()
  const fault = jsonFault(text)
  if (!fault) return { value: JSON.parse(text) as unknown }
  const { offset, problem, remedy } = fault
  const before = text.slice(0, offset).split('\n')
  return { fault: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, problem, remedy } }
}
