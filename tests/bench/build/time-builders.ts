import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fetchPackages } from '../fetched-packages.ts'

/** Several times what the largest catalog takes. */
const LIMIT_MS = 20 * 60_000

/**
 * Runs a builder in a folder.
 * @returns the seconds that it took
 * @throws Error when it fails
 */
function run(name: string, root: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const start = performance.now()
  const { status, signal } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LIMIT_MS,
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${name} ended with ${status ?? signal}.`)
  return (performance.now() - start) / 1000
}

/** Builds a project with Astro, as a deploy does. */
export function timeAstro(root: string): { seconds: number; peakMemoryMiB: number } {
  const memory = join(root, 'max-memory')
  const preload = ['--import', resolve('tests/bench/build/max-memory.ts')]
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--force', '--silent']
  const seconds = run('Astro', root, [...preload, ...build], { MAX_MEMORY_FILE: memory })
  return { seconds, peakMemoryMiB: Number(readFileSync(memory, 'utf8')) / 1024 }
}

/** Fetched when it is run: it is no dependency. Not every registry has the newest helper of its own. */
const ELEVENTY = {
  dependencies: { '@11ty/eleventy': '3.1.8' },
  overrides: { '@11ty/recursive-copy': '4' },
}
const TEMPLATES = 'tests/bench/build/eleventy'

/**
 * Seconds that Eleventy needs for the product pages, lists, API answers, finding data and sitemap of a project, which it
 * writes into its folder `eleventy`.
 */
export async function timeEleventy(root: string): Promise<number> {
  const fetched = await fetchPackages(ELEVENTY)
  await cp(TEMPLATES, join(root, TEMPLATES), { recursive: true })
  const command = join(fetched.root, 'node_modules/@11ty/eleventy/cmd.cjs')
  const places = [`--config=${TEMPLATES}/eleventy.config.ts`, `--input=${TEMPLATES}`, '--output=eleventy']
  const seconds = run('Eleventy', root, [command, ...places, '--quiet'])
  await fetched.discard()
  return seconds
}
