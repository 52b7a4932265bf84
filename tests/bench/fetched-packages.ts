import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A registry that does not answer ends a measurement rather than hold it up. */
const LIMIT_MS = 5 * 60_000

export interface FetchedPackages {
  /** A folder for the time of the measurement, with their node_modules. */
  root: string
  /** The file that a package, or a file of one, is imported from. */
  pathOf: (name: string) => string
  /** Imports a package, or a file of one. */
  load: (name: string) => Promise<unknown>
  discard: () => Promise<void>
}

/**
 * Fetches what a bench measures with: too large to be a dependency, and no test needs it.
 * @param manifest a package.json: `dependencies` in exact versions, and what else npm should know
 * @param options further words for `npm install`
 * @param parent the folder to fetch them into; packages in one of the project also find the project's own
 * @throws Error when they cannot be had
 */
export async function fetchPackages(
  manifest: { dependencies: Record<string, string>; overrides?: Record<string, string> },
  options: string[] = [],
  parent = tmpdir(),
): Promise<FetchedPackages> {
  await mkdir(parent, { recursive: true })
  const root = await mkdtemp(join(parent, 'fetched-'))
  const discard = () => rm(root, { recursive: true, force: true, maxRetries: 5 })
  const file = join(root, 'package.json')
  await writeFile(file, JSON.stringify({ private: true, ...manifest }))
  const { status } = spawnSync('npm', ['install', ...options], {
    cwd: root,
    stdio: 'ignore',
    timeout: LIMIT_MS,
  })
  if (status !== 0) {
    await discard()
    throw new Error(`${Object.keys(manifest.dependencies).join(', ')} could not be fetched.`)
  }
  const { resolve: pathOf } = createRequire(file)
  return { root, pathOf, load: (name) => import(pathToFileURL(pathOf(name)).href), discard }
}
