import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ContentError } from '../../src/catalogue/faults.ts'
import { checkContent } from '../../src/staff/check-content/check-content.ts'

/**
 * Checks another content and builds the site of it: the project's own sources over `content/` in a folder, into `dist/`
 * there. What the check warns of is not printed, as every rare case is in these catalogs on purpose.
 *
 * @param root a folder in the project, so that packages are found from it
 * @throws ContentError if the content has an error, Error if the build fails, with the cause on the console
 */
export async function buildSite(root: string): Promise<void> {
  const faults = (await checkContent(root)).filter(({ severity }) => severity === 'error')
  if (faults.length > 0) throw new ContentError(faults)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'astro-build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`${root} cannot be built: Astro ended with ${status}.`)
}
