import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a built site that a script imports at once, with what they import; what it may import later is left out. */
export function importsOf(dist: string, code: string, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](?:\.|\/_astro)\/([^"'`]+)/g)) {
    const file = `/_astro/${name}`
    if (!found.has(file)) importsOf(dist, readFileSync(join(dist, file), 'utf8'), found.add(file))
  }
  return found
}
