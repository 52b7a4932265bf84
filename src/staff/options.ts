import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The options and other words of a command, which ends with Node's sentence about a wrong one. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (cause) {
    console.error((cause as Error).message)
    process.exit(1)
  }
}
