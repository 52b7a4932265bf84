import { closestMatch } from 'leven'

/** The known name that a misspelt one most likely meant, or undefined when none is near. Capital letters do not count. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const lowered = known.map((one) => one.toLowerCase())
  const maxDistance = Math.max(2, Math.floor(name.length / 3))
  const near = closestMatch(name.toLowerCase(), lowered, { maxDistance })
  return near === undefined ? undefined : known[lowered.indexOf(near)]
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The known path whose last part is nearest: folders are long and alike, and would make all paths near. */
export function nearestPath(path: string, known: readonly string[]): string | undefined {
  const parts = known.map(lastPart)
  const near = nearest(lastPart(path), parts)
  return near === undefined ? undefined : known[parts.indexOf(near)]
}

const didYouMean = (near: string | undefined, known: readonly string[]): string => {
  if (near) return `Did you mean "${near}"?`
  if (known.length === 0) return 'None is known yet.'
  return `Known: ${known.map((one) => `"${one}"`).join(', ')}.`
}

/** "Did you mean …?" where a name is near, otherwise all that are known. */
export const suggest = (name: string, known: readonly string[]): string =>
  didYouMean(nearest(name, known), known)

/** The same for paths. */
export const suggestPath = (path: string, known: readonly string[]): string =>
  didYouMean(nearestPath(path, known), known)
