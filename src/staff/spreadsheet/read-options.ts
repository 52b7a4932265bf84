import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../../catalogue/nearest.ts'

/** What is wrong with the words of a command, for the person who typed them; undefined where that is not it. */
function faultOf(cause: unknown, options: readonly string[]): string | undefined {
  const { code = '', message } = cause as NodeJS.ErrnoException
  if (!code.startsWith('ERR_PARSE_ARGS')) return undefined
  const [, typed = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(message) ?? []
  const known = options.map((name) => `--${name}`)
  if (known.includes(typed)) {
    const isBare = /not take an argument/.test(message)
    return isBare ? `${typed} stands alone: write nothing after it.` : `${typed} needs a name after it.`
  }
  const near = nearest(typed, known)
  const meant = near ? `Did you mean ${near}? ` : ''
  return `${typed} is not an option. ${meant}The options are ${known.join(', ')}.`
}

/** The options of a command and what else was written, or the sentence that says why they cannot be read. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> | { fault: string } {
  try {
    return parseArgs(config)
  } catch (cause) {
    const fault = faultOf(cause, Object.keys(config.options ?? {}))
    if (fault === undefined) throw cause
    return { fault }
  }
}
