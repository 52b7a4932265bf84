/**
 * How many edits turn what is typed into a word, and into the nearest beginning of it: letters inserted, deleted or replaced, or two
 * neighbors swapped (optimal string alignment).
 */
export function editDistance(typed: string, word: string): { whole: number; begun: number } {
  let last: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let i = 1; i <= typed.length; i += 1) {
    const [before, above] = [last, row]
    row = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (typed[i - 1] === word[j - 1] ? 0 : 1)
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : replaced
      row[j] = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped)
    }
    last = above
  }
  return { whole: row[word.length] ?? 0, begun: Math.min(...row) }
}

/** The fewest letters of a word in which one slip is tolerated, and two: shorter words are too similar to each other. */
const MIN_TYPO_LENGTHS = [4, 8]

/** A word that only begins like what is typed is further from it than one that is as long. */
const BEGUN = 0.5

/**
 * How many slips a typed word is away from a word or, while it is being typed, from its beginning; undefined where that is more than
 * its length tolerates. The first letter of a beginning is taken as it is typed: "track" is no "bracket". None is tolerated in words with digits, as 52 is not 56.
 *
 * @param mayGoOn whether it may be the beginning of a word
 */
export function slipsIn(typed: string, word: string, mayGoOn = true): number | undefined {
  const most = /\d/.test(typed) ? 0 : MIN_TYPO_LENGTHS.filter((length) => typed.length >= length).length
  if (most === 0 || word.length < typed.length - most) return undefined
  const { whole, begun } = editDistance(typed, word)
  if (whole <= most) return whole
  return mayGoOn && begun <= most && typed[0] === word[0] ? begun + BEGUN : undefined
}
