/** Why a text is not JSON, and at which character. */
export interface JsonFault {
  offset: number
  problem: string
  remedy: string
}

type State = 'value' | 'first item' | 'name' | 'first name' | 'colon' | 'after'

const TEXT = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"/uy
const NUMBER_OR_WORD = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/uy
const SIGN = /[{}[\]:,]/uy
const SPACE = /[ \t\r\n]*/uy

const LOOK_THERE =
  'Look there, and at the end of the line before, for a missing comma, quotation mark or brace.'

const EXPECTED: Record<Exclude<State, 'after'>, string> = {
  value: 'a value',
  'first item': 'a value or ]',
  name: 'a field name in quotation marks',
  'first name': 'a field name in quotation marks or }',
  colon: 'a colon',
}

function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0]
}

/** What is there instead, as someone looking at the file would say it. */
function found(text: string, offset: number): string {
  const rest = text.slice(offset)
  if (rest === '') return 'the end of the file'
  const word = matchAt(TEXT, text, offset) ?? /^([\p{L}\p{N}_.+-]+|.)/u.exec(rest)?.[0] ?? ''
  if (/^[“”„]/.test(word)) return `${word}: quotation marks must be straight, as in "52"`
  if (/^(true|false|yes|no)$/i.test(word)) return `${word}: write true or false, in lowercase`
  if (word !== '"') return word.length > 40 ? `${word.slice(0, 37)}…"` : word
  if (!/^"[^"\n]*"/.test(rest)) return 'text without a closing quotation mark'
  return /^"[^"]*\\/.test(rest)
    ? 'text with a single backslash'
    : 'text with a tab or another hidden character'
}

function remedyFor(state: State, token: string | undefined, text: string, offset: number): string {
  const isAfterComma = (state === 'name' && token === '}') || (state === 'value' && token === ']')
  if (isAfterComma) return 'Delete the comma before it: the last entry has none.'
  if (/^[“”„]/.test(text.slice(offset))) return 'Replace the curly quotation marks.'
  return LOOK_THERE
}

/** Reads a text as JSON does and stops at what does not belong; also finds a field that is written twice. */
export function jsonFault(text: string): JsonFault | undefined {
  const open: { end: '}' | ']'; names: Set<string> }[] = []
  let state: State = 'value'
  let offset = 0
  for (;;) {
    offset += matchAt(SPACE, text, offset)?.length ?? 0
    const inner = open.at(-1)
    if (state === 'after' && !inner && offset === text.length) return undefined

    const string = matchAt(TEXT, text, offset)
    const token = string ?? matchAt(NUMBER_OR_WORD, text, offset) ?? matchAt(SIGN, text, offset)
    const isSign = token !== undefined && /^[{}[\]:,]$/.test(token)
    const isName = state === 'name' || state === 'first name'
    const takesValue = state === 'value' || state === 'first item'
    const mayClose = state === 'after' || state === 'first item' || state === 'first name'

    if (inner && mayClose && token === inner.end) {
      open.pop()
      state = 'after'
    } else if (inner && state === 'after' && token === ',') {
      state = inner.end === '}' ? 'name' : 'value'
    } else if (state === 'colon' && token === ':') {
      state = 'value'
    } else if (isName && string !== undefined) {
      if (inner?.names.has(string)) {
        const remedy = 'Delete one of the two: only the last one counts.'
        return { offset, problem: `the field ${string} is listed twice`, remedy }
      }
      inner?.names.add(string)
      state = 'colon'
    } else if (takesValue && (token === '{' || token === '[')) {
      open.push({ end: token === '{' ? '}' : ']', names: new Set() })
      state = token === '{' ? 'first name' : 'first item'
    } else if (takesValue && token !== undefined && !isSign) {
      state = 'after'
    } else {
      const end = inner ? `a comma or ${inner.end}` : 'the end of the file'
      const expected = state === 'after' ? end : EXPECTED[state]
      const problem = `is not JSON: expected ${expected}, got ${found(text, offset)}`
      return { offset, problem, remedy: remedyFor(state, token, text, offset) }
    }
    offset += token?.length ?? 0
  }
}
