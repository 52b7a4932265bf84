/** Where and why a text is not JSON; lines and columns count from 1. */
export interface JsonFault {
  line: number
  column: number
  problem: string
}

function placeOf(text: string, message: string): { line: number; column: number } {
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
  if (line && column) return { line: Number(line), column: Number(column) }
  const lines = text.trimEnd().split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Parses a file of the content. The engine's own message tells what was expected; the place is told in lines. */
export function parseJson(text: string): { value: unknown } | { fault: JsonFault } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown }
  } catch (error) {
    const message = (error as SyntaxError).message
    const reason = message
      .replace(/ in JSON at position \d+.*$/s, '')
      .replace(/ at position \d+.*$/s, '')
      .replace(/, (\.\.\.)?".*$/s, '')
      .replace(/^Unexpected end of JSON input$/, 'the file ends too early')
    return { fault: { ...placeOf(text, message), problem: reason.charAt(0).toLowerCase() + reason.slice(1) } }
  }
}
