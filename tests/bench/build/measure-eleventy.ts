import { spawnSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchPackages } from '../fetched-packages.ts'

/** Fetched when it is run: it is no dependency. Not every registry has the newest helper of its own. */
const PACKAGES = {
  dependencies: { '@11ty/eleventy': '3.1.8' },
  overrides: { '@11ty/recursive-copy': '4' },
}

const TEMPLATES = 'tests/bench/build/eleventy'

/**
 * Seconds that Eleventy needs for the product pages, lists, API answers, finding data and sitemap of a project, which it
 * writes into its folder `eleventy`.
 *
 * @param root the measured project, such as projectWithFans makes
 */
export async function measureEleventy(root: string): Promise<number> {
  const fetched = await fetchPackages(PACKAGES)
  await cp(TEMPLATES, join(root, TEMPLATES), { recursive: true })
  const options = [
    `--config=${TEMPLATES}/eleventy.config.ts`,
    `--input=${TEMPLATES}`,
    '--output=eleventy',
    '--quiet',
  ]
  const start = performance.now()
  const { status } = spawnSync(
    process.execPath,
    [join(fetched.root, 'node_modules/@11ty/eleventy/cmd.cjs'), ...options],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const seconds = (performance.now() - start) / 1000
  await fetched.discard()
  if (status !== 0) throw new Error(`Eleventy ended with ${status}.`)
  return seconds
}
