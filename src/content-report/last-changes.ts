import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The day of each file's last change under `content/`, from the history of the repository; nothing where there is none. The
 * first commit of a shallow clone does not count as a change.
 */
export async function lastChanges(root: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', ['-C', root, ...args], { maxBuffer: 100_000_000 })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map()
    const log = await git(
      'log',
      '--format=%cs',
      '--name-only',
      '--relative',
      '--',
      'content/fans',
      'content/fixtures',
    )
    const changes = new Map<string, string>()
    let day = ''
    for (const line of log.split('\n')) {
      if (DAY.test(line)) day = line
      else if (line !== '' && !changes.has(line)) changes.set(line, day)
    }
    return changes
  } catch {
    return new Map()
  }
}
