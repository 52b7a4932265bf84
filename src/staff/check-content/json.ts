import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { error, type Fault } from '../../catalogue/faults.ts'

/** `CommaExpected` → `comma expected` */
const wordsFor = ({ error: code }: ParseError): string =>
  printParseErrorCode(code)
    .replaceAll(/\B[A-Z]/g, ' $&')
    .toLowerCase()

function repeatedField({ type, children = [] }: Node): Node | undefined {
  const names = new Set<unknown>()
  for (const child of children) {
    const name = type === 'object' ? child.children?.[0] : undefined
    if (name && names.has(name.value)) return name
    names.add(name?.value)
    const inner = repeatedField(child)
    if (inner) return inner
  }
  return undefined
}

/** Parses a JSON file. A repeated field is an error, since only the last would count. */
export function parseJson(file: string, source: string): { value: unknown } | { fault: Fault } {
  const text = source.replace(/^\uFEFF/, '').trimEnd()
  const fault = (offset: number, problem: string, remedy: string) => {
    const lines = text.slice(0, offset).split('\n')
    const field = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
    return error({ file, field }, problem, remedy)
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  try {
    const value = JSON.parse(text)
    const repeated = tree && repeatedField(tree)
    if (!repeated) return { value }
    const problem = `the field "${repeated.value}" is listed twice`
    return { fault: fault(repeated.offset, problem, 'Delete one of the two: only the last one counts.') }
  } catch {
    const [first = { error: 4, offset: text.length, length: 0 }] = errors
    const remedy = 'Look there and just before it for a missing or extra comma, quotation mark or brace.'
    const [got] = text.slice(first.offset).split('\n')
    return {
      fault: { ...fault(first.offset, `is not JSON: ${wordsFor(first)}`, remedy), ...(got && { got }) },
    }
  }
}
