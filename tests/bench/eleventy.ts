import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Fetched when it is run: a measuring stick and no dependency. Not every registry has the newest helper of its own. */
const PACKAGE = {
  private: true,
  dependencies: { '@11ty/eleventy': '3.1.8' },
  overrides: { '@11ty/recursive-copy': '4' },
}

const TEMPLATES = 'tests/bench/eleventy'

/** Fetches Eleventy into a temporary folder and returns that folder. */
async function fetchEleventy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'eleventy-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify(PACKAGE))
  const { status } = spawnSync('npm', ['install'], { cwd: folder, stdio: 'ignore' })
  if (status !== 0) throw new Error('Eleventy could not be fetched.')
  return folder
}

/**
 * Seconds that Eleventy needs for the product pages, lists and API answers of a project.
 *
 * @param root the measured project, such as projectWithFans makes
 */
export async function measureEleventy(root: string): Promise<number> {
  const folder = await fetchEleventy()
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
    [join(folder, 'node_modules/@11ty/eleventy/cmd.cjs'), ...options],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const seconds = (performance.now() - start) / 1000
  await rm(folder, { recursive: true, force: true })
  if (status !== 0) throw new Error(`Eleventy ended with ${status}.`)
  return seconds
}
