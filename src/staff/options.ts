import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../catalogue/nearest.ts'

/** The options and other words of a command; undefined after a sentence about the first wrong one. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args = process.argv.slice(2),
  print: (sentence: string) => void = refuse,
) {
  const read = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
  const known = Object.keys(options).map((name) => `--${name}`)
  for (const token of read.tokens) {
    if (token.kind !== 'option') continue
    const option = options[token.name]
    const near = nearest(token.rawName, known)
    const isTextMissing = option?.type === 'string' && (!token.value || token.value.startsWith('-'))
    const sentence = !option
      ? `${token.rawName} is not an option. ${near ? `Did you mean ${near}? ` : ''}The options are ${known.join(', ')}.`
      : isTextMissing
        ? `${token.rawName} needs a name after it.`
        : option.type === 'boolean' && token.value !== undefined
          ? `${token.rawName} stands alone: write nothing after it.`
          : undefined
    if (sentence) return void print(sentence)
  }
  type Values = ReturnType<typeof parseArgs<{ options: Options; strict: true }>>['values']
  return { values: read.values as Values, positionals: read.positionals }
}

/** Ends a command without a change. */
export function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
