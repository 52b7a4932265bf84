import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const runs = (program: string): boolean => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0

/**
 * The Java for the Nu HTML checker: JAVA, the system's, else the system's package, which root can install.
 *
 * @throws Error with what to do when there is none and none can be installed
 */
export function findJava(): string {
  const java = process.env.JAVA ?? 'java'
  if (runs(java)) return java
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('The Nu HTML checker needs Java. Install it, or name the program in JAVA.')
  }
  console.log('No Java was found. Installing the system package default-jre-headless …')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return 'java'
}
