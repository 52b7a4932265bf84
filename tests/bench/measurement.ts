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
 * @throws Error if the packages cannot be fetched within five minutes
 */
export async function fetchPackages(manifest: {
  dependencies: Record<string, string>
}): Promise<{ load: (name: string) => Promise<unknown>; discard: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'fetched-'))
  const discard = () => rm(root, { recursive: true, force: true, maxRetries: 5 })
  const file = join(root, 'package.json')
  await writeFile(file, JSON.stringify({ private: true, ...manifest }))
  const { status } = spawnSync('npm', ['install', '--ignore-scripts'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  })
  if (status !== 0) {
    await discard()
    throw new Error(`${Object.keys(manifest.dependencies).join(', ')} could not be fetched.`)
  }
  const { resolve } = createRequire(file)
  return { load: (name) => import(pathToFileURL(resolve(name)).href), discard }
}

/** Prints one row of a Markdown table. */
export const printRow = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)

/** Prints the head of a Markdown table. */
export function printHead(columns: readonly string[]): void {
  printRow(columns)
  printRow(columns.map(() => '---'))
}

/** Ends a measurement: the process fails if there are faults. */
export function printVerdict(faults: readonly string[]): void {
  console.log('')
  for (const fault of faults) console.log(`- ${fault}`)
  console.log(faults.length > 0 ? `\n${faults.length} faults.` : 'Everything is as it should be.')
  process.exitCode = faults.length > 0 ? 1 : 0
}
