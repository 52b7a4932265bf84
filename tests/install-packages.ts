import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs system packages if possible: as root, with apt.
 * @returns whether they were installed
 */
export function installPackages(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing the system packages ${names.join(' ')} …`)
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: [...stdio] })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: [...stdio],
    })
    return true
  } catch {
    return false
  }
}
