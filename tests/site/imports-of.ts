import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** React and Astro's loader of it, which every island shares. */
const SHARED = /\/(client|react|react-dom|jsx-runtime|rolldown-runtime)\./

/** What an island fetches at its first use, beside what every island shares and what is there already: its script and all that this imports. */
export const ownScriptsOf = (
  dist: string,
  script: string,
  there: ReadonlySet<string> = new Set(),
): string[] =>
  [...importsOf(dist, `import '${script}'`)].filter((file) => !SHARED.test(file) && !there.has(file))

/** The files of a built site that a script imports at once, with what they import; what it may import later is left out. */
export function importsOf(dist: string, code: string, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](?:\.|\/_astro)\/([^"'`]+)/g)) {
    const file = `/_astro/${name}`
    if (!found.has(file)) importsOf(dist, readFileSync(join(dist, file), 'utf8'), found.add(file))
  }
  return found
}
