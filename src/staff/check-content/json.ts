import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { error, type Fault } from '../../catalogue/faults.ts'

const WORDS: Partial<Record<string, string>> = {
  InvalidNumberFormat: 'a number begins with zero or is not whole',
  PropertyNameExpected: 'expected a field name in quotation marks',
  ValueExpected: 'expected a value',
  ColonExpected: 'expected a colon',
  CommaExpected: 'expected a comma',
  CloseBraceExpected: 'expected a comma or }',
  CloseBracketExpected: 'expected a comma or ]',
  EndOfFileExpected: 'expected the end of the file',
  InvalidCommentToken: 'a comment is not allowed',
  UnexpectedEndOfString: 'text has no closing quotation mark',
  InvalidUnicode: 'text has an incomplete \\u',
  InvalidEscapeCharacter: 'text has a single backslash',
  InvalidCharacter: 'text has a tab or another hidden character',
}

function wordsFor({ error: code, offset }: ParseError, text: string): [problem: string, remedy: string] {
  const rest = text.slice(offset)
  const before = text.slice(0, offset).trimEnd()
  if (/^[“”„]/.test(rest)) return ['quotation marks must be straight, as in "52"', 'Replace the curly ones.']
  if (/^(true|false|yes|no)\b/i.test(rest))
    return ['expected true or false, in lowercase', 'Correct the value.']
  if (before.endsWith(',') && /^\s*[}\]]/.test(rest))
    return ['the last entry has a comma after it', 'Delete the comma.']
  if (before.endsWith(',') && rest.startsWith(',')) return ['there are two commas', 'Delete one.']
  return [
    WORDS[printParseErrorCode(code)] ?? 'expected a value',
    'Look there, and at the end of the line before, for a missing or extra comma, quotation mark or brace.',
  ]
}

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
    return { fault: error({ file, field }, problem, remedy) }
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  try {
    const value = JSON.parse(text)
    const repeated = tree && repeatedField(tree)
    if (!repeated) return { value }
    const problem = `the field "${repeated.value}" is listed twice`
    return fault(repeated.offset, problem, 'Delete one of the two: only the last one counts.')
  } catch {
    const [first = { error: 4, offset: text.length, length: 0 }] = errors
    const [problem, remedy] = wordsFor(first, text)
    return fault(first.offset, `is not JSON: ${problem}`, remedy)
  }
}
