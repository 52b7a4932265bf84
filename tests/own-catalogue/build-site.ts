import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

/** The project, whose sources and settings every site of the tests is built with. */
const PROJECT = resolve(import.meta.dirname, '../..')

/**
 * Checks another content and builds the site of it: the project's own sources over `content/` in a folder, into `dist/` there.
 *
 * @param root a folder in the project, so that packages are found from it
 * @throws Error when the content has a fault or the build fails; both say on the console what is wrong
 */
export function buildSite(root: string): void {
  const run = (...words: string[]) => {
    const { status } = spawnSync(process.execPath, words, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (status !== 0) throw new Error(`${root} cannot be built: ${words.join(' ')} ended with ${status}.`)
  }
  run(join(PROJECT, 'src/content-check/cli.ts'))
  run(join(import.meta.dirname, 'astro-build.ts'))
}
