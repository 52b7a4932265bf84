import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Fetches what a measurement needs and no test does: too large for a dependency.
 *
 * @param manifest a package.json, with exact versions
 * @param options further words for `npm install`
 * @throws Error if the packages cannot be fetched within five minutes
 */
export async function fetchPackages(
  manifest: { dependencies: Record<string, string> },
  options: string[] = [],
): Promise<{ root: string; load: (name: string) => Promise<unknown>; discard: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'fetched-'))
  const discard = () => rm(root, { recursive: true, force: true, maxRetries: 5 })
  const file = join(root, 'package.json')
  await writeFile(file, JSON.stringify({ private: true, ...manifest }))
  const { status } = spawnSync('npm', ['install', ...options], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  })
  if (status !== 0) {
    await discard()
    throw new Error(`${Object.keys(manifest.dependencies).join(', ')} could not be fetched.`)
  }
  const { resolve } = createRequire(file)
  return { root, load: (name) => import(pathToFileURL(resolve(name)).href), discard }
}
