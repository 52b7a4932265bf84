import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ClonedProject {
  root: string
  /** The commit that was cloned, in short. */
  commit: string
  /** Whether this folder holds changes that are in no commit, and so not in the clone. */
  isBehind: boolean
  /** Takes away what a build has made; packages stay, as they do on Netlify. */
  clean: () => void
  discard: () => Promise<void>
}

/**
 * The last commit of this project in a new folder, with its packages: what Netlify would check out.
 * @throws Error when git or npm fails, with what it said
 */
export async function cloneProject(): Promise<ClonedProject> {
  const root = await mkdtemp(join(tmpdir(), 'deploy-'))
  const discard = () => rm(root, { recursive: true, force: true, maxRetries: 5 })
  try {
    run(process.cwd(), 'git', 'clone', '--quiet', '.', root)
    run(root, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
    return {
      root,
      commit: run(root, 'git', 'rev-parse', '--short', 'HEAD'),
      isBehind: run(process.cwd(), 'git', 'status', '--porcelain') !== '',
      clean: () => void run(root, 'git', 'clean', '-ffdxq', '--exclude', 'node_modules'),
      discard,
    }
  } catch (error) {
    await discard()
    throw error
  }
}

function run(cwd: string, command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stderr}`)
  return stdout.trim()
}
