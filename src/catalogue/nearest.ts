import { closestMatch } from 'leven'

/** The known name that a misspelt one most likely meant, or undefined when none is near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  return closestMatch(name.toLowerCase(), known, { maxDistance: Math.max(2, Math.floor(name.length / 3)) })
}

/** "Did you mean …?" where a name is near, otherwise all that are known. */
export function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  if (near) return `Did you mean "${near}"?`
  return `Known: ${known.map((one) => `"${one}"`).join(', ')}.`
}
