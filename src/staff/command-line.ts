import { execFile } from 'node:child_process'
import { type ParseArgsConfig, parseArgs, promisify } from 'node:util'

/** The options and other words of a command, which ends with Node's sentence about a wrong one. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (cause) {
    console.error((cause as Error).message)
    process.exit(1)
  }
}

/** The output of Git; undefined without a repository or the named commit. */
export const git = (root: string, ...words: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', ['-C', root, ...words], { maxBuffer: 100_000_000 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
