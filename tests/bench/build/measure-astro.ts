import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Builds a project with Astro, as a deploy does.
 *
 * @param root the measured project, such as projectWithFans makes
 * @throws Error when the build fails
 */
export function measureAstro(root: string): { seconds: number; peakMemoryMiB: number } {
  const memory = join(root, 'max-memory')
  const preload = ['--import', resolve('tests/bench/build/max-memory.ts')]
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--force', '--silent']
  const start = performance.now()
  const { status } = spawnSync(process.execPath, [...preload, ...build], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MAX_MEMORY_FILE: memory },
  })
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`Astro ended with ${status}.`)
  return { seconds, peakMemoryMiB: Number(readFileSync(memory, 'utf8')) / 1024 }
}
