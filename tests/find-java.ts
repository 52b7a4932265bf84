import { spawnSync } from 'node:child_process'
import { installPackages } from './install-packages.ts'

const runs = (program: string): boolean => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0

const named = (): string => process.env.JAVA ?? 'java'

export const hasJava = (): boolean => runs(named())

/**
 * The Java for the Nu HTML checker: JAVA, the system's, else the system's package, which root can install.
 *
 * @throws Error with what to do when there is none and none can be installed
 */
export function findJava(): string {
  if (hasJava()) return named()
  if (installPackages('default-jre-headless')) return 'java'
  throw new Error('The Nu HTML checker needs Java. Install it, or name the program in JAVA.')
}
