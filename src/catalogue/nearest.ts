import { closestMatch } from 'leven'

/** The known name nearest to a misspelled one, ignoring case; undefined if none is near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const lowered = known.map((one) => one.toLowerCase())
  const maxDistance = Math.max(2, Math.floor(name.length / 3))
  const near = closestMatch(name.toLowerCase(), lowered, { maxDistance })
  return near === undefined ? undefined : known[lowered.indexOf(near)]
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const folder = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/**
 * The known path with the nearest last part, in the same folder if possible: folders are long and alike, so all paths would
 * be near.
 */
export function nearestPath(path: string, known: readonly string[]): string | undefined {
  const parts = known.map(lastPart)
  const near = nearest(lastPart(path), parts)
  const named = known.filter((_, index) => parts[index] === near)
  return named.find((one) => folder(one) === folder(path)) ?? named[0]
}

/** A sentence lists no more names. */
export const MAX_NAMES = 15

const didYouMean = (near: string | undefined, known: readonly string[]): string => {
  if (near) return `Did you mean "${near}"?`
  if (known.length === 0) return 'There are none yet.'
  const names = known.slice(0, MAX_NAMES).map((one) => `"${one}"`)
  const others = known.length > MAX_NAMES ? ` and ${known.length - MAX_NAMES} others` : ''
  return `Known: ${names.join(', ')}${others}.`
}

export const suggest = (name: string, known: readonly string[]): string =>
  didYouMean(nearest(name, known), known)

export const suggestPath = (path: string, known: readonly string[]): string =>
  didYouMean(nearestPath(path, known), known)
