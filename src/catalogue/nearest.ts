import { closestMatch } from 'leven'

/** The known name nearest to a misspelled one, ignoring case; undefined if none is near. */
export function nearest(name: string, choices: readonly string[]): string | undefined {
  const lowered = choices.map((one) => one.toLowerCase())
  const maxDistance = Math.max(2, Math.floor(name.length / 3))
  const near = closestMatch(name.toLowerCase(), lowered, { maxDistance })
  return near === undefined ? undefined : choices[lowered.indexOf(near)]
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const folder = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** The nearest last part, in the same folder if possible: folders are long and alike, so all paths would be near. */
export function nearestPath(path: string, choices: readonly string[]): string | undefined {
  const parts = choices.map(lastPart)
  const near = nearest(lastPart(path), parts)
  const named = choices.filter((_, index) => parts[index] === near)
  return named.find((one) => folder(one) === folder(path)) ?? named[0]
}

export const MAX_NAMES = 15

const didYouMean = (near: string | undefined, choices: readonly string[]): string => {
  if (near) return `Did you mean "${near}"?`
  if (choices.length === 0) return 'There are none yet.'
  const names = choices.slice(0, MAX_NAMES).map((one) => `"${one}"`)
  const others = choices.length > MAX_NAMES ? ` and ${choices.length - MAX_NAMES} others` : ''
  return `Known: ${names.join(', ')}${others}.`
}

export const suggest = (name: string, choices: readonly string[]): string =>
  didYouMean(nearest(name, choices), choices)

export const suggestPath = (path: string, choices: readonly string[]): string =>
  didYouMean(nearestPath(path, choices), choices)
